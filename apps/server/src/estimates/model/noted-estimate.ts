import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { PayingPlan } from '../figures/reached-limits.ts';
import type { EstimateView } from './estimate-view.ts';

/** An estimate with insurance, and how its notes are worded. */
export interface NotedEstimate {
  readonly view: Pick<EstimateView, 'service' | 'insurance' | 'provider'>;
  /** How `view.insurance` pays. */
  readonly plan: PayingPlan;
  /** ISO date of the last day on which the estimate is valid. */
  readonly validUntil: string;
  /** The hospital's. */
  readonly timeZone: string;
  readonly messages: ServerMessages;
}
