import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A visit that was made, and its link, which is not to be had again. */
export function MadeVisit({ made }: { made: StaffReply<'inviteToVisit'> & { email: string } }) {
  const { t } = useLingui();
  const { link, hasProvider, email } = made;
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async (text: string): Promise<void> => {
    const went = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(went ? 'yes' : 'no');
  };
  const copiedTexts = { yes: t`Copied.`, no: t`The browser did not copy it. Select the link, and copy it yourself.` };
  return (
    <section className="stack" aria-label={t`The visit that was made`}>
      <Notice look="good">
        {link === null ? (
          <Trans>The visit is made. Its link goes out to {email}.</Trans>
        ) : (
          <>
            <p>
              <Trans>The visit is made. This is its link: it is shown once.</Trans>
            </p>
            <p>{link}</p>
          </>
        )}
      </Notice>
      {link !== null && (
        <div className="row">
          <Button onPress={() => void copy(link)}>
            <Trans>Copy the link</Trans>
          </Button>
          <output>{copied !== null && copiedTexts[copied]}</output>
        </div>
      )}
      {!hasProvider && (
        <Notice look="hint">
          <Trans>
            The settings do not say where visits are held (VIDEO_VISIT_URL): outside a demonstration this link opens
            nothing.
          </Trans>
        </Notice>
      )}
    </section>
  );
}
