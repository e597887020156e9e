import { readHelpDeskReference } from '@portico/rules';
import { UsageError } from './command.ts';

/** The reference number of a message to the help desk, as it is stored. @throws UsageError for what is none. */
export function referenceOf(typed: string): string {
  const reference = readHelpDeskReference(typed);
  if (reference === null) throw new UsageError('REFERENCE must be a reference number, as K7Q2M-9XWRT.');
  return reference;
}
