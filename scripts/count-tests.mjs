// Prints `passed failed skipped` of a vitest JSON report; a file that failed to load counts as one failed test.
import { readFileSync } from 'node:fs';

const [report] = process.argv.slice(2);
const { testResults } = JSON.parse(readFileSync(report ?? '', 'utf8'));

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { status, assertionResults } of testResults) {
  for (const result of assertionResults) {
    if (result.status === 'passed') counts.passed += 1;
    else if (result.status === 'failed') counts.failed += 1;
    else counts.skipped += 1;
  }
  const blamed = assertionResults.some(
    (/** @type {{ status: string }} */ result) => result.status === 'failed',
  );
  if (status === 'failed' && !blamed) counts.failed += 1;
}
console.log(`${counts.passed} ${counts.failed} ${counts.skipped}`);
