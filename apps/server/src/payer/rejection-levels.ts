import type { Rejection } from '@portico/x12';

/** The level of a reject reason (AAA03), and the follow-up action (AAA04). */
type RejectionPosition = Pick<Rejection, 'level' | 'action'>;

const ofCodes: ReadonlyArray<[codes: readonly string[], placed: RejectionPosition]> = [
  [['42', '80'], { level: 'payer', action: 'R' }],
  [['T4', '79'], { level: 'payer', action: 'C' }],
  [['04', '41'], { level: 'transaction', action: 'N' }],
  [['43', '44', '45', '46', '47', '48', '50', '51', '97'], { level: 'receiver', action: 'C' }],
  [['52', '53', '54', '55', '69', '70', '98', 'AA', 'AE'], { level: 'subscriberBenefit', action: 'N' }],
];

/** Most reject reasons are about the patient, subscriber or dependent, who may be corrected and sent again. */
export function levelOfRejection(code: string, patient: 'subscriber' | 'dependent'): RejectionPosition {
  const placed = ofCodes.find(([codes]) => codes.includes(code))?.[1] ?? { level: patient, action: 'C' };
  return placed.level === 'subscriberBenefit' && patient === 'dependent'
    ? { ...placed, level: 'dependentBenefit' }
    : placed;
}
