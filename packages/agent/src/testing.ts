/**
 * Stands in for a model in tests: it answers as scripted, and records what it was asked.
 *
 * @module
 */

export { FakeProvider } from './testing/fake-provider.ts';
export type { RecordedRequest } from './testing/fake-provider.ts';
export { withUsage } from './testing/fake-reply.ts';
export type { FakeReply } from './testing/fake-reply.ts';
