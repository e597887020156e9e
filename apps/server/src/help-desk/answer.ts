import type { HelpDeskAnswersTable } from '../platform/db/help-desk-tables.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';

/** What names the row of an answer. */
type AnswerName = Pick<HelpDeskAnswersTable, 'owner_id' | 'reference' | 'answer_id'>;

/** The text of an answer. Stored sealed. */
export function sealAnswer(keys: Keys, row: AnswerName, text: string): string {
  return seal(keys, { column: 'help_desk_answers.sealed', row }, text);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealAnswer(keys: Keys, { sealed, ...row }: AnswerName & { sealed: string }): string {
  return String(unseal(keys, { column: 'help_desk_answers.sealed', row }, sealed));
}
