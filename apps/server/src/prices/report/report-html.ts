import type { PriceFileFinding } from '@portico/price-files';
import { html, type Html } from '../../documents/html.ts';
import type { PriceFileCheck } from '../check-price-file.ts';
import { countOf } from '../figures.ts';
import type { Verdict } from '../verdict.ts';
import { contentsOf, findingsOf, formatNames } from './report-text.ts';
import { reportStyle } from './report-style.ts';
import { foundText, lineOf, type RuleGroup, ruleGroup } from './rule-group.ts';

const verdictTexts: Readonly<Record<Verdict, string>> = {
  conforms: 'Nothing that was checked breaks a rule of CMS, and all prices can be shown to patients.',
  'importable with breaches': 'Prices can be shown to patients, but the file breaks rules of CMS (45 CFR 180.50).',
  'not importable': 'The prices of the file cannot be shown to patients as they are.',
};

/**
 * The report of a check as one page without scripts or other files, to be sent to whoever makes the price file. It prints
 * well and follows the reader's light or dark theme.
 */
export function reportHtml(check: PriceFileCheck): string {
  const { fileName, verdict, rules } = check;
  const groups = rules.map(ruleGroup);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Check of ${fileName}</title>
        ${reportStyle}
      </head>
      <body>
        <main>
          <h1>Check of ${fileName}</h1>
          <p class="verdict ${verdict.replaceAll(' ', '-')}">
            <strong>Verdict: ${verdict}.</strong> ${verdictTexts[verdict]}
          </p>
          <dl>
            ${facts(check).map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>
          ${groups.length === 0 ? html`<p>There are no findings.</p>` : contents(groups)} ${groups.map(section)}
        </main>
      </body>
    </html> `.html;
}

function facts({ summary, fileSha256 }: PriceFileCheck): [string, string][] {
  const digest: [string, string] = ['SHA-256 of the file', fileSha256];
  if (summary === undefined) return [digest];
  const { header } = summary;
  return [
    ['Hospital', header.hospitalName],
    ['Prices of', header.lastUpdatedOn],
    ['Format', `CMS template ${header.specVersion}, ${formatNames[header.format]}`],
    ['Contents', contentsOf(summary)],
    ['Findings', findingsOf(summary)],
    digest,
  ];
}

function contents(groups: readonly RuleGroup[]): Html {
  const links = groups.map(
    ({ rule, sentence, extent }) => html`<li><a href="#${rule}">${sentence}</a> <span>${extent}</span></li>`,
  );
  return html`<h2>Rules that are not kept</h2>
    <p>
      What is taken is imported as it stands. What is left out is not imported, because it cannot be meant. What is
      refused keeps the whole file from being imported.
    </p>
    <ol>
      ${links}
    </ol>`;
}

function section({ rule, sentence, source, extent, places, others }: RuleGroup): Html {
  const more = others > 0 && html`<p>And ${countOf(others, 'other place')}.</p>`;
  return html`<section id="${rule}">
    <h2>${sentence}</h2>
    <p>Rule <code>${rule}</code>, ${extent}. Source: ${source}.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">What stands there</th>
          <th scope="col">What to write instead</th>
        </tr>
      </thead>
      <tbody>
        ${places.map(row)}
      </tbody>
    </table>
    ${more}
  </section>`;
}

function row(finding: PriceFileFinding): Html {
  const { item, pointer, column, remedy } = finding;
  const found = foundText(finding);
  const where = pointer ?? column;
  const place = item === undefined ? lineOf(finding) : `${lineOf(finding)}, item ${item}`;
  return html`<tr>
    <th scope="row">${place} ${where !== undefined && html`<code>${where}</code>`}</th>
    <td>${found === undefined ? '' : html`<code>${found}</code>`}</td>
    <td>${remedy}</td>
  </tr>`;
}
