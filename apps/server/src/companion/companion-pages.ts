import {
  entryOf,
  type HeldScope,
  type Language,
  pathTo,
  proofMethods,
  SIGNED_IN_PATH,
  textOf,
} from '@portico/contract';
import { html, type Html } from '../documents/html.ts';
import type { CompanionApp } from './companion-apps.ts';
import { type CompanionWords, companionWords } from './companion-words.ts';

/** Path of the style sheet of all apps. */
export const COMPANION_STYLE_PATH = '/companion.css';

/** The app that shows itself, where the portal is, and the language. */
export interface Showing {
  readonly app: CompanionApp;
  readonly hospital: string;
  readonly portal: string;
  readonly language: Language;
}

/** What the app was told of its visitor: claims of the userinfo endpoint, and how strongly they signed in. */
export interface Told {
  readonly level: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly isEmailConfirmed: boolean;
  readonly recordNumber?: string | undefined;
  /** As whom the hospital's FHIR server knows them, or knows who acts. */
  readonly fhirUser?: string | undefined;
  readonly proof?: string | undefined;
  /** For whom they act. */
  readonly actsFor?: { readonly name: string; readonly scope: string; readonly recordNumber?: string | undefined };
}

/** Of somebody who is not signed in. @param news what has just come about, in place of what the app is for. */
export function doorPage(showing: Showing, news?: 'ended' | 'signedOut' | 'failed'): string {
  const { app, hospital, language } = showing;
  const words = entryOf(companionWords, language);
  const advice = { ended: words.endedAdvice, signedOut: words.signedOutAdvice(hospital), failed: words.failedAdvice };
  return page(
    showing,
    news === undefined ? textOf(app.name, language) : words[news],
    html`<p class="quiet">${news === undefined ? textOf(app.purpose, language) : advice[news]}</p>
      <p><a class="button" href="/${app.id}/start">${words.signIn(hospital)}</a></p>
      ${news !== undefined && html`<p><a href="/${app.id}/">${words.home}</a></p>`}`,
  );
}

/** Of somebody who is signed in. */
export function personPage(showing: Showing, told: Told): string {
  const { app, hospital, portal, language } = showing;
  const words = entryOf(companionWords, language);
  const { facts } = words;
  const asks = (scope: CompanionApp['scopes'][number]): boolean => app.scopes.includes(scope);
  const { actsFor } = told;
  const link = (state: Parameters<typeof pathTo>[0], text: string): Html =>
    html`<li><a href="${portal}${SIGNED_IN_PATH}#${pathTo(state)}">${text}</a></li>`;
  const fact = (name: string, value: string): Html =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  const confirmed = told.isEmailConfirmed ? words.isConfirmed : words.isNotConfirmed;
  const proof = proofMethods.find((each) => each === told.proof);
  const body = html`${
      actsFor !== undefined &&
      html`<p class="band">
        ${words.actsFor(actsFor.name)}${actsFor.recordNumber !== undefined && html` (${actsFor.recordNumber})`}.
        ${words.youMay(allowed(actsFor.scope, words, language))}
      </p>`
    }
    <section class="card" aria-labelledby="told">
      <h2 id="told">${words.told(hospital)}</h2>
      <dl>
        ${fact(facts.name, told.name ?? words.notKnown)}
        ${fact(facts.email, told.email === undefined ? words.notKnown : `${told.email} (${confirmed})`)}
        ${asks('medical_record') && fact(facts.record, told.recordNumber ?? words.noRecord)}
        ${told.fhirUser !== undefined && fact(facts.fhirUser, told.fhirUser)}
        ${fact(facts.signedIn, words.levels[told.level] ?? words.notKnown)}
        ${asks('identity_proofing') && fact(facts.proven, proof === undefined ? words.notKnown : words.proofs[proof])}
      </dl>
    </section>
    <section class="card" aria-labelledby="portal">
      <h2 id="portal">${words.atHospital(hospital)}</h2>
      <ul>
        ${link('patient-cost-estimates', words.estimates)} ${link('people', words.people)}
        ${link('account-security', words.security)}
      </ul>
    </section>
    ${
      app.ours &&
      html`<section class="card" aria-labelledby="step">
        <h2 id="step">${words.stepUp}</h2>
        <p class="quiet">${words.stepUpAdvice}</p>
        <p><a class="button second" href="/${app.id}/start?step">${words.stepUp}</a></p>
      </section>`
    }`;
  const signOut = html`<form method="post" action="/${app.id}/sign-out">
    <button class="button second">${words.signOut}</button>
  </form>`;
  return page(showing, words.hello(told.name ?? ''), body, signOut);
}

/** What an access allows, in words. @param scope with spaces between. */
function allowed(scope: string, { scopes }: CompanionWords, language: Language): string {
  const texts = scope.split(' ').flatMap((each) => scopes[each as HeldScope] ?? []);
  return new Intl.ListFormat(language).format(texts);
}

function page({ app, language }: Showing, title: string, body: Html, action: Html | null = null): string {
  const name = textOf(app.name, language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === name ? name : `${title} · ${name}`}</title>
        <link rel="stylesheet" href="${COMPANION_STYLE_PATH}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <p>${name}</p>
          ${action}
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.html;
}
