import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, languages, textOf } from '@portico/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useLanguageNames } from '../../frame/use-language-names.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { useSettled } from '../../session/use-settled.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Draft } from './use-draft.ts';
import './sign-in-preview.css';

export interface SignInPreviewProps {
  draft: Draft;
  addedLanguages: readonly Language[];
}

/**
 * The sign-in page with what is typed, as the portal's server draws it for patients: without its scripts, and nothing on it can be pressed.
 * It stands in no sandbox, in which its styles would show it as to a browser that runs none.
 */
export function SignInPreview({ draft, addedLanguages }: SignInPreviewProps) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [language, setLanguage] = useState<Language>('en');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [width, setWidth] = useState<'phone' | 'wide'>('wide');
  const { kind, en, es } = draft;
  const [typedEn, typedEs] = [useSettled(en), useSettled(es)];
  const text = { en: typedEn, es: typedEs };
  const { reply, failure } = useLoaded('previewAnnouncement', { kind, text, language, theme });
  const name = names(language);
  const isAdded = addedLanguages.includes(language);
  return (
    <section className="stack">
      <h3>
        <Trans>As patients see it</Trans>
      </h3>
      <div className="fields">
        <ChoiceField
          label={t`Language`}
          value={language}
          options={[...languages, ...addedLanguages].map((value) => ({ value, label: names(value) }))}
          onChange={setLanguage}
        />
        <ChoiceField
          label={t`Colours`}
          value={theme}
          options={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          onChange={setTheme}
        />
        <ChoiceField
          label={t`Width`}
          value={width}
          options={[
            { value: 'wide', label: t`As wide as this page` },
            { value: 'phone', label: t`A phone` },
          ]}
          onChange={setWidth}
        />
      </div>
      {isAdded && (
        <p className="secondary">
          <Trans>In {name} the page shows the English words: announcements are written in English and Spanish.</Trans>
        </p>
      )}
      {textOf(text, language).trim() === '' && (
        <p className="secondary">
          <Trans>The words are not written yet: this is the page without them.</Trans>
        </p>
      )}
      <ErrorNotice failure={failure} />
      {reply?.html === null && (
        <Notice look="hint">
          <Trans>The pages of the portal are not built at this server: there is no preview.</Trans>
        </Notice>
      )}
      {typeof reply?.html === 'string' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={t`Preview of the sign-in page`}
          className={width === 'phone' ? 'preview preview-phone' : 'preview'}
          srcDoc={reply.html}
        />
      )}
    </section>
  );
}
