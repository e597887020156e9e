import { Plural, Trans } from '@lingui/react/macro';
import { getCareMessages } from '@portico/contract';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMay } from '../session/session.tsx';

/** Whether the hospital has messages to the patient, and how many it has no note of that they were received. */
export function useCareMessages() {
  const mayRead = useMay('messages');
  return useCall(getCareMessages, {}, { fresh: true, keepPrevious: true, enabled: mayRead });
}

/** How many of the hospital's messages are new. Nothing where none is, and where the hospital offers none. */
export function NewCareMessages() {
  const { reply } = useCareMessages();
  const count = reply?.messages.filter(({ isNew }) => isNew).length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      kind="info"
      title={<Plural value={count} one="# new message from the hospital" other="# new messages from the hospital" />}
    >
      <StateLink to="messages.hospital" className={buttonClass('secondary')}>
        <Trans>Open the messages</Trans>
      </StateLink>
    </Notice>
  );
}
