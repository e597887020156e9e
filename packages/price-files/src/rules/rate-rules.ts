import { both, ruleTable, v2, v3 } from './rule.ts';

/** Rules about a payer-specific negotiated charge. */
export const rateRules = ruleTable({
  'payer-name': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(A); payer_name, requirement 1 (CSV)',
    sentence: 'A rate names its payer.',
    remedy: 'Name the payer.',
  },
  'plan-name': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(A); plan_name, requirement 1 (CSV)',
    sentence: 'A rate names its plan.',
    remedy: 'Name the plan, or a category such as all PPO plans.',
  },
  rate: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(C); requirement 3 (JSON), 1 (CSV)',
    sentence: 'A payer with its plan has a rate in dollars, a percentage or an algorithm.',
    remedy: 'Give one of them, or leave out payer and plan.',
  },
  methodology: {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(B); methodology',
    sentence: 'The methodology of a rate is one of the list.',
    remedy: 'Write case rate, fee schedule, percent of total billed charges, per diem or other.',
  },
  'notes-for-other': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(B); requirement 1 (JSON), 4 (CSV)',
    sentence: 'The methodology "other" is explained in the notes of the rate.',
    remedy: 'Explain the contract in the notes.',
  },
  'percentage-form': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(C); notes for standard charge percentage',
    sentence: 'A percentage is written as a number of percents.',
    remedy: 'Write 70.5 for 70.5 %, not 0.705.',
  },
  'percentage-size': {
    dictionaries: both,
    source: '45 CFR 180.50(b)(2)(ii)(C); methodology percent of total billed charges',
    sentence: 'A percentage of total billed charges is not above 100.',
    remedy: 'Write 70.5 for 70.5 %, or the methodology by which it is a percentage of something else.',
    isAdvice: true,
  },
  count: {
    dictionaries: v3,
    source: 'Data dictionary 3.0.0, count',
    sentence: 'The count of allowed amounts is 0, 1 through 10, or a whole number from 11.',
    remedy: 'Write 0, 1 through 10, or digits without a thousands separator.',
  },
  'count-for-formula': {
    dictionaries: v3,
    source: '45 CFR 180.50(b)(2)(ii)(C), as amended for 2026; requirement 5 (JSON), 7 (CSV)',
    sentence: 'A percentage or an algorithm stands with the count of allowed amounts.',
    remedy: 'Add the count.',
  },
  'amounts-for-formula': {
    dictionaries: v3,
    source: '45 CFR 180.50(b)(2)(ii)(C), as amended for 2026; requirement 6 (JSON), 8 (CSV)',
    sentence: 'A percentage or an algorithm stands with the median, 10th and 90th percentile, unless the count is 0.',
    remedy: 'Add the amount.',
  },
  'no-amounts-for-zero': {
    dictionaries: v3,
    source: 'Data dictionary 3.0.0, additional allowed amount notes',
    sentence: 'A count of 0 stands without median, 10th and 90th percentile.',
    remedy: 'Correct the count, or leave out the amounts.',
  },
  'notes-for-zero': {
    dictionaries: v3,
    source: 'Requirement 7 (JSON), 9 (CSV) of data dictionary 3.0.0',
    sentence: 'A count of 0 is explained in the notes of the rate.',
    remedy: 'Say in the notes why there are no remittances.',
  },
  'percentile-order': {
    dictionaries: v3,
    source: 'Data dictionary 3.0.0, median and percentiles of the same allowed amounts',
    sentence: 'The 10th percentile is not above the median, nor the median above the 90th percentile.',
    remedy: 'Calculate the three again from the same remittances.',
  },
  'estimate-for-formula': {
    dictionaries: v2,
    source: 'Data dictionary 2.2, requirement 4 (JSON), 7 (CSV)',
    sentence: 'A rate that is only a percentage or an algorithm stands with the estimated allowed amount.',
    remedy: 'Add the estimated amount.',
  },
  'estimate-replaced': {
    dictionaries: v3,
    source: 'Data dictionary 3.0.0: median and percentiles replace estimated_amount',
    sentence: 'A file of version 3 has the median and the percentiles in place of an estimated amount.',
    remedy: 'Leave out the estimated amount.',
    isAdvice: true,
  },
});
