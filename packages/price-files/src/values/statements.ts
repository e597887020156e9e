import type { Dictionary } from '../rules/rule.ts';

/** The statements that CMS prescribes word for word (45 CFR 180.50(a)(3); data dictionaries 2.2 and 3.0.0). */
export const statements: Readonly<Record<Dictionary, string>> = {
  '2.2':
    'To the best of its knowledge and belief, the hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date indicated.',
  '3.0':
    'To the best of its knowledge and belief, this hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all necessary information available to the hospital for the public to be able to derive the dollar amount, including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.',
};

/** Both statements begin like this: in a CSV the statement itself is the column header. */
export const statementStart = 'to the best of its knowledge and belief';
