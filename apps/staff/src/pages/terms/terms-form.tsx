import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, languages, type TermsKind, type WrittenLanguage } from '@portico/contract';
import { MAX_TERMS, MAX_TYPED_TERMS, paragraphsOf, type StaffReply } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import type { DraftChange } from '../../frame/use-draft.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Draft } from './draft.ts';
import { TermsPreview } from './terms-preview.tsx';
import './terms-form.css';

export interface TermsFormProps {
  kind: TermsKind;
  draft: Draft;
  onChange: (what: DraftChange<Draft>) => void;
  onClear: () => void;
  /** Hears that everything is there, and may be published. */
  onReady: () => void;
  /** Whether what was written is published now. */
  isPublished: boolean;
  /** The version that most of the words will be those of. */
  inForce: string;
  firstDay: string;
  addedLanguages: readonly Language[];
}

type Errors = Partial<Record<WrittenLanguage | 'from', string | undefined>>;

type Texts = StaffReply<'showTerms'>['wordings'][number]['texts'];

function hasNoWords({ en, es }: Draft): boolean {
  return en.trim() === '' && es.trim() === '';
}

/** As it is typed. */
function wordsIn(texts: Texts, language: WrittenLanguage): string {
  return texts.find((each) => each.language === language)?.paragraphs.join('\n\n') ?? '';
}

/** Writes terms in every language, with the day from which on they are in force. */
export function TermsForm(props: TermsFormProps) {
  const { kind, draft, onChange, onClear, onReady, isPublished, inForce, firstDay, addedLanguages } = props;
  const { t } = useLingui();
  const { send, session, stayAwake } = useSession();
  const names = useLanguageNames();
  const { count } = useNumbers();
  const { date } = useTimes();
  const [errors, setErrors] = useState<Errors>({});
  const beginning = useAct();
  const change = (part: Partial<Draft>): void => {
    // What is being corrected is no longer wrong until it is looked at again.
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
    onChange(part);
    stayAwake();
  };
  const beginWithThese = (): void =>
    void beginning.run(async () => {
      const { wordings } = await send('showTerms', { kind, version: inForce });
      const texts = wordings[0]?.texts ?? [];
      const words = Object.fromEntries(languages.map((language) => [language, wordsIn(texts, language)]));
      // What somebody has typed while they were on their way is not overwritten.
      onChange((before) => (hasNoWords(before) ? words : {}));
      setErrors({});
    });
  const textError = (text: string): string | undefined => {
    const { length } = paragraphsOf(text).join('');
    const [most, has] = [count(MAX_TERMS), count(length)];
    if (length === 0) return t`Write it in this language, too.`;
    return length > MAX_TERMS ? t`It may have ${most} characters, and has ${has}.` : undefined;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const [english, spanish] = [paragraphsOf(draft.en).length, paragraphsOf(draft.es).length];
    const uneven =
      english === spanish
        ? undefined
        : t`English has ${english} paragraphs, and Spanish has ${spanish}. An empty line stands between two paragraphs.`;
    const earliest = date(firstDay);
    const found: Errors = {
      en: textError(draft.en),
      es: textError(draft.es) ?? (textError(draft.en) === undefined ? uneven : undefined),
      from:
        draft.from === ''
          ? t`Choose the day from which on they are in force.`
          : draft.from < firstDay
            ? t`They can begin on ${earliest} at the earliest.`
            : undefined,
    };
    setErrors(found);
    if (Object.values(found).every((error) => error === undefined)) onReady();
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const zone = session.timeZone.replaceAll('_', ' ');
  const isEmpty = hasNoWords(draft);
  return (
    <form className="card stack terms-form" onSubmit={submit} noValidate>
      {isEmpty && (
        <div className="row">
          <Button isBusy={beginning.isBusy} onPress={beginWithThese}>
            <Trans>Begin with the words in force</Trans>
          </Button>
        </div>
      )}
      <ErrorNotice failure={beginning.failure} />
      <div className="terms-fields">
        {languages.map((language) => (
          <TextField
            key={language}
            label={names(language)}
            hint={t`An empty line between two paragraphs.`}
            value={draft[language]}
            error={errors[language] ?? null}
            maxLength={MAX_TYPED_TERMS}
            isMultiline
            language={language}
            onChange={(text) => change({ [language]: text })}
          />
        ))}
      </div>
      <div className="fields">
        <TextField
          type="date"
          label={t`In force from`}
          hint={t`As the day begins on the hospital’s clock, ${zone}.`}
          value={draft.from}
          error={errors.from ?? null}
          onChange={(from) => change({ from })}
        />
      </div>
      <TermsPreview kind={kind} draft={draft} addedLanguages={addedLanguages} />
      {isPublished && (
        <Notice look="good">
          <Trans>Published.</Trans>
        </Notice>
      )}
      <div className="row">
        <Button type="submit" look="primary">
          <Trans>Publish</Trans>
        </Button>
        <Button
          look="quiet"
          onPress={() => {
            setErrors({});
            onClear();
          }}
        >
          <Trans>Clear</Trans>
        </Button>
      </div>
    </form>
  );
}
