import type { AgentInput } from './agent-input.ts';
import { inputBlocks } from './agent-input.ts';
import type { ContentBlock } from './content-block.ts';

function plainBlock(block: ContentBlock): object {
  if (block.type !== 'image') return block;
  return { type: 'image', mimeType: block.mimeType, bytes: Buffer.from(block.bytes).toString('base64') };
}

/** What the program or its user said, agent text in it only as quoted blocks. */
export class UserMessage {
  /** Tells the kinds of message apart. */
  readonly role = 'user';
  /** The parts in order. */
  readonly blocks: readonly ContentBlock[];

  /** Whether it goes on with what was asked before, as feedback on an answer does, instead of opening a new round. */
  readonly continues: boolean;

  constructor(input: AgentInput, options: { readonly continues?: boolean } = {}) {
    this.blocks = inputBlocks(input);
    this.continues = options.continues === true;
  }

  /** All text blocks as one text. */
  get text(): string {
    const [first] = this.blocks;
    if (this.blocks.length === 1 && first?.type === 'text') return first.text;
    return this.blocks.map((block) => (block.type === 'text' ? block.text : '')).join('');
  }

  /** Returns the message as plain JSON, with pictures in base64. */
  toJSON(): { role: 'user'; blocks: object[]; continues?: true } {
    const { role, blocks, continues } = this;
    return { role, blocks: blocks.map(plainBlock), ...(continues ? { continues } : {}) };
  }
}
