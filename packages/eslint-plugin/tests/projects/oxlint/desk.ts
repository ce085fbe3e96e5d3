import { trusted } from '@hearsay/core/restricted';

export const rule: string = trusted('Answer briefly.', 'ok');
// hearsay-ignore no-agent-text-in-prompt
export const house: string = trusted('Be kind.', 'written by our editors, reviewed like code');
