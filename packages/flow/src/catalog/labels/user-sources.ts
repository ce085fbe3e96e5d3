import type { SdkCatalog } from '../sdk-catalog.ts';

/** A type of the platform or of a package whose members are what a client sent. */
export interface RequestType {
  /** The name in reports. */
  readonly sdk: string;
  /** Packages that declare the type. */
  readonly packages: readonly string[];
  readonly name: string;
  readonly members: readonly string[];
}

/** Requests that a route handler reads by their properties. */
export const requestTypes: readonly RequestType[] = [
  {
    sdk: 'express',
    packages: ['express', '@types/express', '@types/express-serve-static-core'],
    name: 'Request',
    members: ['body', 'query', 'params'],
  },
  { sdk: 'fastify', packages: ['fastify'], name: 'FastifyRequest', members: ['body', 'query', 'params'] },
  { sdk: 'next', packages: ['next'], name: 'NextApiRequest', members: ['body', 'query'] },
];

/** Requests that a route handler reads by their methods, named as `Type#method`. */
export const userSources: readonly SdkCatalog[] = [
  {
    sdk: 'global',
    packages: ['global'],
    versionedBy: [],
    shapes: { 'request.text': {} },
    entries: [
      {
        // Of Next.js and every other framework that keeps to the standard: `NextRequest` is a `Request` too.
        names: ['Request#json', 'Request#text', 'Request#formData', 'Request#blob', 'Request#arrayBuffer'],
        result: 'request.text',
        label: 'user',
      },
    ],
  },
  {
    sdk: 'hono',
    packages: ['hono'],
    versionedBy: [],
    shapes: {},
    entries: [
      {
        names: [
          'HonoRequest#json',
          'HonoRequest#text',
          'HonoRequest#formData',
          'HonoRequest#parseBody',
          'HonoRequest#query',
          'HonoRequest#queries',
          'HonoRequest#param',
          'HonoRequest#valid',
        ],
        result: 'request.text',
        label: 'user',
      },
    ],
  },
];
