import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, textOf } from '@portico/contract';
import { useState } from 'react';
import { firstLook, PortalPreview } from '../../frame/portal-preview.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { useSettled } from '../../session/use-settled.ts';
import type { Draft } from './draft.ts';

export interface SignInPreviewProps {
  draft: Draft;
  addedLanguages: readonly Language[];
}

/** The sign-in page with what is typed. */
export function SignInPreview({ draft, addedLanguages }: SignInPreviewProps) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [look, setLook] = useState(firstLook);
  const { kind, en, es } = draft;
  const [typedEn, typedEs] = [useSettled(en), useSettled(es)];
  const text = { en: typedEn, es: typedEs };
  const { reply, failure } = useLoaded('previewAnnouncement', { kind, text, ...look });
  const name = names(look.language);
  return (
    <PortalPreview
      title={t`Preview of the sign-in page`}
      look={look}
      onLook={setLook}
      addedLanguages={addedLanguages}
      reply={reply}
      failure={failure}
    >
      {addedLanguages.includes(look.language) && (
        <p className="secondary">
          <Trans>In {name} the page shows the English words: announcements are written in English and Spanish.</Trans>
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
