import { type FormValues, helpDeskForm } from '@portico/rules';
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

export function sealLetter(secret: string, letter: HelpDeskLetter): string {
  return seal(secret, letter);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function unsealLetter(secret: string, sealed: string): HelpDeskLetter {
  return unseal(secret, sealed) as HelpDeskLetter;
}
