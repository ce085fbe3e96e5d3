// Draws one finding of the demo as docs/finding.svg, from the report that a test holds the check to; with --check, says
// whether the committed picture is current.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the finding stands that is drawn: it goes through two files, and ends where nobody looks for a prompt. */
const FINDING = { file: 'src/knowledge-base.ts', line: 62 };

const demo = new URL('../../fixtures/demo/', import.meta.url);
const picture = fileURLToPath(new URL('../finding.svg', import.meta.url));

/** @typedef {{ line: number, column: number }} Position */
/** @typedef {{ file: string, range: { start: Position, end: Position }, note: string }} Step */
/** @typedef {{ rule: string, severity: string, message: string, file: string, range: Step['range'], path: Step[], sink: { rank: string } | null }} Finding */
/** @typedef {{ file: string, line: number, code: string, marks: { from: number, to: number }[], notes: string[] }} Card */

const WIDTH = 880;
const CARD = { left: 62, width: WIDTH - 62 - 20, head: 24, code: 26, note: 26, gap: 22 };
/** The width of a character of code, whatever font the reader has: the text is stretched to it. */
const CHARACTER = 7.4;
const INSET = 14;

const STYLE = `
    svg { --page: #ffffff; --card: #f6f8fa; --edge: #d0d7de; --ink: #1f2328; --soft: #59636e; --mark: #fff1c2; --source: #0a6640; --step: #59636e; --sink: #b3261e; }
    @media (prefers-color-scheme: dark) {
      svg { --page: #0d1117; --card: #161b22; --edge: #3d444d; --ink: #e6edf3; --soft: #9198a1; --mark: #4d3c00; --source: #57c98a; --step: #9198a1; --sink: #ff8a80; }
    }
    text { fill: var(--ink); font: 13.5px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
    .code, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 12.3px; }
    .soft, .place { fill: var(--soft); }
    .title { font-weight: 600; font-size: 15px; }
    .number { fill: var(--page); font-weight: 600; font-size: 12.5px; text-anchor: middle; }
    .page { fill: var(--page); stroke: var(--edge); }
    .card { fill: var(--card); stroke: var(--edge); }
    .mark { fill: var(--mark); }
    .line { stroke: var(--step); stroke-width: 2; }
    .source { fill: var(--source); }
    .step { fill: var(--step); }
    .sink { fill: var(--sink); }
`;

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The finding, as the report has it. */
function readFinding() {
  /** @type {{ findings: Finding[] }} */
  const { findings } = JSON.parse(readFileSync(new URL('golden.json', demo), 'utf8'));
  const finding = findings.find(
    ({ file, range }) => file === FINDING.file && range.start.line === FINDING.line,
  );
  if (finding === undefined) throw new Error(`The demo has no finding at ${FINDING.file}:${FINDING.line}.`);
  return finding;
}

/**
 * One card for each line of code that the text goes through; steps on one line share theirs.
 *
 * @param {readonly Step[]} path
 */
function cardsOf(path) {
  /** @type {Card[]} */
  const cards = [];
  for (const { file, range, note } of path) {
    const { start, end } = range;
    const text = readFileSync(new URL(file, demo), 'utf8').split('\n')[start.line - 1] ?? '';
    const indent = text.length - text.trimStart().length;
    let card = cards.at(-1);
    if (card?.file !== file || card.line !== start.line) {
      card = { file, line: start.line, code: text.trim(), marks: [], notes: [] };
      cards.push(card);
    }
    // A range that goes on over further lines is marked to the end of its first.
    const to = end.line === start.line ? end.column - 1 : text.length;
    card.marks.push({ from: start.column - 1 - indent, to: to - indent });
    card.notes.push(note);
  }
  return cards;
}

/** @param {Card} card */
const heightOf = ({ notes }) => CARD.head + CARD.code + CARD.note * notes.length + 6;

/**
 * @param {Card} card
 * @param {{ top: number, first: number, count: number }} place
 */
function drawCard(card, { top, first, count }) {
  const { file, line, code, marks, notes } = card;
  const left = CARD.left + INSET;
  const codeTop = top + CARD.head + 6;
  const width = (/** @type {number} */ characters) => (characters * CHARACTER).toFixed(1);
  return [
    `<rect class="card" x="${CARD.left}" y="${top}" width="${CARD.width}" height="${heightOf(card)}" rx="6"/>`,
    `<text class="place" x="${left}" y="${top + 19}">${escape(`${file}:${line}`)}</text>`,
    ...marks.map(
      ({ from, to }) =>
        `<rect class="mark" x="${(left + from * CHARACTER).toFixed(1)}" y="${codeTop}" width="${width(to - from)}" height="19" rx="3"/>`,
    ),
    `<text class="code" x="${left}" y="${codeTop + 14}" textLength="${width(code.length)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${escape(code)}</text>`,
    ...notes.flatMap((note, index) => {
      const number = first + index;
      const kind = number === 1 ? 'source' : number === count ? 'sink' : 'step';
      const y = codeTop + CARD.code + 13 + index * CARD.note;
      return [
        `<circle class="${kind}" cx="36" cy="${y - 5}" r="11"/>`,
        `<text class="number" x="36" y="${y - 0.5}">${number}</text>`,
        `<text x="${left}" y="${y}">${escape(note.replaceAll('`', ''))}${kind === 'step' ? '' : ` <tspan class="${kind}" font-weight="600">${kind}</tspan>`}</text>`,
      ];
    }),
  ];
}

/** @param {Finding} finding */
function draw({ rule, severity, message, file, range, path }) {
  const cards = cardsOf(path);
  const [what = '', why = ''] = message.replaceAll('`', '').split(/(?<= unquoted): /);
  let top = 92;
  let first = 1;
  /** @type {string[]} */
  const drawn = [];
  for (const card of cards) {
    drawn.push(...drawCard(card, { top, first, count: path.length }));
    top += heightOf(card) + CARD.gap;
    first += card.notes.length;
  }
  const height = top - CARD.gap + 20;
  const described = path.map(
    ({ file: where, range: { start }, note }, index) =>
      `${index + 1}. ${where}:${start.line}: ${note.replaceAll('`', '')}.`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="finding-title finding-steps">
  <!-- Drawn from fixtures/demo/golden.json by docs/scripts/finding-picture.mjs. -->
  <title id="finding-title">${escape(`${severity} ${rule} at ${file}:${range.start.line}:${range.start.column}`)}</title>
  <desc id="finding-steps">${escape(`${what}: ${why} ${described.join(' ')}`)}</desc>
  <style>${STYLE}  </style>
  <rect class="page" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>
  <text class="title" x="20" y="30"><tspan class="sink">${escape(severity)}</tspan> ${escape(rule)}</text>
  <text x="20" y="54">${escape(what)}:</text>
  <text x="20" y="74">${escape(why)}</text>
  <line class="line" x1="36" y1="${92 + CARD.head + CARD.code + 14}" x2="36" y2="${height - 20 - 8 - CARD.note / 2}"/>
  ${drawn.join('\n  ')}
</svg>
`;
}

const svg = draw(readFinding());
if (!process.argv.includes('--check')) writeFileSync(picture, svg);
else if (readFileSync(picture, 'utf8') !== svg) {
  console.error(
    'docs/finding.svg is not what the report on the demo says: run node docs/scripts/finding-picture.mjs.',
  );
  process.exitCode = 1;
}
