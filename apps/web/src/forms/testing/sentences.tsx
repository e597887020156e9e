import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { WrittenLanguage } from '@portico/contract';
import type { Form, FormErrors } from '@portico/rules';
import { renderToString } from 'react-dom/server';
import { sayErrors, type FormMessages } from '../form-messages.ts';
import { listErrors } from '../use-field-errors.ts';

type Catalogue = () => Promise<{ messages: Messages }>;

/** The translations that a form uses, by language; none for English, which stands in the code. */
type Catalogues = Readonly<Partial<Record<WrittenLanguage, readonly Catalogue[]>>>;

/** Several letters, then more. */
const sentence = /\p{L}{2,}.*\p{L}{2,}/su;

/**
 * For which fields and reasons the error summary lacks a sentence, has several, or says the same in both languages.
 *
 * @param useMessages the hook that has the form's messages.
 * @returns `language: field: reason`; none where every error is said.
 */
export async function unsaidErrors<Fields extends Form<never>>(
  fields: Fields,
  useMessages: () => FormMessages<Fields>,
  catalogues: Catalogues,
): Promise<string[]> {
  const english = await summariesOf(fields, useMessages, 'en', catalogues);
  const spanish = await summariesOf(fields, useMessages, 'es', catalogues);
  const isSaid = (summary: readonly string[]) => summary.length === 1 && sentence.test(summary.join());
  return [
    ...[...english].flatMap(([error, summary]) => (isSaid(summary) ? [] : [`en: ${error}`])),
    ...[...spanish].flatMap(([error, summary]) =>
      isSaid(summary) && summary.join() !== english.get(error)?.join() ? [] : [`es: ${error}`],
    ),
  ];
}

/** What the error summary says, for each field and each reason for which it can be refused. */
async function summariesOf<Fields extends Form<never>>(
  fields: Fields,
  useMessages: () => FormMessages<Fields>,
  language: WrittenLanguage,
  catalogues: Catalogues,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const loaded = await Promise.all((catalogues[language] ?? []).map((load) => load()));
  i18n.load(language, {});
  for (const { messages } of loaded) i18n.load(language, messages);
  i18n.activate(language);
  const found = new Map<string, readonly string[]>();
  const Probe = () => {
    const messages = useMessages();
    for (const [name, { reasons }] of Object.entries(fields)) {
      for (const reason of reasons) {
        const summary = listErrors(sayErrors(messages, { [name]: reason } as FormErrors<Fields>));
        found.set(
          `${name}: ${reason}`,
          summary.map(({ message }) => message),
        );
      }
    }
    return null;
  };
  renderToString(
    <I18nProvider i18n={i18n}>
      <Probe />
    </I18nProvider>,
  );
  return found;
}
