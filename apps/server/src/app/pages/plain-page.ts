import type { Language } from '@portico/contract';
import type { FastifyReply } from 'fastify';

/** Where the style sheet of the server's own pages stands. */
export const PLAIN_STYLE_PATH = '/portico-plain.css';

/** Makes text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A phone number that a press calls; as the settings have it, `(650) 498-2900`. */
export function callTo(phone: string): string {
  return `<a href="tel:+1${phone.replace(/\D/g, '')}">${escapeHtml(phone)}</a>`;
}

/**
 * A page of the server's own, for where the web app is not: errors of pages, the outbox. Reads well without scripts.
 *
 * @param body HTML; texts in it must have gone through escapeHtml.
 */
export function plainPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${PLAIN_STYLE_PATH}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Sends HTML that is never kept by a cache. */
export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
