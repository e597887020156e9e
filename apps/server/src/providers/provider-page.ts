import type { FrameMessage, Language } from '@portico/contract';
import { html, type Html } from '../documents/html.ts';

/** What a visitor brought, and what each link and form of a page carries on. */
export interface Carried {
  readonly ticket: string;
  readonly lang: Language;
  /** '1' within the hospital's native app or on a narrow screen; else ''. */
  readonly mobile: string;
  /** What the hospital's own link asked for. */
  readonly dept: string;
  /** Where the visitor would go by an estimate; '' for none. */
  readonly location: string;
}

export interface PageFrame {
  /** The tags of script and styles. */
  readonly tags: string;
  /** Origins that may frame the page, whose messages it takes. */
  readonly appOrigins: readonly string[];
}

/** A page of a provider, for a frame of the portal. */
export function providerPage(
  { name, title, body, lang }: { name: string; title: string; body: Html; lang: Language },
  { tags, appOrigins }: PageFrame,
): string {
  const built: Html = { html: tags };
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${name}</title>
        ${built}
      </head>
      <body data-origins="${appOrigins.join(' ')}">
        <header><p>${name}</p></header>
        <main>${body}</main>
      </body>
    </html> `.html;
}

/** A button that tells the app something. The script shows it within a frame: alone the page has nobody to tell. */
export function appButton(message: FrameMessage, label: string, variant: 'primary' | 'secondary' = 'secondary'): Html {
  return html`<button type="button" class="button button-${variant}" data-message="${JSON.stringify(message)}" hidden>
    ${label}
  </button>`;
}

/** The hidden fields with which a form carries on what the visitor brought. */
export function carriedFields(carried: Carried, more: Readonly<Record<string, string>> = {}): Html {
  const fields = Object.entries({ ...carried, ...more }).filter(([, value]) => value !== '');
  return html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

/** An address of this provider that carries on what the visitor brought. */
export function carriedPath(path: string, carried: Carried, more: Readonly<Record<string, string>> = {}): string {
  const fields = Object.entries({ ...carried, ...more }).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(fields).toString()}`;
}
