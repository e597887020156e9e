import type { Visitor } from '../platform/visitor/visitor.ts';
import type { Services } from '../platform/services.ts';
import { html, type Html } from './html.ts';

/** Path of the style sheet with the hospital's design tokens. */
export const BRAND_PATH = '/portico-brand.css';

interface FramedPage {
  /** The outcome of its form. The script sends it to the app (contract, frame-messages). */
  outcome: string;
  title: string;
  body: Html;
}

/** What a framed page needs of the application. */
export interface FramedPageServices extends Pick<Services, 'settings'> {
  /** Tags of the framed forms' script and styles, as the web app was built. */
  readonly framedTags: string;
}

/**
 * A page for a frame of the portal's own pages, or of the settings' frame origins. Its styles and its script come from
 * the web app.
 */
export function framedPage(
  { outcome, title, body }: FramedPage,
  { language }: Pick<Visitor, 'language'>,
  { settings, framedTags }: FramedPageServices,
): string {
  const { healthSystem, framing } = settings;
  const { name } = healthSystem;
  const tags: Html = { html: framedTags };
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${tags} ${healthSystem.brand !== undefined && html`<link rel="stylesheet" href="${BRAND_PATH}" />`}
      </head>
      <body data-outcome="${outcome}" data-origins="${framing.origins.join(' ')}">
        <header><p>${name}</p></header>
        <main>${body}</main>
      </body>
    </html> `.html;
}
