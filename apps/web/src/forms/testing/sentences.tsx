import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Language } from '@portico/contract';
import type { Form, FormErrors } from '@portico/rules';
import { renderToString } from 'react-dom/server';
import { sayErrors, type FormMessages } from '../form-messages.ts';
import { listErrors } from '../use-field-errors.ts';

type Catalogue = () => Promise<{ messages: Messages }>;

/** The words that a form uses, by language. */
export type Catalogues = Readonly<Record<Language, readonly Catalogue[]>>;

/**
 * What the error summary says of a form, for each field and each reason for which it can be refused, as `field: reason`.
 *
 * @param useMessages the hook that has the form's messages.
 */
export async function sentencesOf<Fields extends Form<never>>(
  fields: Fields,
  useMessages: () => FormMessages<Fields>,
  language: Language,
  catalogues: Catalogues,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const loaded = await Promise.all(catalogues[language].map((load) => load()));
  for (const { messages } of loaded) i18n.load(language, messages);
  i18n.activate(language);
  const found = new Map<string, readonly string[]>();
  const Probe = () => {
    const messages = useMessages();
    for (const [name, { reasons }] of Object.entries(fields)) {
      for (const reason of reasons) {
        const errors = { [name]: reason } as FormErrors<Fields>;
        const summary = listErrors(sayErrors(messages, errors));
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

/** A sentence of its own: several letters. */
export const sentence = /\p{L}{2,}.*\p{L}{2,}/su;
