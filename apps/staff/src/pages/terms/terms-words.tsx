import { Trans } from '@lingui/react/macro';
import type { TermsKind } from '@portico/contract';
import { shortWording } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import './terms-words.css';

/** The words of a version in every language, once somebody wants to read them. */
export function TermsWords({ kind, version }: { kind: TermsKind; version: string }) {
  const names = useLanguageNames();
  const { time } = useTimes();
  const [isOpen, setIsOpen] = useState(false);
  const { reply, failure } = useLoaded('showTerms', isOpen ? { kind, version } : null);
  const wordings = reply?.wordings ?? [];
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Trans>Read the words</Trans>
      </summary>
      <div className="stack terms-words">
        <ErrorNotice failure={failure} />
        {wordings.length > 1 && (
          <p className="secondary">
            <Trans>
              Files of the settings have said different words under this version. What it says now comes first, then the
              newest.
            </Trans>
          </p>
        )}
        {wordings.map(({ wording, texts, keptAt }) => {
          const since = keptAt === null ? null : time(keptAt);
          const digits = shortWording(wording);
          return (
            <div key={wording} className="stack">
              <p className="secondary">
                {since === null ? (
                  <Trans>No acceptance is recorded with these words yet.</Trans>
                ) : (
                  <Trans>Acceptances are recorded with these words since {since}.</Trans>
                )}
              </p>
              <p className="secondary">
                <Trans>
                  In the audit trail their hash begins with <code>{digits}</code>.
                </Trans>
              </p>
              <div className="terms-languages">
                {texts.map(({ language, paragraphs }) => (
                  <div key={language} className="stack">
                    <h3>{names(language)}</h3>
                    {/* Of terms, two paragraphs may say the same. */}
                    {paragraphs.map((paragraph, at) => (
                      <p key={at} lang={language}>
                        {paragraph}
                      </p>
                    ))}
                  </div>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </details>
  );
}
