import type { Readable } from 'node:stream';
import * as z from 'zod';

/** The first line from a command to the server: what it was called with, where, and by whom. */
export const commandRequest = z.object({
  argv: z.array(z.string()),
  /** The folder that names of files start from. */
  cwd: z.string(),
  user: z.object({ name: z.string(), sudo: z.string().optional(), isAtTerminal: z.boolean() }),
  isInteractive: z.boolean(),
});

export type CommandRequest = z.infer<typeof commandRequest>;

/** A later line: the operator has stopped the command. */
export const commandStop = z.object({ stop: z.literal(true) });

/** A line from the server: text for the terminal as it comes, and the exit code at the end. */
export const commandReply = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ exit: z.literal([0, 1, 2, 3]) }),
]);

export type CommandReply = z.infer<typeof commandReply>;

/** One message on a line of its own: JSON has no line breaks within. */
export function lineOf(message: CommandRequest | CommandReply | z.infer<typeof commandStop>): string {
  return `${JSON.stringify(message)}\n`;
}

/** The lines that come in, each a message, until the other side ends. Throws if the connection breaks off. */
export async function* linesFrom(input: Readable): AsyncGenerator<string> {
  let rest = '';
  // Not readline, which waits for ever on a stream that is destroyed.
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
