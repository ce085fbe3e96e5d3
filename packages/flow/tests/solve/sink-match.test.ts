import { describe, expect, it } from 'vitest';
import { meetsSink } from '../../src/solve/sink-match.ts';

describe('meetsSink', () => {
  it('meets a text that is the prompt', () => {
    expect(meetsSink([], [], false)).toBe(true);
  });

  it('meets a label on an object around the prompt, unless the sink is exact', () => {
    expect(meetsSink(['prompt'], [], false)).toBe(true);
    expect(meetsSink(['prompt'], [], true)).toBe(false);
  });

  it('misses a label beside the prompt', () => {
    expect(meetsSink(['prompt'], ['ticketId'], false)).toBe(false);
    expect(meetsSink(['prompt'], ['{except:prompt}'], false)).toBe(false);
  });

  it('takes a message of unknown role for a user message and not for a system message', () => {
    expect(meetsSink(['[]', '{role=user}', 'content'], ['[]', 'content'], false)).toBe(true);
    expect(meetsSink(['[]', '{role=system}', 'content'], ['[]', 'content'], false)).toBe(false);
  });

  it('tells roles apart', () => {
    const system = ['[]', '{role=system}', 'content'];
    expect(meetsSink(['[]', '{role=system}', 'content'], system, false)).toBe(true);
    expect(meetsSink(['[]', '{role=user}', 'content'], system, false)).toBe(false);
  });

  it('leaves out what a place rules out, and takes what says nothing of it', () => {
    const pattern = ['[]', '{role=user}', 'content', '[]', '{type!=tool_result}'];
    const block = (type: string): string[] => ['[]', '{role=user}', 'content', '0', `{type=${type}}`, 'text'];
    expect(meetsSink(pattern, block('text'), false)).toBe(true);
    expect(meetsSink(pattern, block('tool_result'), false)).toBe(false);
    expect(meetsSink(pattern, [], false)).toBe(true);
  });

  it('leaves the conversation of the SDK alone', () => {
    expect(meetsSink(['[]', '{role=user}', 'content'], ['[]', '{role=assistant}', 'content'], false)).toBe(
      false,
    );
    expect(meetsSink([], ['{history}'], false)).toBe(false);
    expect(meetsSink([], ['[]', '{history}'], false)).toBe(false);
  });

  it('does not take what a closure holds for the closure', () => {
    expect(meetsSink([], ['$summary@1'], false)).toBe(false);
  });
});
