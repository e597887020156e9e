import { useLingui } from '@lingui/react/macro';
import { announcementKinds, type Language, languages, MAX_ANNOUNCEMENT } from '@portico/contract';
import { type AnnouncementModel, MAX_TYPED_ANNOUNCEMENT } from '@portico/staff-contract';
import type { SyntheticEvent } from 'react';
import { PublishActs } from '../../frame/publishing/publish-acts.tsx';
import { useFormErrors } from '../../frame/publishing/use-form-errors.ts';
import type { PublishingForm } from '../../frame/publishing/use-publishing.ts';
import { useWordsErrors } from '../../frame/publishing/use-words-errors.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useSession } from '../../session/session.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Draft } from './draft.ts';
import { SignInPreview } from './sign-in-preview.tsx';
import { useAnnouncementTexts } from './use-announcement-texts.ts';

export interface AnnouncementFormProps extends PublishingForm<Draft> {
  /** What it can take the place of. */
  standing: readonly AnnouncementModel[];
  addedLanguages: readonly Language[];
}

/** It is shown as one paragraph: what is pasted loses its line breaks. */
const asOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Writes an announcement in every language, with its times on the hospital's clock. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { draft, onChange, onClear, onReady, isPublished, standing, addedLanguages } = props;
  const { t } = useLingui();
  const { session, stayAwake } = useSession();
  const names = useLanguageNames();
  const { kinds, start } = useAnnouncementTexts();
  const wordsErrors = useWordsErrors(MAX_ANNOUNCEMENT);
  /** By fields, and by languages. */
  const wrong = useFormErrors<string>();
  const changed = (fields: readonly string[]): void => {
    wrong.forget(fields);
    stayAwake();
  };
  const change = (part: Partial<Draft>): void => {
    changed(Object.keys(part));
    onChange(part);
  };
  const changeFurther = (tag: Language, text: string): void => {
    changed([tag]);
    onChange({ further: { ...draft.further, [tag]: text } });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    // A time that is typed in part looks empty to the form; the browser alone knows of it.
    const [isFromBad, isUntilBad] = [...form.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')].map(
      ({ validity }) => validity.badInput,
    );
    const unfinished = t`Enter day and time, or leave it empty.`;
    const endsFirst = draft.from !== '' && draft.until !== '' && draft.until <= draft.from;
    const isSound = wrong.show(
      {
        en: wordsErrors.required(draft.en.trim().length),
        es: wordsErrors.required(draft.es.trim().length),
        ...Object.fromEntries(
          addedLanguages.map((tag) => [tag, wordsErrors.optional((draft.further[tag] ?? '').trim().length)]),
        ),
        from: isFromBad === true ? unfinished : undefined,
        until: isUntilBad === true ? unfinished : endsFirst ? t`It must end after it begins.` : undefined,
      },
      form,
    );
    if (isSound) onReady();
  };
  const zone = session.timeZone.replaceAll('_', ' ');
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <div className="fields">
        <ChoiceField
          label={t`Kind`}
          value={draft.kind}
          options={announcementKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        {standing.length > 0 && (
          <ChoiceField
            label={t`In the place of`}
            value={String(draft.replaces ?? '')}
            options={[
              { value: '', label: t`None` },
              ...standing.map((each) => ({ value: String(each.number), label: start(each) })),
            ]}
            onChange={(chosen) => change({ replaces: chosen === '' ? null : Number(chosen) })}
          />
        )}
      </div>
      {languages.map((language) => (
        <TextField
          key={language}
          label={names(language)}
          value={draft[language]}
          error={wrong.errorOf(language)}
          maxLength={MAX_TYPED_ANNOUNCEMENT}
          isMultiline
          language={language}
          onChange={(text) => change({ [language]: asOneLine(text) })}
        />
      ))}
      {addedLanguages.map((language) => (
        <TextField
          key={language}
          label={names(language)}
          hint={t`May be left empty: whoever reads this language then sees the English words, which screen readers say in English.`}
          value={draft.further[language] ?? ''}
          error={wrong.errorOf(language)}
          maxLength={MAX_TYPED_ANNOUNCEMENT}
          isMultiline
          language={language}
          onChange={(text) => changeFurther(language, asOneLine(text))}
        />
      ))}
      <div className="fields">
        <TextField
          type="datetime-local"
          label={t`Shown from`}
          hint={t`Empty: at once. On the hospital’s clock, ${zone}.`}
          value={draft.from}
          error={wrong.errorOf('from')}
          onChange={(from) => change({ from })}
        />
        <TextField
          type="datetime-local"
          label={t`Shown until`}
          hint={t`Empty: until it is withdrawn.`}
          value={draft.until}
          error={wrong.errorOf('until')}
          onChange={(until) => change({ until })}
        />
      </div>
      <SignInPreview draft={draft} addedLanguages={addedLanguages} />
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
