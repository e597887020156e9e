import { fastify } from 'fastify';
import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** A piece of text of a page: the element that has it, and where it leads if it is a link. */
interface TextPiece {
  readonly tag: 'h1' | 'h2' | 'h3' | 'p' | 'label' | 'a' | 'button';
  readonly text: string;
  readonly href: string | null;
}

const toBrotli = promisify(brotliCompress);
const kit = dirname(createRequire(import.meta.url).resolve('govuk-frontend/package.json'));
const assets = join(kit, 'dist/govuk');
const fonts = ['light-94a07e06a1-v2.woff2', 'bold-b542beb274-v2.woff2'];

/** The words of a page, in their order. */
export function textOf(page: Page): Promise<TextPiece[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, h3, p, label, a, form button'), (element) => ({
      tag: element.localName as TextPiece['tag'],
      text: (element as HTMLElement).innerText.trim(),
      href: element.getAttribute('href'),
    })).filter(({ text }) => text !== ''),
  );
}

/**
 * Serves a page as GOV.UK makes them (govuk-frontend: its style sheet, its script and its two fonts, all compressed), with
 * these words: what a page can weigh and how fast it can be that has nothing to do but to be read.
 */
export async function serveStaticPage(pieces: readonly TextPiece[], language: string) {
  const app = fastify();
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = async (path: string, type: string, body: Buffer) => files.set(path, { type, body: await toBrotli(body) });
  await add('/', 'text/html; charset=utf-8', Buffer.from(pageOf(pieces, language)));
  await add('/kit.css', 'text/css', await readFile(join(assets, 'govuk-frontend.min.css')));
  await add('/kit.js', 'text/javascript', await readFile(join(assets, 'govuk-frontend.min.js')));
  for (const font of fonts) {
    const body = await readFile(join(assets, 'assets/fonts', font));
    app.get(`/assets/fonts/${font}`, (_request, reply) => reply.type('font/woff2').send(body));
  }
  for (const [path, { type, body }] of files) {
    app.get(path, (_request, reply) => reply.type(type).header('content-encoding', 'br').send(body));
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => app.close() };
}

function pageOf(pieces: readonly TextPiece[], language: string): string {
  const title = escaped(pieces.find(({ tag }) => tag === 'h1')?.text ?? '');
  return `<!doctype html><html lang="${language}" class="govuk-template"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<meta name="description" content="${title}"><link rel="stylesheet" href="/kit.css"></head>
<body class="govuk-template__body govuk-frontend-supported js-enabled"><div class="govuk-width-container"><main class="govuk-main-wrapper" id="main">
${pieces.map(elementOf).join('\n')}
</main></div><script type="module">import { initAll } from '/kit.js'; initAll();</script></body></html>`;
}

function elementOf({ tag, text, href }: TextPiece, at: number): string {
  const words = escaped(text);
  if (tag === 'h1') return `<h1 class="govuk-heading-xl">${words}</h1>`;
  if (tag === 'h2' || tag === 'h3') return `<${tag} class="govuk-heading-m">${words}</${tag}>`;
  if (tag === 'a') return `<p class="govuk-body"><a class="govuk-link" href="${escaped(href ?? '/')}">${words}</a></p>`;
  if (tag === 'button') return `<button class="govuk-button">${words}</button>`;
  if (tag === 'label') {
    return `<div class="govuk-form-group"><label class="govuk-label" for="f${at}">${words}</label><input class="govuk-input" id="f${at}"></div>`;
  }
  return `<p class="govuk-body">${words}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
