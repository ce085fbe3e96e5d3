import { describe, expect, it } from 'vitest';
import {
  discriminatorTag,
  exceptPath,
  HISTORY_TAG,
  MAXIMUM_PATH_LENGTH,
  overwritePath,
  readPath,
  writePath,
} from '../../src/facts/access-path.ts';

describe('readPath', () => {
  it('takes the label along that lies in the property', () => {
    expect(readPath(['summary', 'text'], 'summary')).toEqual(['text']);
  });

  it('finds nothing in another property', () => {
    expect(readPath(['summary'], 'ticketId')).toBeUndefined();
  });

  it('finds the label of a whole value in each of its properties', () => {
    expect(readPath([], 'summary')).toEqual([]);
  });

  it('takes any element for any other', () => {
    expect(readPath(['0'], '[]')).toEqual([]);
    expect(readPath(['[]'], '0')).toEqual([]);
    expect(readPath(['1'], '0')).toBeUndefined();
  });

  it('looks through tags', () => {
    expect(readPath([discriminatorTag('role', 'user'), 'content'], 'content')).toEqual([]);
  });

  it('keeps a history a history until a message is opened', () => {
    expect(readPath([HISTORY_TAG], '[]')).toEqual([HISTORY_TAG]);
    expect(readPath([HISTORY_TAG], 'content')).toEqual([]);
  });

  it('leaves out what was set to something else', () => {
    expect(readPath(['{except:ticketId}'], 'ticketId')).toBeUndefined();
    expect(readPath(['{except:ticketId}'], 'summary')).toEqual([]);
  });

  it('never takes a captured variable for a property', () => {
    expect(readPath(['$summary@3'], '[]')).toBeUndefined();
  });
});

describe('writePath', () => {
  it('puts the property in front', () => {
    expect(writePath(['messages', '[]'], ['content'])).toEqual(['messages', '[]', 'content']);
  });

  it('cuts a path that grows too long, so that more is labelled and not less', () => {
    const long = Array.from({ length: MAXIMUM_PATH_LENGTH }, (_, index) => `level${String(index)}`);
    expect(writePath(['outer'], long)).toEqual(['outer', ...long.slice(0, MAXIMUM_PATH_LENGTH - 1)]);
  });

  it('keeps what a model said apart from a prompt where it takes repeated segments together', () => {
    const call = ['{role=assistant}', 'tool_calls', '0', 'args', 'done', 'by'];
    expect(writePath(['messages', '0'], call)).toEqual([
      'messages',
      '*0|tool_calls',
      '{role=assistant}',
      'args',
      'done',
      'by',
    ]);
    expect(writePath(['messages', '0'], ['{role=user}', ...call.slice(1)])).toEqual([
      'messages',
      '*0|tool_calls',
      'args',
      'done',
      'by',
    ]);
  });

  it('counts no tag to the length of a path', () => {
    const block = ['{role=user}', 'content', '[]', '{type=tool_result}', 'content'];
    const whole = ['state', 'messages', '[]', ...block];
    expect(writePath(['state', 'messages', '[]'], block)).toEqual(whole);
    const deep = ['{role=user}', 'a', '{type=text}', 'b', 'c', 'd', 'e', 'f'];
    expect(writePath(['desk'], deep)).toEqual(['desk', ...deep.slice(0, -1)]);
  });

  it('lets no closure hold itself', () => {
    expect(writePath(['$retry@1'], ['$retry@1', '$text@2'])).toBeUndefined();
  });
});

describe('a path of objects that hold objects of their own kind', () => {
  it('is exact for two of them, and takes more together', () => {
    expect(writePath(['next'], ['next', 'body'])).toEqual(['next', 'next', 'body']);
    expect(writePath(['next'], ['next', 'next', 'body'])).toEqual(['*next', 'body']);
    expect(writePath(['next'], ['*next', 'body'])).toEqual(['*next', 'body']);
  });

  it('takes alternating ways together', () => {
    const once = ['children', '[]'];
    expect(writePath([...once, ...once], [...once, 'body'])).toEqual(['*[]|children', 'body']);
  });

  it('can be read at any depth, and keeps its neighbours clean', () => {
    expect(readPath(['*next', 'body'], 'next')).toEqual(['*next', 'body']);
    expect(readPath(['*next', 'body'], 'body')).toEqual([]);
    expect(readPath(['*next', 'body'], 'title')).toBeUndefined();
  });
});

describe('overwritePath', () => {
  it('cleans what was overwritten', () => {
    expect(overwritePath(['summary', 'text'], ['summary'])).toBeUndefined();
  });

  it('keeps everything else', () => {
    expect(overwritePath(['notes'], ['summary'])).toEqual(['notes']);
  });

  it('leaves the property out of a label on the whole object', () => {
    expect(overwritePath([], ['summary'])).toEqual(['{except:summary}']);
  });
});

describe('exceptPath', () => {
  it('collects exceptions in one tag', () => {
    expect(exceptPath(['{except:b}'], ['a'])).toEqual(['{except:a,b}']);
  });
});
