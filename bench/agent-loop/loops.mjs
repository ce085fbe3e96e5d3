// The loops that are compared: by hand, and ours, each whole and as a stream.
import {
  FINAL_TEXT,
  INSTRUCTIONS,
  INPUT,
  PROMPT,
  TOOL_DESCRIPTION,
  TOOL_NAME,
  USAGE,
  inputSchema,
  lookup,
  nextTurn,
  toolCalls,
} from './scripted-model.mjs';

/** @typedef {(rounds: number) => Promise<string>} Loop */

const tools = {
  [TOOL_NAME]: {
    schema: inputSchema,
    run: (/** @type {{ item: string, page: number }} */ { item, page }) => lookup(item, page),
  },
};

/** @type {Loop} */
async function bare(rounds) {
  const messages = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: PROMPT },
  ];
  for (let round = 0; round < rounds * 2; round += 1) {
    const turn = await Promise.resolve(nextTurn(round, rounds));
    if (turn.kind === 'text') {
      messages.push({ role: 'assistant', content: turn.text });
      return turn.text;
    }
    messages.push({ role: 'assistant', content: turn.args });
    const tool = tools[TOOL_NAME];
    const output = await tool.run(tool.schema.parse(JSON.parse(turn.args)));
    messages.push({ role: 'tool', content: output });
  }
  throw new Error('step limit');
}

/**
 * @param {number} round
 * @param {number} rounds
 */
async function* bareTurn(round, rounds) {
  const turn = nextTurn(round, rounds);
  if (turn.kind === 'text') yield /** @type {const} */ ({ type: 'text-delta', text: turn.text });
  yield /** @type {const} */ ({ type: 'turn', turn });
}

/** @param {number} rounds */
async function* bareChunks(rounds) {
  const messages = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: PROMPT },
  ];
  for (let round = 0; round < rounds * 2; round += 1) {
    let turn;
    for await (const part of bareTurn(round, rounds)) {
      if (part.type === 'turn') turn = part.turn;
      else yield part;
    }
    if (turn === undefined) throw new Error('no turn');
    if (turn.kind === 'text') {
      messages.push({ role: 'assistant', content: turn.text });
      return;
    }
    yield /** @type {const} */ ({ type: 'tool-call', id: turn.id, args: turn.args });
    messages.push({ role: 'assistant', content: turn.args });
    const tool = tools[TOOL_NAME];
    const output = await tool.run(tool.schema.parse(JSON.parse(turn.args)));
    messages.push({ role: 'tool', content: output });
    yield /** @type {const} */ ({ type: 'tool-result', id: turn.id, output });
  }
  throw new Error('step limit');
}

/** @type {Loop} */
async function bareStream(rounds) {
  let text = '';
  for await (const part of bareChunks(rounds)) if (part.type === 'text-delta') text += part.text;
  return text;
}

/** Loads our packages and makes the loops of ours. */
async function ourLoops() {
  const { AssistantMessage, reactAgent } = await import('@hearsay/agent');
  const { defineAnswer } = await import('@hearsay/answer');
  const input = defineAnswer(INPUT);
  const tool = {
    schema: { name: TOOL_NAME, description: TOOL_DESCRIPTION, parameters: INPUT },
    decode: (/** @type {unknown} */ value) => input.decode(value),
    // Checked by `decode`; the item is the model's text, so it comes marked.
    call: (/** @type {any} */ { item, page }) => lookup(item.raw(), page),
  };
  const agentOf = (/** @type {number} */ rounds) => {
    let round = 0;
    const callOf = (/** @type {{ id: string, args: string }} */ { id, args }) => {
      return { id, name: TOOL_NAME, arguments: args };
    };
    return reactAgent({
      system: INSTRUCTIONS,
      tools: [tool],
      config: { maxToolRounds: rounds * 2 },
      provider: {
        chat() {
          const turn = nextTurn(round++, rounds);
          const parts = turn.kind === 'text' ? { text: turn.text } : { toolCalls: [callOf(turn)] };
          return { message: new AssistantMessage(parts), finishReason: 'stop', usage: USAGE };
        },
        async *streamChat() {
          const turn = nextTurn(round++, rounds);
          if (turn.kind === 'text') yield { type: 'delta', text: turn.text };
          else yield { type: 'tool-call', call: callOf(turn) };
          yield { type: 'done', finishReason: 'stop', usage: USAGE };
        },
      },
    });
  };
  /** @type {Loop} */
  const whole = async (rounds) => (await agentOf(rounds).run(PROMPT)).raw();
  /** @type {Loop} */
  const stream = async (rounds) => {
    let text = '';
    for await (const chunk of agentOf(rounds).runStream(PROMPT)) {
      if (chunk.type === 'delta') text += chunk.text.raw();
    }
    return text;
  };
  return { whole, stream };
}

/**
 * Makes a loop by its name; each run is checked, so that one that does less cannot look faster.
 *
 * @param {string} name
 * @returns {Promise<Loop>}
 */
export async function loopOf(name) {
  const all = name.startsWith('bare') ? { bare, 'bare-stream': bareStream } : await oursByName();
  const loop = /** @type {Record<string, Loop>} */ (all)[name];
  if (loop === undefined) throw new Error(`There is no loop ${name}.`);
  return async (rounds) => {
    const before = toolCalls();
    const text = await loop(rounds);
    if (text !== FINAL_TEXT || toolCalls() - before !== rounds - 1)
      throw new Error(`${name} did something else`);
    return text;
  };
}

async function oursByName() {
  const { whole, stream } = await ourLoops();
  return { agent: whole, 'agent-stream': stream };
}
