import { StateEffect, StateField, type EditorState, type Extension, type Text } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  layer,
  WidgetType,
  type DecorationSet,
  type LayerMarker,
} from '@codemirror/view';
import type { PathStep } from '../protocol/check-result.ts';
import { element } from './element.ts';

/** Draws another path over the code; an empty one draws none. */
export const showPath: ReturnType<typeof StateEffect.define<readonly PathStep[]>> =
  StateEffect.define<readonly PathStep[]>();

/** The number in front of a step. */
class StepMarker extends WidgetType {
  /** The place of the step in its path, from 0. */
  readonly index: number;
  readonly #role: string;

  constructor(index: number, role: string) {
    super();
    this.index = index;
    this.#role = role;
  }

  override eq(other: StepMarker): boolean {
    return other.index === this.index && other.#role === this.#role;
  }

  override toDOM(): HTMLElement {
    const number = String(this.index + 1);
    // The list beside the editor says the same in words.
    return element(
      'span',
      { class: `hp-marker hp-marker-${this.#role}`, 'data-step': number, 'aria-hidden': 'true' },
      number,
    );
  }
}

/** The steps that are drawn, moved along with what is typed. */
const drawnSteps: StateField<DecorationSet> = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { effects, changes, newDoc }) {
    const shown = effects.find((effect) => effect.is(showPath));
    return shown === undefined ? drawn.map(changes) : decorate(shown.value, newDoc);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(steps: readonly PathStep[], text: Text): DecorationSet {
  const inText = steps.filter(({ end }) => end <= text.length);
  return Decoration.set(
    inText.flatMap(({ start, end }, index) => {
      const role = index === 0 ? 'source' : index === inText.length - 1 ? 'sink' : 'step';
      const marker = Decoration.widget({ widget: new StepMarker(index, role), side: -1 }).range(start);
      // Of a long call, its first line says enough.
      const shownEnd = Math.min(end, text.lineAt(start).to);
      const mark = Decoration.mark({ class: `hp-step hp-step-${role}` });
      return start === shownEnd ? [marker] : [marker, mark.range(start, shownEnd)];
    }),
    true,
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The line from marker to marker. */
class PathLine implements LayerMarker {
  readonly #points: readonly Point[];

  constructor(points: readonly Point[]) {
    this.#points = points;
  }

  eq(other: PathLine): boolean {
    return JSON.stringify(other.#points) === JSON.stringify(this.#points);
  }

  draw(): HTMLElement {
    const right = Math.max(...this.#points.map(({ x }) => x)) + 80;
    const bottom = Math.max(...this.#points.map(({ y }) => y)) + 40;
    const parts = this.#points.slice(1).map((to, index) => curve(this.#points[index] ?? to, to));
    const holder = element('div', { class: 'hp-path-line' });
    holder.innerHTML = `<svg width="${right}" height="${bottom}" aria-hidden="true"><path d="${parts.join(' ')}"/></svg>`;
    return holder;
  }
}

/** Over the line of text within one line, else from below one marker to above the next. */
function curve(from: Point, to: Point): string {
  if (Math.abs(from.y - to.y) < 4) {
    const top = from.y - 18;
    return `M${from.x} ${from.y - 8}C${from.x} ${top} ${to.x} ${top} ${to.x} ${to.y - 8}`;
  }
  const direction = to.y > from.y ? 1 : -1;
  const [start, end] = [from.y + 8 * direction, to.y - 8 * direction];
  const bend = Math.max(12, Math.abs(end - start) / 2) * direction;
  return `M${from.x} ${start}C${from.x} ${start + bend} ${to.x} ${end - bend} ${to.x} ${end}`;
}

function pathMarkers(view: EditorView): readonly LayerMarker[] {
  const points = markerPositions(view.state).map((position, index) => pointOf(view, position, index));
  return points.length < 2 ? [] : [new PathLine(points)];
}

/** Where the markers stand in the text, in the order of the path. */
function markerPositions(state: EditorState): readonly number[] {
  const positions: number[] = [];
  state.field(drawnSteps).between(0, state.doc.length, (from, _to, { spec }) => {
    // As `decorate` made it.
    const { widget } = spec as { readonly widget?: unknown };
    if (widget instanceof StepMarker) positions[widget.index] = from;
  });
  return positions;
}

function pointOf(view: EditorView, position: number, index: number): Point {
  const outer = view.scrollDOM.getBoundingClientRect();
  const left = outer.left - view.scrollDOM.scrollLeft;
  const top = outer.top - view.scrollDOM.scrollTop;
  const marker = view.contentDOM.querySelector(`[data-step="${index + 1}"]`)?.getBoundingClientRect();
  if (marker !== undefined) {
    return {
      x: Math.round(marker.left + marker.width / 2 - left),
      y: Math.round(marker.top + marker.height / 2 - top),
    };
  }
  // Lines that are far out of sight are not in the page.
  const block = view.lineBlockAt(position);
  return { x: 60, y: Math.round(block.top + view.documentTop - top + view.defaultLineHeight / 2) };
}

/** Draws the way of a text over the code: a number at each step, and a line that joins them. */
export const PATH_DRAWING: Extension = [
  drawnSteps,
  layer({ above: false, class: 'hp-path-layer', markers: pathMarkers, update: () => true }),
];
