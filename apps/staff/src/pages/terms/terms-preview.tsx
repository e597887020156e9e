import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, type TermsKind, textOf } from '@portico/contract';
import { useState } from 'react';
import { firstLook, PortalPreview } from '../../frame/publishing/portal-preview.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { useSettled } from '../../session/use-settled.ts';
import type { Draft } from './draft.ts';

export interface TermsPreviewProps {
  kind: TermsKind;
  draft: Draft;
  addedLanguages: readonly Language[];
}

/** The page on which patients accept what is typed. */
export function TermsPreview({ kind, draft, addedLanguages }: TermsPreviewProps) {
  const { t } = useLingui();
  const [look, setLook] = useState(firstLook);
  const [en, es] = [useSettled(draft.en), useSettled(draft.es)];
  const text = { en, es };
  const { reply, failure } = useLoaded('previewTerms', { kind, text, from: draft.from, ...look });
  return (
    <PortalPreview
      title={kind === 'account' ? t`Preview of the last step of a sign-up` : t`Preview of the terms of estimates`}
      look={look}
      onLook={setLook}
      addedLanguages={addedLanguages}
      reply={reply}
      failure={failure}
    >
      {addedLanguages.includes(look.language) && (
        <p className="secondary">
          <Trans>
            In this language the page shows the English words, except where the file of that language has its own.
          </Trans>
        </p>
      )}
      {textOf(text, look.language).trim() === '' && (
        <p className="secondary">
          <Trans>The words are not written yet: this is the page without them.</Trans>
        </p>
      )}
    </PortalPreview>
  );
}
