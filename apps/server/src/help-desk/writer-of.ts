import type { HelpDeskWriter } from '@portico/contract';
import { helpDeskForm, readPhone } from '@portico/rules';
import type { Profile } from '../accounts/profile.ts';

/** What the form is filled in with for the owner of an account; '' for what the account does not have. */
export function writerOf({ firstName, lastName, birthDate, phones, email }: Profile): HelpDeskWriter {
  const [year = '', month = '', day = ''] = birthDate.split('-').map((part) => String(Number(part)));
  const read = readPhone(phones[0] ?? '');
  return {
    patientFirstName: firstName,
    patientLastName: lastName,
    month,
    day,
    year,
    patientPhone: 'phone' in read ? helpDeskForm.patientPhone.write(read.phone) : '',
    patientEmail: email ?? '',
  };
}
