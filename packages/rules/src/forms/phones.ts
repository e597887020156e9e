import { type Phone, type PhoneError, writePhone } from '../phone.ts';
import { type PhoneOnFile, readPhoneOnFile } from '../phone-on-file.ts';
import { phone } from './field-rules.ts';
import { type Form, required, type Rule } from './form.ts';

const phoneOnFile: Rule<Phone, PhoneError | 'another', PhoneOnFile> = {
  read: (input, shown) => {
    if (input.trim() === '') return { reason: 'empty' };
    const read = readPhoneOnFile(input, shown);
    return 'error' in read ? { reason: read.error } : { value: read.phone };
  },
  write: writePhone,
  reasons: ['digits', 'characters', 'invalid', 'another'],
  refusal: 'another',
};

/** The phone on file, typed whole, to send a code to (spec §3, §5). */
export const phoneOnFileForm = { mobilePhone: required(40, phoneOnFile) } satisfies Form<PhoneOnFile>;

/** A phone that is added for the second step of signing in. */
export const factorPhoneForm = { phone: required(40, phone) } satisfies Form<unknown>;
