import { Trans } from '@lingui/react/macro';
import { HELP_DESK_REPLY_HOURS } from '@portico/contract';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import './help-desk.css';
import './words.ts';

export interface MessageSentProps {
  /** The reference number as it is told. */
  reference: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** Says that the message has come (spec §8, 'Helpdesk success'). Its heading takes focus: the form is gone. */
export function MessageSent({ reference, children }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="message-sent" aria-labelledby={id}>
      <span className="message-sent-arch">
        <Icon of={Check} size={40} />
      </span>
      <div className="stack">
        <h2 id={id} ref={heading} tabIndex={-1}>
          <Trans>Thank You</Trans>
        </h2>
        <p>
          <Trans>
            Your message has been submitted. You will hear back from us within {HELP_DESK_REPLY_HOURS} hours.
          </Trans>
        </p>
        <p>
          <span className="secondary">
            <Trans>Your reference number, if you call about it</Trans>
          </span>
          <strong className="message-sent-reference">{reference}</strong>
        </p>
        <div className="row">{children}</div>
      </div>
    </section>
  );
}
