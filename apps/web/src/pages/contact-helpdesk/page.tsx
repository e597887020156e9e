import { Trans } from '@lingui/react/macro';
import { HELP_DESK_REPLY_HOURS } from '@portico/contract';
import { useState } from 'react';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { newHelpDeskInput } from '../../help-desk/help-desk-input.ts';
import { MessageSent } from '../../help-desk/message-sent.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactForm } from './contact-form.tsx';

/** The form to the help desk for everybody (spec §2). */
export function Page() {
  const [input, setInput] = useState(() => newHelpDeskInput());
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) {
    return (
      <FramePage state="contact-helpdesk" width="form">
        <MessageSent reference={sent}>
          <StateLink to="helpdesk-center" className={buttonClass()}>
            <Trans>Back to help</Trans>
          </StateLink>
          <Button variant="quiet" onClick={() => setSent(null)}>
            <Trans>Send another message</Trans>
          </Button>
        </MessageSent>
      </FramePage>
    );
  }
  return (
    <FramePage
      state="contact-helpdesk"
      width="form"
      lead={<Trans>Write to us about this site or your account. We answer within {HELP_DESK_REPLY_HOURS} hours.</Trans>}
    >
      <Notice
        kind="rose"
        title={
          <Trans>
            In an emergency, call <PhoneLink number="911" />.
          </Trans>
        }
      />
      <InTheAppInstead />
      <ContactForm
        input={input}
        onChange={(changed) => setInput((before) => ({ ...before, ...changed }))}
        onSent={({ reference }) => {
          setInput((before) => ({ ...before, patientComments: '' }));
          setSent(reference);
        }}
      />
      <CallInstead />
    </FramePage>
  );
}

/** Who is signed in finds the answer beside the question, and has nothing to fill in about themselves. */
function InTheAppInstead() {
  const { settings } = usePortal();
  if (settings.session === null) return null;
  return (
    <Notice kind="info" title={<Trans>You are signed in.</Trans>}>
      <p>
        <Trans>
          <StateLink to="messages.helpdesk">Write from your messages</StateLink>: your details are filled in there, and
          you can read our answer.
        </Trans>
      </p>
    </Notice>
  );
}

function CallInstead() {
  const { phones } = usePortal().settings;
  return (
    <p className="secondary">
      <Trans>
        Prefer to talk with a person? Call the help desk at <PhoneLink number={phones.helpdesk} />.
      </Trans>
    </p>
  );
}
