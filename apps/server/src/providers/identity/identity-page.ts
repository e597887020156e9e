import { entryOf, type Language, textOf, type WrittenLanguage } from '@portico/contract';
import { html } from '../../documents/html.ts';
import { type PageFrame, providerPage } from '../provider-page.ts';
import type { IdentityRealm } from './realm.ts';
import { identityWays, wayNames } from './ways-to-fail.ts';

const texts = {
  en: {
    title: (name: string) => `Sign in to ${name}`,
    about:
      'This is the identity provider of the demonstration. It checks nothing: choose who you are, and how it should answer.',
    who: 'Who are you?',
    how: 'How should it answer?',
    goOn: 'Continue',
    refused: (name: string) => `This request is not one that ${name} takes`,
  },
  es: {
    title: (name: string) => `Inicie sesión en ${name}`,
    about:
      'Este es el proveedor de identidad de la demostración. No comprueba nada: elija quién es y cómo debe responder.',
    who: '¿Quién es usted?',
    how: '¿Cómo debe responder?',
    goOn: 'Continuar',
    refused: (name: string) => `${name} no acepta esta solicitud`,
  },
} satisfies Record<WrittenLanguage, object>;

/** Where a person says who they are. @param fields of the request, which the form carries on. */
export function identityPage(
  { name, people }: Pick<IdentityRealm, 'name' | 'people'>,
  lang: Language,
  fields: Readonly<Record<string, string>>,
  frame: PageFrame,
): string {
  const words = entryOf(texts, lang);
  const title = words.title(name);
  const body = html`
    <h1>${title}</h1>
    <p>${words.about}</p>
    <form method="post" class="stack">
      ${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
      <p class="field">
        <label for="person">${words.who}</label>
        <select class="control" id="person" name="person">
          ${people.map(({ id, label }) => html`<option value="${id}">${label}</option>`)}
        </select>
      </p>
      <p class="field">
        <label for="way">${words.how}</label>
        <select class="control" id="way" name="way">
          ${identityWays.map((way) => html`<option value="${way}">${textOf(wayNames[way], lang)}</option>`)}
        </select>
      </p>
      <p><button type="submit" class="button button-primary">${words.goOn}</button></p>
    </form>
  `;
  return providerPage({ name, title, body, lang }, frame);
}

export function identityRefusalPage({ name }: Pick<IdentityRealm, 'name'>, lang: Language, frame: PageFrame): string {
  const title = entryOf(texts, lang).refused(name);
  return providerPage({ name, title, body: html`<h1>${title}</h1>`, lang }, frame);
}
