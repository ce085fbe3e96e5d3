import { reply } from '../desk-one/reply.js';

export const shown: string = String(reply);
