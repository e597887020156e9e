import { useLingui } from '@lingui/react/macro';
import type { RefusedMessageModel } from '@portico/staff-contract';

/** What a message is called: its event, and the number that its sender gave it. */
export function useMessageName(): (message: Pick<RefusedMessageModel, 'event' | 'controlId'>) => string {
  const { t } = useLingui();
  return ({ event, controlId }) => `${event ?? t`No event`} · ${controlId === '' ? t`no number` : controlId}`;
}
