import type { TextLabel } from '../report/flow-report.ts';

/** What a value carries: text of a model, a tool or a user, or a function of the program. */
export type Label =
  | {
      readonly kind: 'text';
      /** Whether the types of the value have held since the text was born: a cast or `JSON.parse` ends that. */
      readonly isChecked: boolean;
      /** The tool whose arguments the text is; undefined for any other text. */
      readonly group: string | undefined;
      /** Whose text it is. */
      readonly origin: TextLabel;
    }
  | { readonly kind: 'function'; readonly function: number };

/** Gives every label a number, so that facts compare cheaply. */
export class LabelTable {
  readonly #labels: Label[] = [];
  readonly #numbers: Map<string, number> = new Map();

  /** The number of a text label. */
  text(isChecked: boolean, group: string | undefined, origin: TextLabel): number {
    const key = `text ${String(isChecked)} ${origin} ${group ?? ''}`;
    return this.#number(key, { kind: 'text', isChecked, group, origin });
  }

  /** The number of a function's label. */
  function(index: number): number {
    return this.#number(`function ${String(index)}`, { kind: 'function', function: index });
  }

  /** The label behind a number. */
  get(number: number): Label {
    const label = this.#labels[number];
    if (label === undefined) throw new Error(`There is no label number ${String(number)}.`);
    return label;
  }

  #number(key: string, label: Label): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#labels.push(label);
    this.#numbers.set(key, this.#labels.length - 1);
    return this.#labels.length - 1;
  }
}
