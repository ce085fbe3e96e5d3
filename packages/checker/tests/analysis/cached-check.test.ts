import { describe, expect, it } from 'vitest';
import { cachedProject } from '../support/cached-project.ts';
import { CHANGED_CLIENTS } from './changed-clients.ts';
import { CHANGED_GLOBALS } from './changed-globals.ts';
import { CHANGED_SOURCES } from './changed-sources.ts';
import { CHANGED_SURROUNDINGS } from './changed-surroundings.ts';
import { CHANGED_USES } from './changed-uses.ts';
import { SHARED_DECLARATIONS } from './shared-declarations.ts';
import type { Scenario } from './scenario.ts';

/** Checks before an edit and after it. */
async function run({ files, edit, findings, projects = [] }: Scenario): Promise<void> {
  const project = cachedProject(files, { projects });
  const before = await project.checkWarm();
  project.edit(edit);
  const after = await project.check();
  expect([before.findings.length, after.findings.length]).toEqual(findings);
}

describe('a check with a cache gives what one without gives after a change of', () => {
  it.each(CHANGED_SOURCES)('$title', run);
  it.each(CHANGED_GLOBALS)('$title', run);
  it.each(CHANGED_SURROUNDINGS)('$title', run);
  it.each(CHANGED_USES)('$title', run);
  it.each(CHANGED_CLIENTS)('$title', run);
  it.each(SHARED_DECLARATIONS)('a file that uses $title', run);
});
