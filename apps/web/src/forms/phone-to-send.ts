import { factorPhoneForm, readForm, writeForm } from '@portico/rules';

/** A phone number as it is sent, ddd-ddd-dddd (spec §5), however it was typed. What is no number stays, for the server to refuse. */
export function phoneToSend(input: string): string {
  const read = readForm(factorPhoneForm, { phone: input }, {});
  return 'values' in read ? writeForm(factorPhoneForm, read.values).phone : input;
}
