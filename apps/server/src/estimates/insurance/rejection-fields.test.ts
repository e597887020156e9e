import { describe, expect, it } from 'vitest';
import { fieldKeysOfRejection } from './rejection-fields.ts';

const holder = { firstName: 'Luis', lastName: 'Rivera', birthDate: '1984-01-02', number: 'W1' };
const patient = { patientIsSubscriber: true, subscriber: null };
const dependent = { patientIsSubscriber: false, subscriber: holder };
const ofOneCard = { patientIsSubscriber: false, subscriber: { ...holder, number: '' } };

describe('the fields of a rejection (AAA03, at its level)', () => {
  it.each([
    ['72', 'subscriber', patient, ['INVALID-MEMBER-ID']],
    ['72', 'subscriber', dependent, ['INVALID-SUBSCRIBER-ID']],
    ['72', 'subscriber', ofOneCard, ['INVALID-MEMBER-ID']],
    ['75', 'subscriber', patient, ['INVALID-MEMBER-ID', 'INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH']],
    [
      '75',
      'subscriber',
      dependent,
      ['INVALID-SUBSCRIBER-ID', 'INVALID-SUBSCRIBER-NAME', 'INVALID-SUBSCRIBER-DATE-OF-BIRTH'],
    ],
    ['73', 'subscriber', patient, ['INVALID-MEMBER-NAME']],
    ['73', 'subscriber', dependent, ['INVALID-SUBSCRIBER-NAME']],
    ['73', 'dependent', dependent, ['INVALID-MEMBER-NAME']],
    ['65', 'dependent', dependent, ['INVALID-MEMBER-NAME']],
    ['58', 'subscriber', dependent, ['INVALID-SUBSCRIBER-DATE-OF-BIRTH']],
    ['71', 'dependent', dependent, ['INVALID-MEMBER-DATE-OF-BIRTH']],
    ['67', 'dependent', dependent, ['INVALID-SUBSCRIBER-ID', 'INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH']],
    ['77', 'dependent', dependent, ['INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH']],
    ['78', 'subscriber', patient, ['INVALID-GROUP-NUMBER']],
    ['79', 'payer', patient, ['INVALID-PAYOR-NAME']],
    ['51', 'receiver', patient, []],
    ['42', 'payer', patient, []],
  ] as const)('%s of the %s', (code, level, question, keys) =>
    expect(fieldKeysOfRejection({ code, level }, question)).toEqual(keys),
  );
});
