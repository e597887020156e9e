import { Trans, useLingui } from '@lingui/react/macro';
import type { CareMessage } from '@portico/contract';
import { useId } from 'react';
import { When } from '../../when/when.tsx';

/** One message: about what, from whom, when, and its text as it was written. */
export function CareMessageEntry({ message }: { message: CareMessage }) {
  const { t } = useLingui();
  const id = useId();
  const { subject, from, sentAt, text, isNew, hasFiles } = message;
  return (
    <article className="care-message card" aria-labelledby={id}>
      <header className="care-message-head">
        <h2 id={id}>{subject === '' ? t`Message` : subject}</h2>
        {isNew && (
          <span className="care-message-new">
            <Trans>New message</Trans>
          </span>
        )}
      </header>
      <p className="secondary">
        {from !== '' && <>{from} · </>}
        <When iso={sentAt} />
      </p>
      {text !== '' && <p className="care-message-text">{text}</p>}
      {hasFiles && (
        <p className="secondary care-message-files">
          <Trans>
            A file came with this message. It cannot be shown here: ask for it where the message comes from.
          </Trans>
        </p>
      )}
    </article>
  );
}
