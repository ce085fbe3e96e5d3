/** The name in the fragment: `#code=…`. */
const NAME = '#code=';

/** Longer addresses are cut by mail programs and chats. */
const LONGEST = 30_000;

/** More than anybody writes by hand; few bytes can unpack to very many. */
const MOST_BYTES = 2_000_000;

/**
 * Writes code into the fragment of an address, which no browser sends to a server.
 *
 * @returns `undefined` for code that is too long for a link.
 */
export async function fragmentOf(code: string): Promise<string | undefined> {
  const bytes = await through(new TextEncoder().encode(code), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = NAME + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length > LONGEST ? undefined : fragment;
}

/**
 * Reads the code in a fragment.
 *
 * @returns `undefined` where the fragment holds none.
 * @throws Error when it holds code that cannot be read.
 */
export async function codeOf(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(NAME)) return undefined;
  if (fragment.length > LONGEST) throw new Error('The fragment is longer than any that is written here.');
  const text = atob(fragment.slice(NAME.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const code = await through(bytes, new DecompressionStream('deflate-raw'));
  if (code.length > MOST_BYTES) throw new Error('The fragment holds more than a page can show.');
  return new TextDecoder('utf-8', { fatal: true }).decode(code);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
