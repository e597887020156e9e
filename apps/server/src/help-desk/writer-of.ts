import type { HelpDeskWriter } from '@portico/contract';
import { helpDeskForm, readPhone } from '@portico/rules';
import type { Profile } from '../accounts/profile.ts';

/** What the form is filled in with: about whom, and how they are answered; '' for what is not known. */
export function writerOf({ firstName, lastName, birthDate, phones, email }: Omit<Profile, 'username'>): HelpDeskWriter {
  const [year = '', month = '', day = ''] =
    birthDate === '' ? [] : birthDate.split('-').map((part) => String(Number(part)));
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
