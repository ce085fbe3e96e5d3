import { expect, test } from 'vitest';
import { prompt } from '../src/prompt-tag.ts';
import { trusted } from '../src/restricted.ts';

test('the tag knows endorsed texts, until there are too many to remember', () => {
  const stranger = 'Nobody endorsed this.' as unknown as number;
  for (let index = 0; index < 999; index++) trusted(`text ${index}`, 'a test of the limit');
  for (let again = 0; again < 10; again++) trusted('text 0', 'a text that was endorsed before takes no room');
  expect(() => prompt`${stranger}`).toThrow(TypeError);
  expect(String(prompt`${trusted('text 999', 'the last one')}`)).toBe('text 999');
  // From here on only the compiler tells them apart; endorsed texts never stop working.
  expect(String(prompt`${stranger}`)).toBe('Nobody endorsed this.');
  expect(String(prompt`${trusted('text 1000', 'one too many')}`)).toBe('text 1000');
});
