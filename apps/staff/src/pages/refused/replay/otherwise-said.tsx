import { useLingui } from '@lingui/react/macro';
import type { StaffReply } from '@portico/staff-contract';
import { Notice } from '../../../ui/notice.tsx';

type Would = StaffReply<'showReplay'>['would'];

/** What would come of a message that is not held: there is nothing to confirm. */
export function OtherwiseSaid({ would }: { would: Would }) {
  const { t } = useLingui();
  const texts: Readonly<Record<Exclude<Would, 'held'>, string>> = {
    taken: t`Nothing is to be confirmed: tried again under Refused messages, it is taken as it is.`,
    superseded: t`A newer message of its patient has come: tried again under Refused messages, it changes nothing and waits no more.`,
    refused: t`Confirming would not help: it would be refused still, for the reason above.`,
  };
  return <Notice look="hint">{would === 'held' ? '' : texts[would]}</Notice>;
}
