// Prints what AgentAnswer costs the compiler, and fails when a count is over its budget in budgets.json.
// With --counts, programs run side by side: quicker, but the times say nothing then.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { measureTypeCost } from './measure.mjs';

/** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

const costs = await measureTypeCost(process.argv.includes('--counts') ? availableParallelism() : 1);
const rows = costs.map(({ name, typescript, line, answer, baseline, cost }) => {
  const budget = budgets[name]?.[line];
  const isHeld = budget !== undefined && cost <= budget;
  return {
    name,
    typescript,
    cost,
    budget: budget ?? 'none',
    checkMs: answer.checkMs,
    baseMs: baseline.checkMs,
    isHeld,
  };
});

const cells = [
  ['answer type', 'TypeScript', 'instantiations', 'budget', 'check time', 'without', ''],
  ...rows.map(({ name, typescript, cost, budget, checkMs, baseMs, isHeld }) => {
    return [
      name,
      typescript,
      cost,
      budget,
      `${checkMs} ms`,
      `${baseMs} ms`,
      isHeld ? '✓' : '✗ over budget',
    ].map(String);
  }),
];
const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of cells) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
console.log('\nInstantiations are those that AgentAnswer adds: the same program without it is subtracted.');

const over = rows.filter(({ isHeld }) => !isHeld);
if (over.length > 0) {
  console.error(
    `\n${over.length} of ${rows.length} counts are over budget. Make the type cheaper, or raise budgets.json and say why.`,
  );
  process.exitCode = 1;
}
