import { Agent, run } from '@openai/agents';

const researcher = new Agent({
  name: 'Researcher',
  instructions: 'Collect what is known about a supplier.',
});

export async function assess(supplier: string): Promise<string> {
  const research = await run(researcher, supplier);
  const findings = research.finalOutput ?? 'nothing';

  const auditor = new Agent({
    name: 'Auditor',
    // Pages that the researcher read now instruct the auditor.
    instructions: `You approve invoices. Background: ${findings}`,
  });
  const audit = await run(auditor, 'May we pay the open invoices of this supplier?');
  return audit.finalOutput ?? '';
}
