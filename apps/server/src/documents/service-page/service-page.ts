import { type Language, languages, pathTo } from '@portico/contract';
import { html, type Html } from '../html.ts';
import { messagesOf } from '../messages/messages-of.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import { page } from '../page.ts';
import { servicePagePath, servicesPath } from './paths.ts';
import type { ServicePageDetails, ServicePageModel, SitePrice } from './service-page-model.ts';
import { serviceData } from './structured-data.ts';

/** The public page of a service, for people who search the web, and for search engines (issue 14, point 7). */
export function servicePage(model: ServicePageModel, language: Language, details: ServicePageDetails): string {
  const { name, description, sites } = model;
  const messages = messagesOf(language);
  const { servicePages: words } = messages;
  const pathIn = (each: Language): string => servicePagePath(each, model.id);
  const head = html`${headTags(pathIn, language, { title: words.title(name), description }, details)}
  ${serviceData(model, language, details)}`;
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
  const head = headTags(
    servicesPath,
    language,
    { title: words.listTitle, description: words.listIntro(details.system) },
    details,
  );
  return page(language, words.listTitle, details.system, body, head);
}

type PathIn = (language: Language) => string;

/** For search engines, and for previews of links (https://ogp.me). */
function headTags(
  pathIn: PathIn,
  language: Language,
  { title, description }: { title: string; description: string },
  { publicUrl, isIndexed, system, picture }: ServicePageDetails,
): Html {
  return html`<meta name="description" content="${description}" />
    ${isIndexed ? null : html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${publicUrl}${pathIn(language)}" />
    ${languages.map((each) => html`<link rel="alternate" hreflang="${each}" href="${publicUrl}${pathIn(each)}" />`)}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${system}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${publicUrl}${pathIn(language)}" />
    <meta property="og:image" content="${picture}" />
    <meta name="twitter:card" content="summary_large_image" />`;
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
