import { Trans, useLingui } from '@lingui/react/macro';
import { announcedIn, type Language } from '@portico/contract';
import { useState } from 'react';
import { firstLook, PortalPreview } from '../../frame/publishing/portal-preview.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { useSettled } from '../../session/use-settled.ts';
import { type Draft, textIn } from './draft.ts';

export interface SignInPreviewProps {
  draft: Draft;
  addedLanguages: readonly Language[];
}

/** The sign-in page with what is typed. */
export function SignInPreview({ draft, addedLanguages }: SignInPreviewProps) {
  const { t } = useLingui();
  const [look, setLook] = useState(firstLook);
  const { kind } = draft;
  const [en, es, further] = [useSettled(draft.en), useSettled(draft.es), useSettled(draft.further)];
  const text = textIn({ en, es, further }, addedLanguages);
  const { reply, failure } = useLoaded('previewAnnouncement', { kind, text, ...look });
  const { words, spoken } = announcedIn(text, look.language);
  return (
    <PortalPreview
      title={t`Preview of the sign-in page`}
      look={look}
      onLook={setLook}
      addedLanguages={addedLanguages}
      reply={reply}
      failure={failure}
    >
      {spoken !== look.language && words !== '' && (
        <p className="secondary">
          <Trans>Nothing is written in this language: the page shows the English words, marked as English.</Trans>
        </p>
      )}
      {words === '' && (
        <p className="secondary">
          <Trans>The words are not written yet: this is the page without them.</Trans>
        </p>
      )}
    </PortalPreview>
  );
}
