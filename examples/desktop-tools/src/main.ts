import { Call, TOOL_DIALECTS, Tool, lintTools, matchingTools } from '@hearsay/tool';
import { desktopTools, putWindow } from './desktop-tools.js';
import { SAMPLE_CALLS } from './sample-calls.js';

console.log(`${desktopTools.length} tools`);
for (const { level, tool, message } of lintTools(desktopTools))
  console.log(`  ${level}: ${tool ?? 'all tools'}: ${message}`);

console.log('\nConverted and read back');
for (const dialect of TOOL_DIALECTS) {
  const conversions = desktopTools.map((tool) => tool.to(dialect));
  const losses = conversions.flatMap((conversion) => conversion.losses);
  const same = conversions.filter(({ declaration }, index) => {
    const [back, tool] = [Tool.from(dialect, declaration), desktopTools[index]];
    return tool !== undefined && back.equals(tool);
  });
  const lost = [...new Set(losses.map(({ keyword }) => keyword))].join(', ');
  const told = losses.length === 0 ? 'nothing lost' : `lost: ${lost}`;
  console.log(`  ${dialect.padEnd(17)} ${same.length} the same, ${told}`);
}

console.log('\nA call of each');
for (const dialect of TOOL_DIALECTS) {
  const { app, region } = Call.from(dialect, SAMPLE_CALLS[dialect]).parse(putWindow);
  console.log(`  ${dialect.padEnd(17)} ${app} on the ${region}`);
}

const request = 'Snap the notes to the LEFT HALF, please';
const matching = matchingTools(desktopTools, request);
console.log(`\n"${request}" matches ${matching.map((tool) => tool.name).join(', ')}`);
console.log(JSON.stringify(putWindow));
