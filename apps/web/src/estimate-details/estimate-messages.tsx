import type { EstimateMessage, EstimateMessageName } from '@portico/contract';
import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from '../ui/notice.tsx';

/** In which tone a message of spec §8 is said: what may raise the price is minded, what is missing is asked for. */
const tones: Readonly<Record<EstimateMessageName, NoticeKind>> = {
  beingRevised: 'sun',
  priceFailure: 'sun',
  priceFailureNoProviders: 'sun',
  freeEstimateNoIns: 'leaf',
  freeEstimateIns: 'leaf',
  benChanged: 'info',
  alertOutOfNetwork: 'sun',
  alertEstimateReplaced: 'info',
  cantCreateEstimate: 'rose',
  selectLocation: 'info',
  enterBenefits: 'info',
  leastAmount: 'sun',
};

export interface EstimateMessagesProps {
  messages: readonly EstimateMessage[];
  /** What can be done about a message, by its name. */
  actions?: Partial<Record<EstimateMessageName, ReactNode>>;
}

/** The messages that an estimate bears, worded by the server. */
export function EstimateMessages({ messages, actions = {} }: EstimateMessagesProps) {
  return messages.map(({ Name, Text }) => (
    <Notice key={Name} kind={tones[Name]}>
      <p>{Text}</p>
      {actions[Name]}
    </Notice>
  ));
}
