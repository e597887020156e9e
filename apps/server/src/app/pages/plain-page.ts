import type { Language } from '@portico/contract';
import type { FastifyReply } from 'fastify';

/** Path of the style sheet of the server's own pages. */
export const PLAIN_STYLE_PATH = '/portico-plain.css';

/** Escapes text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A link that calls a phone number. The number is as in the settings, `(650) 498-2900`. */
export function callTo(phone: string): string {
  return `<a href="tel:+1${phone.replace(/\D/g, '')}">${escapeHtml(phone)}</a>`;
}

/**
 * A page of the server's own, outside the web app: errors of pages, the outbox. It works without scripts.
 *
 * @param body HTML; texts in it must have been escaped by escapeHtml.
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

/** Sends HTML that no cache may store. */
export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
