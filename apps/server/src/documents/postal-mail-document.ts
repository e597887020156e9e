import {
  ANTI_FORGERY_FIELD,
  CAPTCHA_QUERY,
  demographicsChoices,
  getCaptcha,
  getPostalMailForm,
  pathTo,
  type PostalAddress,
  type PostalMailForm,
} from '@portico/contract';
import { antiForgeryToken } from '../platform/crypto/anti-forgery-token.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import type { PostalMailMessages } from './messages/postal-mail-messages.ts';
import { messagesOf } from './messages/messages-of.ts';
import { framedPage, type FramedPageServices } from './framed-page.ts';
import { html, type Html } from './html.ts';
import { postalMailFields } from './postal-mail-fields.ts';

/** The framed form that asks for an activation code by post, or its outcome. */
export function postalMailDocument(reply: PostalMailForm, visitor: Visitor, services: FramedPageServices): string {
  const words = messagesOf(visitor.language).postalMail;
  const { outcome, faults: errors, address } = reply;
  if (outcome === 'form' && address !== null) {
    const mark = errors.length > 0 ? `${words.errorsMark}: ` : '';
    const body = formOf(reply, address, visitor, services);
    return framedPage({ outcome, title: `${mark}${words.title}`, body }, visitor, services);
  }
  const isSent = outcome === 'sent';
  const { title, text, link } = isSent ? words.sent : words.ended;
  const target = pathTo(isSent ? 'signup-activation-code' : 'signup');
  const body = html`<h1 tabindex="-1">${title}</h1>
    <p>${text}</p>
    <p><a href="${target}" target="_top">${link}</a></p>`;
  return framedPage({ outcome, title, body }, visitor, services);
}

function formOf(reply: PostalMailForm, address: PostalAddress, visitor: Visitor, services: FramedPageServices): Html {
  const { healthSystem, keys } = services.settings;
  const words = messagesOf(visitor.language).postalMail;
  const { countryChoices } = demographicsChoices(visitor.language);
  return html`<h1 tabindex="-1">${words.title}</h1>
    ${reply.faults.length > 0 && summaryOf(reply.faults, words)}
    <p>${words.intro(healthSystem.name)}</p>
    <noscript><p class="notice">${words.noScript(healthSystem.phones.helpdesk)}</p></noscript>
    <form method="post" action="${getPostalMailForm.path}" novalidate id="postal-mail">
      ${postalMailFields(address, reply.faults, countryChoices, words)}
      ${hidden(ANTI_FORGERY_FIELD, antiForgeryToken(keys, visitor))} ${hidden('sec_token', reply.sec_token)}
      ${hidden('customformtoken', reply.customformtoken)} ${captchaOf(reply, words)}
    </form>`;
}

/** The errors, each with a link to its field. The script moves the focus here. */
function summaryOf(errors: readonly string[], words: PostalMailMessages): Html {
  const listed = Object.entries(words.errors).filter(([name]) => errors.includes(name));
  return html`<section class="error-summary" id="faults" tabindex="-1" aria-labelledby="faults-title">
    <h2 id="faults-title">${words.errorsTitle}</h2>
    <ul>
      ${listed.map(([name, text]) =>
        name in words.labels ? html`<li><a href="#${name}">${text}</a></li>` : html`<li>${text}</li>`,
      )}
    </ul>
  </section>`;
}

/** The captcha, and the button that waits for it (spec §2: "disabled until the captcha response is present"). */
function captchaOf({ captchaEnabled }: PostalMailForm, { check, submit }: PostalMailMessages): Html {
  if (!captchaEnabled) {
    return html`${hidden(CAPTCHA_QUERY, 'accepted:postalMail')}
      <p><button type="submit" class="button button-primary">${submit}</button></p>`;
  }
  return html`<div class="check" id="check" data-challenge-at="${getCaptcha.path}?form=postalMail">
      ${hidden(CAPTCHA_QUERY, '')}
      <output data-pending="${check.pending}" data-passed="${check.passed}" data-failed="${check.failed}"></output>
      <progress class="progress-bar" aria-label="${check.pending}"></progress>
      <button type="button" class="button button-secondary" hidden>${check.again}</button>
    </div>
    <p><button type="submit" class="button button-primary" disabled>${submit}</button></p>`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
