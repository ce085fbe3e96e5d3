// A model for tests
export { FakeProvider } from './testing/fake-provider.ts';
export type { RecordedRequest } from './testing/fake-provider.ts';
export { withUsage } from './testing/fake-reply.ts';
export type { FakeReply } from './testing/fake-reply.ts';
