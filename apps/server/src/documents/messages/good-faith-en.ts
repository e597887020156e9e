import type { GoodFaithMessages } from './good-faith-messages.ts';

const days = (count: number): string => (count === 1 ? '1 business day' : `${count} business days`);

export const goodFaithEn: GoodFaithMessages = {
  title: 'Good-faith estimate',
  lead: (hospital) =>
    `By law, ${hospital} gives you this estimate of what your care will cost if you pay without insurance.`,
  patient: 'Patient',
  birthDate: 'Date of birth',
  service: 'Care',
  description: 'What it is',
  place: 'Where',
  dayOfCare: 'Day of the care',
  notScheduled: 'Not scheduled yet',
  diagnosisCodes: 'Diagnosis codes',
  noDiagnosisCodes: 'We know of none. They are on your doctor’s order.',
  madeOn: 'Made on',
  validUntil: 'Good until',
  total: 'Total of the charges that we expect',
  totalLacks: 'Some charges are not known yet and are not in this total. They are named below.',
  providersHeading: 'Who bills you, and for what',
  unnamed: 'A provider whose name we do not know yet',
  convening: 'Gives you this estimate',
  employed: (hospital) => `Bills through ${hospital}`,
  coProvider: 'Sends a bill of its own',
  npi: 'Provider number (NPI)',
  tin: 'Tax number (TIN)',
  state: 'State',
  phone: 'Phone',
  notKnown: 'Not known yet',
  item: 'Item or service',
  code: 'Code',
  charge: 'Expected charge',
  units: (count) => `${count} times`,
  chargeNotKnown: 'Not known yet',
  fullCharge: 'This is the full charge: no lower price for people without insurance is published.',
  between: (low, high) => `It can be from ${low} to ${high}.`,
  totalOf: (name) => `Total of ${name}`,
  asked: ({ name, day, phone }) =>
    `We do not have this charge of ${name}. We ask for it by ${day}. You can also call ${phone} and ask for a good-faith estimate.`,
  askedUnnamed: ({ hospital, day, phone }) =>
    `This part is billed by somebody else than ${hospital}. By ${day} we find out who it is and ask for the charge. You can call us at ${phone}.`,
  separatelyHeading: 'Care that you schedule separately',
  separately: ({ phone, address }) =>
    `You may need the care in this list before or after the care above. For each of these you get a good-faith estimate of its own, when you schedule it or when you ask. This list has no diagnosis codes, service codes, charges or provider numbers, because those estimates will have them. To ask for one, call ${phone} or go to ${address}.`,
  separatelyNone: 'We know of none for this care.',
  disclaimersHeading: 'Good to know',
  moreCare:
    'We may recommend more items or services as part of your care. You schedule or ask for them separately, and they are not in this estimate.',
  onlyAnEstimate:
    'This is only an estimate of the items and services that we reasonably expect today. The actual items, services or charges may differ.',
  notAContract:
    'This estimate is not a contract. You do not have to get the items or services from any provider or facility that is named here.',
  disputeHeading: 'If the bill is higher',
  dispute: ({ amount, days: count, fee }) =>
    `You have the right to dispute a bill. If a provider or facility bills you at least ${amount} more than its total in this estimate, you can start a dispute within ${count} days of the date on the bill. There is a fee of ${fee}.`,
  disputeHow: 'How to start a dispute, and whom to ask:',
  noHarm: 'Starting a dispute will not harm the quality of the care that you get.',
  keepThis: 'Keep this estimate. You need it for a dispute.',
  datesHeading: 'What the law says by when',
  askedOn: ({ day, due, within }) =>
    `You asked for this estimate on ${day}. You must have it by ${due} (${days(within)}).`,
  scheduledOn: ({ day, care, due, within }) =>
    `You asked for this estimate on ${day}, for care on ${care}. You must have it by ${due} (${days(within)}). If you scheduled the care before, the time counts from that day.`,
  scheduledSoon: ({ day, care }) =>
    `You asked for this estimate on ${day}, for care on ${care}. That is so soon that the law names no day before it.`,
  othersAskedBy: (day) => `Whoever else bills for your care must be asked for the charges by ${day} (1 business day).`,
  changesBy: (day) => `If something changes, you must get a new estimate by ${day} (1 business day before the care).`,
  pageNumber: (page, of) => `Page ${page} of ${of}`,
  fileName: 'good-faith-estimate.pdf',
};
