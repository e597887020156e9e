import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a program is on this machine. */
export const has = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** What a test's name says where the program that lints is not on this machine. */
export const lintedBy = (program: string): string =>
  `${program}${has(program) ? '' : ' (skipped: it is not installed here)'}`;
