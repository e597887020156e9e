import { Trans, useLingui } from '@lingui/react/macro';
import { announcementKinds, type Language, languages, MAX_ANNOUNCEMENT } from '@portico/contract';
import { type AnnouncementModel, MAX_TYPED_ANNOUNCEMENT } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Draft } from './draft.ts';
import { SignInPreview } from './sign-in-preview.tsx';
import { useAnnouncementTexts } from './use-announcement-texts.ts';

export interface AnnouncementFormProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onClear: () => void;
  /** Hears that everything is there, and may be published. */
  onReady: () => void;
  /** Whether what was written is published now. */
  isPublished: boolean;
  /** What it can take the place of. */
  standing: readonly AnnouncementModel[];
  addedLanguages: readonly Language[];
}

/** By fields, and by languages. */
type Errors = Readonly<Record<string, string | undefined>>;

/** It is shown as one paragraph: what is pasted loses its line breaks. */
const asOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Writes an announcement in every language, with its times on the hospital's clock. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { draft, onChange, onClear, onReady, isPublished, standing, addedLanguages } = props;
  const { t } = useLingui();
  const { session, stayAwake } = useSession();
  const names = useLanguageNames();
  const { count } = useNumbers();
  const { kinds, start } = useAnnouncementTexts();
  const [errors, setErrors] = useState<Errors>({});
  // What is being corrected is no longer wrong until it is looked at again.
  const changed = (fields: readonly string[]): void => {
    setErrors((before) => ({ ...before, ...Object.fromEntries(fields.map((name) => [name, undefined])) }));
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
  const requiredError = (text: string): string | undefined =>
    text.trim() === '' ? t`Write it in this language, too.` : lengthError(text);
  const lengthError = (text: string): string | undefined => {
    const [most, has] = [count(MAX_ANNOUNCEMENT), count(text.trim().length)];
    return text.trim().length > MAX_ANNOUNCEMENT ? t`It may have ${most} characters, and has ${has}.` : undefined;
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
    const found: Errors = {
      en: requiredError(draft.en),
      es: requiredError(draft.es),
      ...Object.fromEntries(addedLanguages.map((tag) => [tag, lengthError(draft.further[tag] ?? '')])),
      from: isFromBad === true ? unfinished : undefined,
      until: isUntilBad === true ? unfinished : endsFirst ? t`It must end after it begins.` : undefined,
    };
    setErrors(found);
    if (Object.values(found).every((error) => error === undefined)) onReady();
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
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
          error={errors[language] ?? null}
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
          error={errors[language] ?? null}
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
          error={errors['from'] ?? null}
          onChange={(from) => change({ from })}
        />
        <TextField
          type="datetime-local"
          label={t`Shown until`}
          hint={t`Empty: until it is withdrawn.`}
          value={draft.until}
          error={errors['until'] ?? null}
          onChange={(until) => change({ until })}
        />
      </div>
      <SignInPreview draft={draft} addedLanguages={addedLanguages} />
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
