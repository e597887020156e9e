import type { HelpDeskMessage, HelpDeskTopic, Language } from '@portico/contract';
import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** What somebody has written to the help desk. */
export interface HelpDeskMessagesTable {
  /** The account; for a writer without one, random, and of this message alone. */
  owner_id: string;
  /** Ten characters of base 32: what the writer and the staff call the message by. */
  reference: string;
  owner_kind: 'guest' | 'account';
  topic: HelpDeskTopic;
  status: HelpDeskMessage['status'];
  /** In which the writer read the form: the mails to them are in it. */
  language: Language;
  /** `HelpDeskLetter` (help-desk/letter.ts), sealed. */
  sealed: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
}

/** What staff have answered. It is deleted with its message. */
export interface HelpDeskAnswersTable {
  owner_id: string;
  reference: string;
  answer_id: string;
  /** The text, sealed. */
  sealed: string;
  answered_at: Timestamp;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
