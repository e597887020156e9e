import type { GoodFaithEstimate, GoodFaithItem } from '../documents/good-faith/good-faith-estimate.ts';
import { goodFaithDates } from '../estimates/good-faith/good-faith-dates.ts';

const place = {
  name: 'Alder Bay Hospital',
  street: '100 Portico Hill Drive',
  city: 'Palo Alto',
  state: 'CA',
  zip: '94304',
};

const item = {
  fee: 'facility',
  setting: 'outpatient',
  codeType: 'CPT',
  code: '29881',
  modifiers: [],
  revenueCodes: ['0360'],
  units: 1,
  basis: 'cash',
} as const satisfies Partial<GoodFaithItem>;

const priced = (name: string, cents: number, more: Partial<GoodFaithItem> = {}): GoodFaithItem => ({
  ...item,
  name,
  cents,
  lowCents: cents,
  highCents: cents,
  ...more,
});

/** Of the arthroscopy of a knee: the hospital, its surgeon, a pathologist, and an anesthetist who has not answered. */
export function goodFaithExample(more: Partial<GoodFaithEstimate> = {}): GoodFaithEstimate {
  return {
    patient: { name: 'Ana Rivera', birthDate: '1986-04-27' },
    service: {
      name: 'Knee arthroscopy',
      nameLanguage: 'en',
      description: 'Surgery inside the knee through small cuts.',
    },
    diagnosisCodes: ['M23.201', 'M25.561'],
    dates: goodFaithDates({ today: '2026-11-25', scheduledFor: '2026-12-08', validUntil: '2026-12-25' }),
    requestedAt: new Date('2026-11-25T18:30:00Z'),
    providers: [
      {
        name: 'Alder Bay Health',
        role: 'convening',
        npi: '1000000004',
        tin: '94-0000001',
        taxonomy: '282N00000X',
        phone: '(650) 498-2900',
        place,
        items: [priced('Procedure room, nursing and recovery', 415_000, { lowCents: 400_000, highCents: 430_000 })],
        totalCents: 415_000,
      },
      {
        name: 'Amara Osei, MD',
        role: 'employed',
        npi: '1000000053',
        tin: '94-0000001',
        taxonomy: '282N00000X',
        phone: '(650) 498-2900',
        place,
        items: [priced('Your surgeon', 98_050, { fee: 'professional', modifiers: ['51'], revenueCodes: [] })],
        totalCents: 98_050,
      },
      {
        name: 'Bayview Pathology',
        role: 'coProvider',
        npi: '1000000087',
        tin: '94-0000004',
        taxonomy: '207ZP0102X',
        phone: '(650) 555-0164',
        place,
        items: [
          priced('Examination of the tissue sample', 9_000, {
            fee: 'professional',
            code: '88305',
            modifiers: ['26'],
            revenueCodes: [],
            units: 2,
            basis: 'gross',
          }),
        ],
        totalCents: 9_000,
      },
      {
        name: 'Tidewater Anesthesia Associates',
        role: 'coProvider',
        npi: '1000000061',
        tin: '94-0000002',
        taxonomy: '207L00000X',
        phone: '(650) 555-0162',
        place,
        items: [
          {
            ...item,
            name: 'Anesthesia care',
            fee: 'professional',
            code: '01400',
            revenueCodes: [],
            cents: null,
            lowCents: null,
            highCents: null,
            basis: null,
          },
        ],
        totalCents: null,
      },
    ],
    totalCents: 522_050,
    isWhole: false,
    separately: ['Visit and tests before the operation', 'Physical therapy'],
    ...more,
  };
}
