import type { Language } from '@portico/contract';
import { themeOf } from '@portico/tokens';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { html } from './html.ts';
import { mailHead } from './mail-head.ts';
import type { MailContent } from './summary-mail.ts';

/** A mail of a few paragraphs about an account. */
export interface Message {
  language: Language;
  /** Of the hospital. */
  brand: HospitalBrand | undefined;
  subject: string;
  paragraphs: readonly string[];
  /** The main content of the mail, on its own line: a code, a username. */
  highlights?: readonly string[];
  link?: { label: string; url: string };
  /** After the link: why the mail came, and what to do if the person did not ask for it. */
  closing: readonly string[];
}

/** Writes a message as text and as HTML. */
export function messageMail(message: Message): MailContent {
  return { subject: message.subject, text: textOf(message), html: htmlOf(message) };
}

function textOf({ paragraphs, highlights = [], link, closing }: Message): string {
  const linkText = link === undefined ? [] : [`${link.label}:\n${link.url}`];
  return `${[...paragraphs, ...highlights, ...linkText, ...closing].join('\n\n')}\n`;
}

function htmlOf({ language, brand, subject, paragraphs, highlights = [], link, closing }: Message): string {
  const { light, fonts } = themeOf(brand);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px;background:${light['--paper']};color:${light['--ink']};font:17px/1.5 ${fonts.mail}"
      >
        <div style="max-width:600px;margin:0 auto">
          ${mailHead(brand)}
          <h1 style="font-size:26px;line-height:1.25;margin:24px 0 16px">${subject}</h1>
          ${paragraphs.map((each) => html`<p>${each}</p> `)}
          ${highlights.map(
            (each) =>
              html`<p
                style="font-size:24px;font-weight:700;padding:12px 16px;background:${light['--primary-soft']};overflow-wrap:anywhere"
              >
                ${each}
              </p> `,
          )}
          ${
            link !== undefined &&
            html`<p style="margin:24px 0">
                <a
                  href="${link.url}"
                  style="display:inline-block;padding:12px 24px;border-radius:8px;background:${light['--primary']};color:${light['--on-primary']};font-weight:600;text-decoration:none"
                  >${link.label}</a
                >
              </p>
              <p style="font-size:15px;color:${light['--ink-2']};overflow-wrap:anywhere">${link.url}</p>`
          }
          ${closing.map((each) => html`<p style="font-size:15px;color:${light['--ink-2']}">${each}</p> `)}
        </div>
      </body>
    </html> `.html;
}
