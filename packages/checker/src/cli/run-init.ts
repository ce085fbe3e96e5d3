import { confirm, isCancel } from '@clack/prompts';
import { INIT_TEXT } from '../init/init-messages.ts';
import { proposeFiles, type ProposedFile } from '../init/propose-files.ts';
import { showFile } from '../init/show-file.ts';
import { writeProposedFile } from '../init/write-file.ts';
import { EXIT_STATUS } from '../report/exit-status.ts';
import { createPalette } from '../report/pretty/palette.ts';
import { wantsColor } from './color-choice.ts';
import { writeNotice } from './write-message.ts';

/** The options of `hearsay init` as they were written. */
export interface InitFlags {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly color?: boolean;
}

/** Runs `hearsay init` in the working folder, and answers the exit status. */
export async function runInit(flags: InitFlags): Promise<number> {
  const { files, notes } = await proposeFiles(process.cwd());
  const palette = createPalette(wantsColor(process.stdout, flags.color, process.env));
  const write = (text: string): void => void process.stdout.write(`${text}\n`);
  const mode = modeOf(flags);

  if (files.length === 0) write(INIT_TEXT.nothingToWrite);
  for (const file of files) {
    write(`${showFile(file, palette)}\n`);
    const answer = mode === 'ask' ? await ask(file) : mode === 'write';
    if (answer === undefined) {
      write(INIT_TEXT.cancelled);
      return EXIT_STATUS.interrupted;
    }
    if (answer) {
      writeProposedFile(file);
      write(INIT_TEXT.written(file.name));
    } else if (mode === 'ask') write(INIT_TEXT.kept(file.name));
  }
  if (files.length > 0 && mode === 'dry-run') write(INIT_TEXT.dryRun);
  if (files.length > 0 && mode === 'show') write(INIT_TEXT.noTerminal);
  for (const note of notes) writeNotice(note, flags.color);
  return EXIT_STATUS.clean;
}

function modeOf({ yes, dryRun }: InitFlags): 'dry-run' | 'write' | 'ask' | 'show' {
  if (dryRun === true) return 'dry-run';
  if (yes === true) return 'write';
  return process.stdin.isTTY && process.stdout.isTTY ? 'ask' : 'show';
}

/** Undefined when the question was broken off. */
async function ask({ name, before }: ProposedFile): Promise<boolean | undefined> {
  const answer = await confirm({ message: INIT_TEXT.question(name, before === undefined) });
  return isCancel(answer) ? undefined : answer;
}
