import type { EstimateMessage, EstimateMessageName } from '@portico/contract';
import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from '../ui/notice.tsx';

/**
 * The kind of notice for a message of spec §8: a warning if the price may rise, information if something is missing.
 */
const tones: Readonly<Record<EstimateMessageName, NoticeKind>> = {
  beingRevised: 'sun',
  priceFailure: 'sun',
  priceFailureNoProviders: 'sun',
  freeEstimateNoIns: 'leaf',
  freeEstimateIns: 'leaf',
  benChanged: 'info',
  alertOutOfNetwork: 'sun',
  emergencyProtected: 'info',
  alertEstimateReplaced: 'info',
  cantCreateEstimate: 'rose',
  selectLocation: 'info',
  enterBenefits: 'info',
  leastAmount: 'sun',
  insurerSaysInactive: 'sun',
  insurerDidNotAccept: 'sun',
  planHasEnded: 'sun',
  yearHasEnded: 'sun',
  chooseKindOfCare: 'info',
  unsureKindOfCare: 'sun',
  spendDown: 'sun',
  otherInsuranceFirst: 'sun',
  insurerNamesOtherOrder: 'sun',
  secondNotCounted: 'sun',
  medicaidPaysLast: 'info',
  notCovered: 'sun',
  notCoveredInPart: 'sun',
  fullCharge: 'sun',
  fullChargeInPart: 'sun',
  doctorsPartOnly: 'sun',
  oneCodeOnly: 'info',
};

/** Messages without which an amount could be taken for more, or for less, than it is: they stand right below it (issue 14, point 3). */
const ofAmount: ReadonlySet<EstimateMessageName> = new Set([
  'notCovered',
  'notCoveredInPart',
  'fullCharge',
  'fullChargeInPart',
  'doctorsPartOnly',
  'oneCodeOnly',
]);

export function isOfAmount({ Name }: EstimateMessage): boolean {
  return ofAmount.has(Name);
}

export interface EstimateMessagesProps {
  messages: readonly EstimateMessage[];
  /** Actions for a message, by its name. */
  actions?: Partial<Record<EstimateMessageName, ReactNode>>;
}

/** The messages of an estimate. The server writes their texts. */
export function EstimateMessages({ messages, actions = {} }: EstimateMessagesProps) {
  return messages.map(({ Name, Text }) => (
    <Notice key={Name} kind={tones[Name]}>
      <p>{Text}</p>
      {actions[Name]}
    </Notice>
  ));
}
