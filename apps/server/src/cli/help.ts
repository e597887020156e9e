import type { Command } from './command.ts';

/** The output of `portico --help`. */
export function helpForAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run portico -- COMMAND\n\n${lines.join('\n')}\n\nMore about one of them: npm run portico -- COMMAND --help\n`;
}

/** The output of `portico COMMAND --help`. */
export function helpFor({ name, usage, summary, details }: Command): string {
  return `Usage: npm run portico -- ${`${name} ${usage}`.trim()}\n\n${summary}\n${details}\n`;
}
