import type { Language } from '@portico/contract';
import { html } from '../../documents/html.ts';
import { type PageFrame, providerPage } from '../provider-page.ts';
import { identityPeople } from './people.ts';
import { identityWays, wayNames } from './ways-to-fail.ts';

export const IDENTITY_NAME = 'Harbor ID';

const texts = {
  en: {
    title: 'Sign in to Harbor ID',
    about:
      'This is the identity provider of the demonstration. It checks nothing: choose who you are, and how it should answer.',
    who: 'Who are you?',
    how: 'How should it answer?',
    goOn: 'Continue',
    refused: 'This request is not one that Harbor ID takes',
  },
  es: {
    title: 'Inicie sesión en Harbor ID',
    about:
      'Este es el proveedor de identidad de la demostración. No comprueba nada: elija quién es y cómo debe responder.',
    who: '¿Quién es usted?',
    how: '¿Cómo debe responder?',
    goOn: 'Continuar',
    refused: 'Harbor ID no acepta esta solicitud',
  },
} satisfies Record<Language, object>;

/** Where a person says who they are. @param fields of the request, which the form carries on. */
export function identityPage(lang: Language, fields: Readonly<Record<string, string>>, frame: PageFrame): string {
  const words = texts[lang];
  const body = html`
    <h1>${words.title}</h1>
    <p>${words.about}</p>
    <form method="post" class="stack">
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p class="field">
        <label for="person">${words.who}</label>
        <select class="control" id="person" name="person">
          ${identityPeople.map(
            ({ id, firstName, lastName, birthDate }) =>
              html`<option value="${id}">${firstName} ${lastName}, ${birthDate}</option>`,
          )}
        </select>
      </p>
      <p class="field">
        <label for="way">${words.how}</label>
        <select class="control" id="way" name="way">
          ${identityWays.map((way) => html`<option value="${way}">${wayNames[way][lang]}</option>`)}
        </select>
      </p>
      <p><button type="submit" class="button button-primary">${words.goOn}</button></p>
    </form>
  `;
  return providerPage({ name: IDENTITY_NAME, title: words.title, body, lang }, frame);
}

export function identityRefusalPage(lang: Language, frame: PageFrame): string {
  const { refused } = texts[lang];
  return providerPage({ name: IDENTITY_NAME, title: refused, body: html`<h1>${refused}</h1>`, lang }, frame);
}
