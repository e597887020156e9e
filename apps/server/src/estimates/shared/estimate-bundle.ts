import type { KeptContent, Language } from '@portico/contract';
import { html, type Html } from '../../documents/html.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';

/** What the document says beside the estimate itself. */
export interface BundleFacts {
  /** Makes `urn:uuid:…`. */
  readonly newId: () => string;
  readonly hospital: string;
  readonly madeAt: Date;
  readonly language: Language;
  /** The same on paper: a PDF. */
  readonly pdf: Uint8Array;
}

const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * An estimate as a FHIR R4 document: what it says in words and amounts, section by section, and the PDF. It names no patient: an estimate is of a service at a
 * place, and whoever shares it says themselves whose it is.
 */
export function estimateBundle(content: KeptContent, messages: ServerMessages, facts: BundleFacts): object {
  const { newId, hospital, madeAt, language, pdf } = facts;
  const [composition, organization, paper] = [newId(), newId(), newId()];
  const title = `${messages.shared.title}: ${content.Service.Name}`;
  const date = madeAt.toISOString();
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: newId() },
    type: 'document',
    timestamp: date,
    entry: [
      {
        fullUrl: composition,
        resource: {
          resourceType: 'Composition',
          language,
          status: 'final',
          type: { text: messages.shared.title },
          date,
          author: [{ reference: organization, display: hospital }],
          title,
          section: [
            ...sectionsOf(content, messages),
            { title: 'PDF', code: { text: 'PDF' }, entry: [{ reference: paper }] },
          ],
        },
      },
      { fullUrl: organization, resource: { resourceType: 'Organization', active: true, name: hospital } },
      {
        fullUrl: paper,
        resource: {
          resourceType: 'DocumentReference',
          status: 'current',
          type: { text: messages.shared.title },
          date,
          author: [{ reference: organization }],
          content: [
            {
              attachment: {
                contentType: 'application/pdf',
                language,
                data: Buffer.from(pdf).toString('base64'),
                title,
                creation: date,
              },
            },
          ],
        },
      },
    ],
  };
}

function sectionsOf(content: KeptContent, { documents, shared }: ServerMessages): object[] {
  const { Service: service, Place: place, Provider: provider, AmountClaim: claim = 'about' } = content;
  const address = [place.Name, ...place.Address, place.Phone].filter((line) => line !== '').join(', ');
  const first = html`<p><b>${shared.claimed[claim](content.Amount)}</b> ${content.Manner}</p>
    ${[service.Description, ...content.Remarks].filter((text) => text !== '').map((text) => html`<p>${text}</p>`)}
    <p>${documents.location}: ${address}</p>
    ${provider === '' ? null : html`<p>${documents.provider}: ${provider}</p>`}`;
  return [
    section(service.Name, first),
    ...content.Notes.map(({ Title: title, Texts: texts }) =>
      section(title === '' ? documents.goodToKnow : title, html`${texts.map((text) => html`<p>${text}</p>`)}`),
    ),
    ...content.Tables.map(({ Heading: heading, Lines: lines }) =>
      section(
        heading,
        html`<table>
          <thead>
            <tr>
              <th>${documents.part}</th>
              <th>${shared.column}</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map(
              ({ Title: title, Detail: detail, Text: text }) =>
                html`<tr>
                  <td>${detail === '' ? title : `${title} (${detail})`}</td>
                  <td>${text}</td>
                </tr>`,
            )}
          </tbody>
        </table>`,
      ),
    ),
    section(documents.goodToKnow, listOf(content.Disclaimers)),
    ...(content.Sources.length === 0 ? [] : [section(documents.sources, listOf(content.Sources))]),
  ];
}

const listOf = (items: readonly string[]): Html =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

function section(title: string, { html: text }: Html): object {
  return { title, text: { status: 'generated', div: `<div xmlns="${XHTML}">${text.trim()}</div>` } };
}
