import { AgentText } from '@hearsay/core';

export const reply: AgentText = AgentText.from('Hello.');
