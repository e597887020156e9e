import type { Language } from '@portico/contract';
import { html, type Html } from './html.ts';

/** Path of the style sheet of the documents. */
export const DOCUMENT_STYLE_PATH = '/documents/estimate.css';

/** A page that reads and prints well without scripts, under a policy that forbids inline scripts and styles. */
export function page(language: Language, title: string, owner: string, body: Html, head: Html | null = null): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${owner}</title>
        <link rel="stylesheet" href="${DOCUMENT_STYLE_PATH}" />
        <link rel="icon" href="/favicon.svg" />
        ${head}
      </head>
      <body>
        <header><p>${owner}</p></header>
        <main>${body}</main>
      </body>
    </html> `.html;
}
