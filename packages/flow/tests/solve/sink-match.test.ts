import { describe, expect, it } from 'vitest';
import { meetsSink } from '../../src/solve/sink-match.ts';

describe('meetsSink', () => {
  it('meets a text that is the prompt', () => {
    expect(meetsSink([], [])).toBe(true);
  });

  it('meets a label on an object around the prompt, unless the sink is exact', () => {
    expect(meetsSink(['prompt'], [])).toBe(true);
    expect(meetsSink(['prompt'], [], { isExact: true })).toBe(false);
  });

  it('misses a label beside the prompt', () => {
    expect(meetsSink(['prompt'], ['ticketId'])).toBe(false);
    expect(meetsSink(['prompt'], ['{except:prompt}'])).toBe(false);
  });

  it('takes a message of unknown role for a user message and not for a system message', () => {
    expect(meetsSink(['[]', '{role=user}', 'content'], ['[]', 'content'])).toBe(true);
    expect(meetsSink(['[]', '{role=system}', 'content'], ['[]', 'content'])).toBe(false);
  });

  it('tells roles apart', () => {
    const system = ['[]', '{role=system}', 'content'];
    expect(meetsSink(['[]', '{role=system}', 'content'], system)).toBe(true);
    expect(meetsSink(['[]', '{role=user}', 'content'], system)).toBe(false);
  });

  it('leaves out what a place rules out, and takes what says nothing of it', () => {
    const pattern = ['[]', '{role=user}', 'content', '[]', '{type!=tool_result}'];
    const block = (type: string): string[] => ['[]', '{role=user}', 'content', '0', `{type=${type}}`, 'text'];
    expect(meetsSink(pattern, block('text'))).toBe(true);
    expect(meetsSink(pattern, block('tool_result'))).toBe(false);
    expect(meetsSink(pattern, [])).toBe(true);
  });

  it('leaves the conversation of the SDK alone', () => {
    expect(meetsSink(['[]', '{role=user}', 'content'], ['[]', '{role=assistant}', 'content'])).toBe(false);
    expect(meetsSink([], ['{history}'])).toBe(false);
    expect(meetsSink([], ['[]', '{history}'])).toBe(false);
  });

  it('does not take what a closure holds for the closure', () => {
    expect(meetsSink([], ['$summary@1'])).toBe(false);
  });

  it('knows which parts of an SDK’s result are harmless where the whole of it arrives', () => {
    const shapes = {
      answer: { harmless: ['model'], history: ['messages'], nested: { step: 'step' } },
      step: { harmless: ['id'] },
    };
    const whole = ['{shape:answer}'];
    expect(meetsSink(['model'], whole, { shapes })).toBe(false);
    expect(meetsSink(['messages', '[]', 'content'], whole, { shapes })).toBe(false);
    expect(meetsSink(['step', 'id'], whole, { shapes })).toBe(false);
    expect(meetsSink(['step', 'text'], whole, { shapes })).toBe(true);
    expect(meetsSink(['step', 'text'], whole, { shapes, isExact: true })).toBe(false);
  });
});
