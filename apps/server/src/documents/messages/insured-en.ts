import type { InsuredEstimateMessages } from './insured-messages.ts';

const orders = {
  insteadOfDeductible: 'and your deductible does not apply',
  beforeDeductible: 'before your deductible',
  afterDeductible: 'after your deductible',
} as const;

const careOf = (names: string): string => (names === '' ? 'this care' : names);

export const insuredEn: InsuredEstimateMessages = {
  you: 'You',
  yourInsurance: 'Your insurance',
  total: 'Total before insurance pays',
  totalHelp: 'What your insurer has agreed that we may charge.',
  totalHelpOutside: 'What we charge: nothing was agreed with your insurer.',
  fullChargeIs: (amount) => `Full charge: ${amount}`,
  noRate: {
    notNegotiated: "This location's price file has no price that was agreed with your insurer.",
    formulaOnly: 'Your insurer pays by a formula, and no amount that it came to is published.',
    daysUnknown: 'Your insurer pays by the day, and how long the stay will be is not known.',
    grossUnknown: 'Your insurer pays a share of the full charge, which is not published.',
  },
  noFullCharge: 'No full charge is published.',
  rules: {
    allPlans: ({ count, withoutPrice, isAlike, low, high }) => {
      if (count === 1)
        return `The file names ${count + withoutPrice} plans of your insurer and does not tell which is yours. This is the only one with a price for this care.`;
      const others =
        withoutPrice === 0
          ? ''
          : ` ${withoutPrice === 1 ? 'One more of its plans has' : `${withoutPrice} more of its plans have`} no price for this care.`;
      const known = `The file has prices for ${count} plans of your insurer and does not tell which is yours.${others}`;
      if (!isAlike)
        return `${known} This is the one in the middle of those with prices for most of this care: by the prices of all of them it costs from ${low} to ${high}, and some have no price for a part of it.`;
      if (low === high) return `${known} This is one of them.`;
      return `${known} This is the one in the middle: by their prices all of this care costs from ${low} to ${high}.`;
    },
    ofGroup: ({ code, group, name }) =>
      `The file has no price for ${code} with your insurer, but one for the group of services in which Medicare puts it: ${group}, “${name}”.`,
    perDiem: ({ amount, days }) => `${amount} a day, for a usual stay of ${days === 1 ? '1 day' : `${days} days`}.`,
    perDay: (amount) => `${amount} a day, for one day.`,
    percentage: ({ percent, fullCharge }) => `${percent} of the full charge of ${fullCharge}.`,
    medianByDay: ({ low, high, days }) =>
      `Your insurer pays by the day. The file gives the middle of what it has paid, and does not say whether that is for a day or for the whole stay: this is for a usual stay of ${days} days, from ${low} to ${high}.`,
    medianPaid: 'Your insurer pays by a formula. This is the middle of what it has paid.',
    medianPaidBetween: (low, high) =>
      `Your insurer pays by a formula. This is the middle of what it has paid: mostly from ${low} to ${high}.`,
    medianAlone: 'The file has no agreed price with your insurer. This is the middle of what it has paid.',
    medianAloneBetween: (low, high) =>
      `The file has no agreed price with your insurer. This is the middle of what it has paid: mostly from ${low} to ${high}.`,
    fullCharge: 'No price was agreed with your insurer, so this is the full charge.',
  },
  working: {
    allowed: 'Price agreed with your insurer',
    fullCharge: 'Full charge, outside your network',
    allowedDetail: ({ hospital, physician }) => `Hospital ${hospital} + physician ${physician}`,
    notCovered: 'Not covered by your plan',
    notCoveredDetail: 'You pay all of it, and it does not count toward your deductible or yearly maximum.',
    preventive: 'Preventive care',
    preventiveDetail: 'Your plan pays all of it: no deductible, copay or coinsurance',
    copay: 'Your copay',
    copayDetail: ({ amount, per, days, order, isWhole }) =>
      `${[amount, per, days > 1 ? `for ${days} days` : ''].filter((text) => text !== '').join(' ')}, ${orders[order]}` +
      (isWhole ? '' : '; no more than the care costs'),
    oneDayCounted: 'one day is counted, since it is not known how long the stay will be',
    deductible: 'Your deductible still to pay',
    deductibleDetail: ({ remaining, total, isFamily }) => {
      if (isFamily) return `${remaining} of your family's deductible is left this year`;
      return total === '' ? `${remaining} is left this year` : `${remaining} of your ${total} is left this year`;
    },
    deductibleMet: (isFamily) =>
      isFamily ? 'The deductible of your family is met for this year' : 'It is met for this year',
    coinsurance: (percent) => `Your ${percent} share of the rest`,
    coinsuranceDetail: ({ percent, of }) => `${percent} of ${of}`,
    maximum: 'Yearly maximum',
    noChange: 'No change',
    maximumFar: ({ remaining, isFamily }) =>
      `${remaining}${isFamily ? " of your family's" : ''} left, so it does not change this amount`,
    maximumReached: ({ remaining, isFamily }) =>
      `You pay no more than the ${remaining}${isFamily ? " of your family's" : ''} that is left this year`,
    maximumTotalFar: (total) =>
      `${total} this year. How much of it you have already paid your insurer did not say; it may leave you less to pay`,
    maximumTotalReached: (total) =>
      `You pay no more than ${total} this year. How much of it you have already paid your insurer did not say; it may leave you less to pay`,
    balanceBilling: 'Billed above what your plan allows',
    balanceBillingDetail: (billed) => `Outside your network you may be billed ${billed}`,
    balanceBillingUnknown:
      'Outside your network your insurance may count less than the full charge. You may then be billed the rest as well.',
    emergency:
      'By law your plan pays for emergency care outside its network as in it, and nobody may bill you more for it.',
    emergencyPrice:
      'The price that your plan has to count is not published here. It is at most the full charge, so you may pay less.',
    youPay: 'You pay',
    takenAsNone: {
      copay: (names) => `No copay is known for ${careOf(names)}, so none is counted.`,
      coinsurance: (names) => `No coinsurance is known for ${careOf(names)}, so none is counted.`,
      deductible: (names) => `No deductible is known for ${careOf(names)}, so none is counted.`,
      outOfPocket: (names) => `What is left of a yearly maximum is not known for ${careOf(names)}, so none is counted.`,
    },
    ofPlanAlone: (names) =>
      `Your insurer gives figures for the whole plan only, so these are used for ${careOf(names)}. Your plan may pay differently for it.`,
    zeroCopay: (names) =>
      `The copay for ${careOf(names)} is $0.00. That can mean that your plan has no copay, so your deductible is counted. It can also mean that your deductible does not apply: ask your insurer.`,
    zeroOfPart: {
      copay: (parts) =>
        `Your insurer gives a copay of $0.00 for a part of the care only: ${parts}. It gives no copay for the rest, so none is counted.`,
      coinsurance: (parts) =>
        `Your insurer gives a coinsurance of 0% for a part of the care only: ${parts}. It gives none for the rest, so none is counted.`,
    },
    severalMaximums: ({ low, high }) =>
      `Your insurer gives several figures for what is left of your yearly maximum, from ${low} to ${high}. The highest is counted, so you may pay less.`,
    remarked:
      'Your insurer adds words to the copay or coinsurance that is counted here. Check that they fit this care.',
    ofParts: (names) => `for: ${names}`,
  },
  cash: ({ amount, saving, isCovered }) =>
    `Paying yourself costs ${amount} here, which is ${saving} less.` +
    (isCovered ? ' It would not count toward your deductible.' : ''),
  siteEmergency: 'Emergency care: paid for as in your network',
  siteOutOfNetwork: 'May be out of network',
  siteWithoutInsurance: 'Without insurance',
  siteNoRate: 'No price published for your insurance',
  documents: {
    withInsurance: (plan) => `with ${plan}`,
    agreedPrices: 'Prices agreed with your insurer',
    working: 'How we got to this amount',
    step: 'Step',
    amount: 'Amount',
    agreedWith: (plan) => `Price agreed with ${plan}.`,
    confirmed: ({ payor, day }) => `Benefits confirmed with ${payor} on ${day}.`,
    entered: 'Benefits as you entered them.',
    enterBenefits: 'Enter your benefits to see what you would pay with your insurance.',
  },
};
