import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, languages, type TermsKind, type WrittenLanguage } from '@portico/contract';
import { MAX_TERMS, MAX_TYPED_TERMS, paragraphsOf, type StaffReply } from '@portico/staff-contract';
import type { SyntheticEvent } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { PublishActs } from '../../frame/publishing/publish-acts.tsx';
import { useFormErrors } from '../../frame/publishing/use-form-errors.ts';
import type { PublishingForm } from '../../frame/publishing/use-publishing.ts';
import { useWordsErrors } from '../../frame/publishing/use-words-errors.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Draft } from './draft.ts';
import { TermsPreview } from './terms-preview.tsx';
import './terms-form.css';

export interface TermsFormProps extends PublishingForm<Draft> {
  kind: TermsKind;
  /** The version that most of the words will be those of. */
  inForce: string;
  firstDay: string;
  addedLanguages: readonly Language[];
}

type FieldName = WrittenLanguage | 'from';

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
  const { date } = useTimes();
  const wordsErrors = useWordsErrors(MAX_TERMS);
  const wrong = useFormErrors<FieldName>();
  const beginning = useAct();
  const change = (part: Partial<Draft>): void => {
    wrong.forget(Object.keys(part));
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
      wrong.forgetAll();
    });
  const textError = (text: string): string | undefined => wordsErrors.required(paragraphsOf(text).join('').length);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const [english, spanish] = [paragraphsOf(draft.en).length, paragraphsOf(draft.es).length];
    const uneven =
      english === spanish
        ? undefined
        : t`English has ${english} paragraphs, and Spanish has ${spanish}. An empty line stands between two paragraphs.`;
    const earliest = date(firstDay);
    const isSound = wrong.show(
      {
        en: textError(draft.en),
        es: textError(draft.es) ?? (textError(draft.en) === undefined ? uneven : undefined),
        from:
          draft.from === ''
            ? t`Choose the day from which on they are in force.`
            : draft.from < firstDay
              ? t`They can begin on ${earliest} at the earliest.`
              : undefined,
      },
      form,
    );
    if (isSound) onReady();
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
            error={wrong.errorOf(language)}
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
          error={wrong.errorOf('from')}
          onChange={(from) => change({ from })}
        />
      </div>
      <TermsPreview kind={kind} draft={draft} addedLanguages={addedLanguages} />
      <PublishActs
        isPublished={isPublished}
        onClear={() => {
          wrong.forgetAll();
          onClear();
        }}
      />
    </form>
  );
}
