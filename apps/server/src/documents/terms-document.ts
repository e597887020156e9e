import { pathTo, type ReplyOf } from '@portico/contract';
import type { Visitor } from '../platform/visitor/visitor.ts';
import type { Services } from '../platform/services.ts';
import { messagesOf } from './messages/messages-of.ts';
import { html } from './html.ts';
import { page } from './page.ts';

/** The terms as a page (spec §7, GET /GuestEstimates). They are accepted in the estimator, which solves the captcha. */
export function termsDocument(
  { Terms }: ReplyOf<'guestTerms'>,
  { language }: Visitor,
  { settings }: Pick<Services, 'settings'>,
): string {
  const { documents } = messagesOf(language);
  const body = html`<h1>${documents.termsTitle}</h1>
    ${Terms.Paragraphs.map((text) => html`<p>${text}</p> `)}
    <p class="screen-only"><a href="${pathTo('estimates')}">${documents.acceptTerms}</a></p>`;
  return page(language, documents.termsTitle, settings.healthSystem.name, body);
}
