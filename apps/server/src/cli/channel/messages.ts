import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
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

/** The messages that come in, until the other side ends. */
export async function* messagesFrom(input: Readable): AsyncGenerator {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) yield JSON.parse(line);
}
