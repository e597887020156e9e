import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../frame/phone-link.tsx';
import type { OpenError } from '../../health-links/open-link.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** `noLink`: the page was opened without one, or with a part of it. `foreign`: the link is of somebody else. */
export type SharedError = OpenError | 'noLink' | 'foreign';

/** Why there is no estimate here, and where to go. */
export function LinkErrorNotice({ error, onRetry }: { error: SharedError; onRetry: () => void }) {
  const { settings } = usePortal();
  const { title, advice } = sentences[error];
  const canRetry = error === 'unreachable' || error === 'tooMany';
  return (
    <div className="stack stack-loose">
      <Notice kind={canRetry ? 'sun' : 'rose'} role="alert" title={title}>
        <p>
          {advice}{' '}
          <Trans>
            Or call us at <PhoneLink number={settings.phones.estimates} />.
          </Trans>
        </p>
      </Notice>
      <div className="row">
        {canRetry && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <StateLink to="estimates" className={buttonClass('secondary')}>
          <Trans>Make an estimate</Trans>
        </StateLink>
        <StateLink to="estimates-kept" className={buttonClass('quiet')}>
          <Trans>Open an estimate by its number</Trans>
        </StateLink>
      </div>
    </div>
  );
}

const sentences: Readonly<Record<SharedError, { title: ReactNode; advice: ReactNode }>> = {
  noLink: {
    title: <Trans>There is no whole link here.</Trans>,
    advice: <Trans>Open the whole link that you were sent, or scan its code once more.</Trans>,
  },
  foreign: {
    title: <Trans>This link is not one of ours.</Trans>,
    advice: <Trans>Open it in a health app on your phone.</Trans>,
  },
  gone: {
    title: <Trans>This link does not open anything any more.</Trans>,
    advice: (
      <Trans>
        It has ended, was taken back, or was tried with wrong passcodes too often. Ask the person who sent it for a new
        one.
      </Trans>
    ),
  },
  unreadable: {
    title: <Trans>A part of this link is wrong.</Trans>,
    advice: <Trans>Ask the person who sent it to send it once more.</Trans>,
  },
  tooMany: {
    title: <Trans>Too many tries. Wait a few minutes.</Trans>,
    advice: <Trans>Then try again.</Trans>,
  },
  unreachable: {
    title: <Trans>We could not get the estimate.</Trans>,
    advice: <Trans>Check your connection, and try again.</Trans>,
  },
};
