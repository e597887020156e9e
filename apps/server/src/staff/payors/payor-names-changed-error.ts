import type { PayerName, PayorDecision } from '../../prices/queries/payor-names.ts';
import { ActError } from '../act-error.ts';
import { payerNameText } from './payer-name-text.ts';

/** A name that is not as whoever decides has seen it. */
export interface ChangedName extends PayerName {
  /** False where no price file has it any more. */
  isThere: boolean;
  /** What a colleague has decided. */
  decision: PayorDecision | null;
}

/** Names are not as they were seen, so that nothing is decided. Its message tells each. */
export class PayorNamesChangedError extends ActError {
  readonly changed: readonly ChangedName[];

  constructor(changed: readonly ChangedName[]) {
    super('payorNamesChanged', [...changed.map(textOf), 'Nothing was changed.'].join('\n'));
    this.changed = changed;
  }
}

function textOf({ isThere, ...name }: ChangedName): string {
  return isThere
    ? `Somebody has decided on ${payerNameText(name)} meanwhile.`
    : `No price file of the location has ${payerNameText(name)}.`;
}
