/**
 * Downloads a file as text.
 *
 * @param onBytes - Told of every part that arrives, in bytes as they are after decompression.
 * @throws Error when the server has no such file, TypeError without a connection.
 */
export async function download(url: URL, onBytes: (bytes: number) => void): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`The server answered ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    onBytes(value.length);
  }
}
