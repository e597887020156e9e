import { UsageError } from './command.ts';

/** The number of a price version, as `prices list` prints it. @throws UsageError for anything else. */
export function readVersionNumber(input: string): number {
  if (/^[1-9]\d{0,14}$/.test(input)) return Number(input);
  throw new UsageError(`"${input}" is no version number. "prices list" shows them.`);
}
