import { type Language, languages, pathTo } from '@portico/contract';
import { html, type Html } from '../html.ts';
import { messagesOf } from '../messages/messages-of.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import { page } from '../page.ts';
import { servicePagePath, servicesPath } from './paths.ts';
import { serviceData } from './structured-data.ts';

/** A service on its public page, in one language. */
export interface ServicePageModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Other names of it. */
  readonly synonyms: readonly string[];
  /** The code of its first part; null if it has none. */
  readonly code: { readonly type: 'CPT' | 'HCPCS' | 'MS-DRG'; readonly value: string } | null;
  /** Of the sites that offer it. */
  readonly sites: readonly SitePrice[];
}

/** What a service costs at a site without insurance. */
export interface SitePrice {
  readonly site: {
    readonly name: string;
    readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string };
    readonly phone: string;
  };
  /** Null where the file lists the service without a price. */
  readonly cents: { readonly low: number; readonly high: number } | null;
  /** Of how many parts the site publishes no cash price: the full charge stands in its place. */
  readonly fullCharge: 'none' | 'part' | 'all';
  readonly holds: 'all' | 'hospitalFees' | 'aPart';
  /** ISO date of the site's prices; null where its file names none. */
  readonly pricesOf: string | null;
}

export interface ServicePageDetails {
  readonly system: string;
  readonly publicUrl: string;
  readonly isIndexed: boolean;
}

/** The public page of a service, for people who search the web, and for search engines (issue 14, point 7). */
export function servicePage(model: ServicePageModel, language: Language, details: ServicePageDetails): string {
  const { name, description, sites } = model;
  const messages = messagesOf(language);
  const { servicePages: words } = messages;
  const pathIn = (each: Language): string => servicePagePath(each, model.id);
  const head = html`${headTags(pathIn, language, description, details)} ${serviceData(model, language, details)}`;
  const body = html`<p class="kind">${words.kind}</p>
    <h1>${name}</h1>
    <p>${description}</p>
    <h2>${words.costTitle}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.site}</th>
          <th scope="col">${words.price}</th>
        </tr>
      </thead>
      <tbody>
        ${sites.map((each) => siteRow(each, messages))}
      </tbody>
    </table>
    <p>${words.withInsurance}</p>
    <p><a href="${pathTo('estimates-compare', { template: model.id })}">${words.ownEstimate}</a></p>
    <p><a href="${servicesPath(language)}">${words.all}</a></p>
    ${otherLanguages(pathIn, language)}`;
  return page(language, words.title(name), details.system, body, head);
}

function siteRow({ site, cents, fullCharge, holds, pricesOf }: SitePrice, messages: ServerMessages): Html {
  const { servicePages: words, sites } = messages;
  const notes = [
    `${site.address.city}, ${site.address.state}`,
    holds === 'hospitalFees' && cents !== null ? sites.hospitalFeesOnly : '',
    holds === 'aPart' && cents !== null ? sites.incomplete : '',
    cents === null ? '' : words.fullCharge[fullCharge],
    pricesOf === null ? '' : words.pricesOf(messages.day(pricesOf)),
  ].filter((note) => note !== '');
  return html`<tr>
    <th scope="row">${site.name} <small>${notes.join('. ')}</small></th>
    <td>${priceText(cents, messages)}</td>
  </tr>`;
}

function priceText(cents: SitePrice['cents'], messages: ServerMessages): string {
  if (cents === null) return messages.sites.noPrice;
  const [low, high] = [messages.money(cents.low), messages.money(cents.high)];
  return low === high ? low : messages.range(low, high);
}

/** The list of all public pages of services. */
export function servicesPage(
  categories: ReadonlyArray<{ name: string; services: ReadonlyArray<{ id: string; name: string }> }>,
  language: Language,
  details: ServicePageDetails,
): string {
  const { servicePages: words } = messagesOf(language);
  const body = html`<h1>${words.listTitle}</h1>
    <p>${words.listIntro(details.system)}</p>
    ${categories.map(
      ({ name, services }) =>
        html`<h2>${name}</h2>
          <ul>
            ${services.map(
              (service) => html`<li><a href="${servicePagePath(language, service.id)}">${service.name}</a></li>`,
            )}
          </ul>`,
    )}
    ${otherLanguages(servicesPath, language)}`;
  const head = headTags(servicesPath, language, words.listIntro(details.system), details);
  return page(language, words.listTitle, details.system, body, head);
}

type PathIn = (language: Language) => string;

function headTags(pathIn: PathIn, language: Language, description: string, details: ServicePageDetails): Html {
  const { publicUrl, isIndexed } = details;
  return html`<meta name="description" content="${description}" />
    ${isIndexed ? null : html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${publicUrl}${pathIn(language)}" />
    ${languages.map((each) => html`<link rel="alternate" hreflang="${each}" href="${publicUrl}${pathIn(each)}" />`)}`;
}

function otherLanguages(pathIn: PathIn, language: Language): Html[] {
  return languages
    .filter((each) => each !== language)
    .map(
      (other) =>
        html`<p class="screen-only" lang="${other}">
          <a href="${pathIn(other)}" hreflang="${other}">${messagesOf(other).transparency.inThisLanguage}</a>
        </p>`,
    );
}
