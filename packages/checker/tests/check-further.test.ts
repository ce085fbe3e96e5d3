import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects } from '../src/check-projects.ts';
import { readConfigValues } from '../src/config/read-config-values.ts';
import { IMPORT, sdkProject } from './support/sdk-project.ts';
import { temporaryFolder, tsconfig } from './support/temporary-folder.ts';

const ROUTE = `${IMPORT}
export async function reply(request: Request): Promise<void> {
  const { text } = await generateText({ model: 'm', prompt: 'Which page?' });
  await generateText({ model: 'm', system: await request.text(), prompt: 'Reply.' });
  await fetch(text);
}
`;

const WITH_DOM = tsconfig({}, { module: 'esnext', moduleResolution: 'bundler', lib: ['es2015', 'dom'] });

describe('checkProjects with what is off by default', () => {
  it('keeps what is found with it apart from what is found without', async () => {
    const cwd = temporaryFolder(sdkProject({ 'tsconfig.json': WITH_DOM, 'src/route.ts': ROUTE }));
    const cache = { isWanted: true, location: join(cwd, 'cache') };
    const rules = { 'no-agent-text-in-control': 'warn' };
    const config = { name: 'x', folder: cwd, values: readConfigValues({ labels: ['user'] }, 'x') };
    const tell = async (options: object): Promise<string[]> => {
      const { findings } = await checkProjects({ cwd, cache, ...options });
      return findings.map(({ rule, severity, sink }) => `${rule} ${severity} ${sink?.kind ?? ''}`);
    };
    const none = await tell({});
    const control = await tell({ rules });
    const user = await tell({ config });
    expect(none).toEqual([]);
    expect(control).toEqual(['no-agent-text-in-control warning global:fetch']);
    expect(user).toEqual(['no-agent-text-in-prompt error ai:generateText.system']);
    expect([await tell({}), await tell({ rules }), await tell({ config })]).toEqual([none, control, user]);
  });
});
