import { Trans } from '@lingui/react/macro';
import { sendHelpDeskMessage, type HelpDeskTopic } from '@portico/contract';
import { useEffect, useId, useRef } from 'react';
import { HelpDeskForm } from '../../help-desk/help-desk-form.tsx';
import { useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { Button } from '../../ui/button.tsx';
import type { MessageDraft } from './use-message-draft.ts';

export interface WriteMessageProps {
  topic: HelpDeskTopic;
  draft: MessageDraft;
  onSent: (reference: string) => void;
}

/** The form, filled in with who is signed in (spec §3). Its heading takes focus: the button that opened it is gone. */
export function WriteMessage({ topic, draft, onSent }: WriteMessageProps) {
  const send = useSend();
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} ref={heading} className="card-title" tabIndex={-1}>
        {topic === 'feedback' ? <Trans>Your comments to us</Trans> : <Trans>Your message to the help desk</Trans>}
      </h2>
      <HelpDeskForm
        topic={topic}
        isSignedIn
        input={draft.input}
        onChange={draft.change}
        action={action}
        onSend={(message) => action.run(() => send(sendHelpDeskMessage, message))}
        onSent={({ reference }) => onSent(reference)}
        other={
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              document.querySelector('h1')?.focus();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        }
      />
    </section>
  );
}
