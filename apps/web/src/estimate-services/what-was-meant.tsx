import { Trans } from '@lingui/react/macro';
import type { CallReply, getServiceTemplates } from '@portico/contract';
import { usePortal } from '../portal/portal.tsx';
import { localeOf } from '../portal/locale-of.ts';

/** Which words were taken for others, and which nobody knows: so that a slip of the hand, or a word that we lack, is seen. */
export function WhatWasMeant({ reply }: { reply: CallReply<typeof getServiceTemplates> }) {
  const { language } = usePortal();
  const unknown = new Intl.ListFormat(localeOf(language)).format(reply.NotUnderstood.map((word) => `“${word}”`));
  return (
    <>
      {reply.Meant.map(({ Typed, Word }) => (
        <span key={Typed}>
          <Trans>
            We took “{Typed}” for “{Word}”.
          </Trans>{' '}
        </span>
      ))}
      {unknown !== '' && (
        <span>
          <Trans>We do not know {unknown}.</Trans>{' '}
        </span>
      )}
    </>
  );
}
