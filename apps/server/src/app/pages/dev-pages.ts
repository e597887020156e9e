import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../platform/db/database.ts';
import { findOutboxHtml, listOutbox, letterFile } from '../../platform/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HospitalBrand } from '../../platform/settings/brand/brand.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { LOGO_CONTENT_ID } from '../../ports/mail.ts';
import { escapeHtml, plainPage, sendHtml } from './plain-page.ts';

const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Pages of the demonstration only: the mail it would have sent, the letters it would have printed, and what there is to
 * try.
 *
 * @param directory the content of /dev/demo.json.
 */
export function serveDevPages(
  app: FastifyInstance,
  database: Database,
  { letters, healthSystem }: Pick<Settings, 'letters' | 'healthSystem'>,
  directory: unknown,
): void {
  app.get('/dev/demo.json', async () => directory);

  app.get('/dev/outbox.json', async () => {
    const messages = await listOutbox(database.db);
    return messages.map(({ id, channel, recipient, subject, text, at }) => ({
      id,
      channel,
      to: recipient,
      subject,
      text,
      at: at.toISOString(),
    }));
  });

  app.get('/dev/outbox', async (_request, reply) => {
    const articles = (await listOutbox(database.db)).map(
      ({ id, channel, recipient, subject, text, html, at }) => `<article>
<h2>${escapeHtml(subject || 'Text message')}</h2>
<p>${channel} to ${escapeHtml(recipient)}, <time datetime="${at.toISOString()}">${at.toISOString()}</time></p>
<pre>${escapeHtml(text)}</pre>
${html === null ? '' : `<p><a href="/dev/outbox/${id}">As it looks in a mail program</a></p>`}
${channel === 'letter' ? `<p><a href="/dev/letters/${id}">As it is printed</a></p>` : ''}
</article>`,
    );
    const body = articles.length === 0 ? '<p>Nothing was sent yet.</p>' : articles.join('\n');
    return sendHtml(reply, plainPage('en', 'Outbox of the demonstration', body));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const { id } = request.params;
    const html = uuidForm.test(id) ? await findOutboxHtml(database.db, id) : undefined;
    if (html === undefined) throw new Refusal('notFound');
    // A mail has inline styles; nothing else in it may run here.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox");
    return sendHtml(reply, withLogo(html, healthSystem.brand));
  });

  app.get<{ Params: { id: string } }>('/dev/letters/:id', async (request, reply) => {
    const { id } = request.params;
    const pdf = uuidForm.test(id) ? await readFile(letterFile(letters.folder, id)).catch(() => undefined) : undefined;
    if (pdf === undefined) throw new Refusal('notFound');
    return reply.type('application/pdf').send(pdf);
  });
}

/** A mail program has the logo from the mail itself. */
function withLogo(html: string, brand: HospitalBrand | undefined): string {
  const logo = brand?.files?.logoOnPaper;
  if (logo === undefined) return html;
  return html.replaceAll(`cid:${LOGO_CONTENT_ID}`, `data:${logo.type};base64,${logo.content.toString('base64')}`);
}
