import { Trans } from '@lingui/react/macro';
import type { HelpDeskMessage } from '@portico/contract';
import { useId } from 'react';
import { When } from '../when/when.tsx';

/** One message: what was written, what became of it, and the answers. */
export function MessageEntry({
  message: { reference, sentAt, patientComments, status, answers },
}: {
  message: HelpDeskMessage;
}) {
  const id = useId();
  return (
    <article className="message card" aria-labelledby={id}>
      <header className="message-head">
        <h2 id={id}>
          <Trans>Message {reference}</Trans>
        </h2>
        <span className={`message-status message-${status}`}>
          <StatusName status={status} />
        </span>
      </header>
      <p className="secondary">
        <Trans>
          Sent <When iso={sentAt} />
        </Trans>
      </p>
      <p className="message-text">{patientComments}</p>
      {answers.map((answer) => (
        <section key={answer.at} className="message-answer">
          <p className="message-answer-head">
            <strong>
              <Trans>Our answer</Trans>
            </strong>
            {answer.isUnread && (
              <span className="message-new">
                <Trans>New</Trans>
              </span>
            )}
            <span className="secondary">
              <When iso={answer.at} />
            </span>
          </p>
          <p className="message-text">{answer.text}</p>
        </section>
      ))}
    </article>
  );
}

function StatusName({ status }: Pick<HelpDeskMessage, 'status'>) {
  if (status === 'open') return <Trans>Waiting for our answer</Trans>;
  return status === 'answered' ? <Trans>Answered</Trans> : <Trans>Closed</Trans>;
}
