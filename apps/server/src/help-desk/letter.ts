import { type FormValues, helpDeskForm } from '@portico/rules';
import type { HelpDeskMessagesTable } from '../platform/db/help-desk-tables.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';

/** What somebody wrote, and who it was, as they said. Stored sealed. */
export interface HelpDeskLetter {
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** 650-555-0142, with an extension if there is one. */
  phone: string;
  email: string;
  contactVia: string;
  platformType: string;
  comments: string;
}

/** The letter of a form that was read. */
export function letterOf(values: FormValues<typeof helpDeskForm>): HelpDeskLetter {
  return {
    firstName: values.patientFirstName,
    lastName: values.patientLastName,
    birthDate: values.dateOfBirth,
    phone: helpDeskForm.patientPhone.write(values.patientPhone),
    email: values.patientEmail,
    contactVia: values.patientContactVia,
    platformType: values.platformType,
    comments: values.patientComments,
  };
}

/** What names the row of a message. */
type MessageName = Pick<HelpDeskMessagesTable, 'owner_id' | 'reference'>;

export function sealLetter(keys: Keys, row: MessageName, letter: HelpDeskLetter): string {
  return seal(keys, { column: 'help_desk_messages.sealed', row }, letter);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealLetter(keys: Keys, { sealed, ...row }: MessageName & { sealed: string }): HelpDeskLetter {
  return unseal(keys, { column: 'help_desk_messages.sealed', row }, sealed) as HelpDeskLetter;
}
