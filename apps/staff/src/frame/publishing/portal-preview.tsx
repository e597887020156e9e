import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, languages } from '@portico/contract';
import { type ReactNode, useState } from 'react';
import type { CallFailure } from '../../api/send.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorNotice } from '../error-notice.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import './portal-preview.css';

/** As which patient a page is looked at. */
export interface PreviewLook {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

export const firstLook: PreviewLook = { language: 'en', theme: 'light' };

export interface PortalPreviewProps {
  /** What page it is, for those who do not see it. */
  title: string;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
  addedLanguages: readonly Language[];
  /** What the server has drawn; null until it has. */
  reply: { readonly html: string | null } | null;
  failure: CallFailure | null;
  /** Above the page. */
  children?: ReactNode;
}

/**
 * A page of the portal, as its server draws it for patients: without its scripts, and nothing on it can be pressed. It stands in no
 * sandbox, in which its styles would show it as to a browser that runs none.
 */
export function PortalPreview({ title, look, onLook, addedLanguages, reply, failure, children }: PortalPreviewProps) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [width, setWidth] = useState<'phone' | 'wide'>('wide');
  return (
    <section className="stack">
      <h3>
        <Trans>As patients see it</Trans>
      </h3>
      <div className="fields">
        <ChoiceField
          label={t`Language`}
          value={look.language}
          options={[...languages, ...addedLanguages].map((value) => ({ value, label: names(value) }))}
          onChange={(language) => onLook({ ...look, language })}
        />
        <ChoiceField
          label={t`Colours`}
          value={look.theme}
          options={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          onChange={(theme) => onLook({ ...look, theme })}
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
      {children}
      <ErrorNotice failure={failure} />
      {reply?.html === null && (
        <Notice look="hint">
          <Trans>The pages of the portal are not built at this server: there is no preview.</Trans>
        </Notice>
      )}
      {typeof reply?.html === 'string' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe title={title} className={width === 'phone' ? 'preview preview-phone' : 'preview'} srcDoc={reply.html} />
      )}
    </section>
  );
}
