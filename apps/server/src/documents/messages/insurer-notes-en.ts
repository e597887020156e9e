import type { InsurerNotesMessages, LimitPeriod, LimitText } from './insurer-notes-messages.ts';

const ofCare = (care: string): string => (care === '' ? '' : ` This is about: ${care}.`);

const units: Readonly<Record<LimitText['unit'], readonly [one: string, many: string]>> = {
  visits: ['visit', 'visits'],
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  services: ['treatment', 'treatments'],
  cents: ['', ''],
};

const periods: Readonly<Record<LimitPeriod, string>> = {
  calendarYear: ' a calendar year',
  planYear: ' a plan year',
  lifetime: ' in your lifetime',
  month: ' a month',
  week: ' a week',
  day: ' a day',
  episode: ' for one illness',
  admission: ' for one hospital stay',
};

function limit({ care, unit, period, total, left, isOne }: LimitText): string {
  const [one, many] = units[unit];
  const named = `${total === '' ? left : total} ${isOne ? one : many}`.trim();
  if (total === '') return `${care}: ${named} left.`;
  const ofPeriod = period === null ? '' : periods[period];
  return `${care}: ${named}${ofPeriod}${left === '' ? '' : `, ${left} left`}.`;
}

export const insurerNotesEn: InsurerNotesMessages = {
  heading: 'What else your insurer says',
  title: {
    approvalNeeded: 'Your plan wants to approve this care first',
    approvalPerhaps: 'Your plan may want to approve this care first',
    approvalUnsaid: 'It is not known whether your plan wants to approve this care first',
    approvalNotNeeded: 'Your plan does not need to approve this care first',
    limit: 'Your plan limits this care',
    limitReached: 'Your plan may not pay for this care any more',
    doctorInNetwork: 'Your doctor is in your plan’s network',
    doctorOutOfNetwork: 'Your doctor is not in your plan’s network',
    doctorUnsaid: 'Ask whether your doctor is in your plan’s network',
    primaryCare: 'Your primary care doctor',
  },
  planEnds: {
    title: (day) => `Your plan ends on ${day}`,
    text: 'It does not pay for care after that day. This amount is for care up to then.',
  },
  yearEnds: {
    title: (day) => `This amount is for care up to ${day}`,
    text: 'After that day your deductible and yearly maximum start over, so the same care can cost you more.',
  },
  approvalNeeded: (care) =>
    `This is called prior authorization. Ask the office that orders the care whether it has been approved: without approval your plan may not pay.${ofCare(care)}`,
  approvalPerhaps: (care) =>
    `Your insurer asks for prior authorization for some care. Ask the office that orders yours whether it needs it: without approval your plan may not pay.${ofCare(care)}`,
  approvalUnsaid: (care) =>
    `Your insurer did not say whether it asks for prior authorization. Ask the office that orders the care before your visit.${ofCare(care)}`,
  approvalNotNeeded: 'Your insurer says that no prior authorization is needed.',
  limit,
  limitContradicted: 'Your insurer gives figures that do not agree on what is left. Ask which one is right.',
  limitOther: (care) => `${care}: your insurer names a limit. Ask how much of this care your plan pays for.`,
  limitLeaves: (amount) => `By this limit alone your plan pays ${amount} less than is counted here.`,
  wholePlan: 'All care of your plan',
  exclusion: {
    title: 'Your plan does not pay for a part of this care',
    text: (care) =>
      `${care}: your insurer names something that your plan does not pay for. Ask whether it is what you need.`,
  },
  limitReached: 'That is less than this care takes: you may owe all of it. Ask your insurer before your visit.',
  doctorInNetwork: (name) => `Your insurer says so of ${name}.`,
  doctorOutOfNetwork: (name) => `Your insurer says so of ${name}. You may owe more than this amount.`,
  doctorUnsaid: (name) =>
    `Your insurer did not say whether ${name} is. This amount counts on it: out of network you may owe more.`,
  primaryCare: (name) =>
    `Your insurer has ${name} as your primary care doctor. Some plans pay only if that doctor refers you.`,
  insurerSays: (text) => `In your insurer’s words: “${text}”`,
  limitInWorking: (names) =>
    `What your plan pays for is limited, and less is left than ${names === '' ? 'this care' : names} takes: you may owe all of it.`,
};
