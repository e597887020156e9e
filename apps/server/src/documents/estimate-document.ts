import {
  ESTIMATE_MODEL_ELEMENT,
  type EstimateModel,
  type EstimateResult,
  type FeeRow,
  getEstimateDetails,
  pathTo,
  toWire,
} from '@portico/contract';
import type { Visitor } from '../platform/visitor/visitor.ts';
import type { Services } from '../platform/services.ts';
import type { ServerMessages } from './messages/server-messages.ts';
import { messagesOf } from './messages/messages-of.ts';
import { dataScript, html, type Html } from './html.ts';
import { page } from './page.ts';
import { insuredText, secondCaption } from './insured-text.ts';
import { preventiveText } from './preventive-text.ts';
import { priceSources } from './price-sources.ts';
import { withoutInsuranceText } from './without-insurance-text.ts';

/** The estimate as a page, with the model embedded (spec §7, GetEstimateDetails). */
export function estimateDocument(
  model: EstimateModel,
  { language }: Visitor,
  { settings }: Pick<Services, 'settings'>,
): string {
  const messages = messagesOf(language);
  const insured = insuredText(model, messages, settings.healthSystem.timeZone);
  const body = html`<p class="kind">
      ${messages.documents.title}, ${insured?.withInsurance ?? messages.documents.withoutInsurance}
    </p>
    <h1 lang="${model.ServiceNameLanguage}">${model.ServiceName}</h1>
    ${paragraph(model.ServiceDescription)} ${siteBlock(model, messages.documents)}
    ${model.Messages.map(({ Text }) => html`<p class="message">${Text}</p> `)}
    ${model.Estimate === null ? whatIsMissing(model, messages) : resultOf(model.Estimate, { benefits: insured?.benefits ?? '', second: secondCaption(model, messages) }, messages)}
    ${siteTable(model, messages)}
    ${withoutInsuranceText(model, settings.healthSystem, messages, settings.publicUrl).map((text) => html`<p>${text}</p> `)}
    <section>
      <h2>${messages.documents.goodToKnow}</h2>
      <p><strong>${model.Disclaimers.TopDisclaimer}</strong></p>
      <ul class="disclaimers">
        ${model.Disclaimers.List.map((text) => html`<li>${text}</li>`)}
      </ul>
      <p>${messages.documents.questions(model.Configuration.CustomerServicePhone)}</p>
    </section>
    <p class="screen-only"><a href="${pathTo('estimates')}">${messages.documents.startOver}</a></p>
    ${dataScript(ESTIMATE_MODEL_ELEMENT, toWire(getEstimateDetails.reply, model))}`;
  return page(language, model.ServiceName, settings.healthSystem.name, body);
}

function siteBlock(
  { CurrentLocation, CurrentProvider }: EstimateModel,
  documents: ServerMessages['documents'],
): Html | null {
  if (CurrentLocation === null) return null;
  return html`<dl class="place">
    <div>
      <dt>${documents.location}</dt>
      <dd>${siteLines([CurrentLocation.Name, ...CurrentLocation.Address, CurrentLocation.Phone])}</dd>
    </div>
    ${
      CurrentProvider &&
      html`<div>
        <dt>${documents.provider}</dt>
        <dd>${siteLines([CurrentProvider.Name, CurrentProvider.Specialty])}</dd>
      </div>`
    }
  </dl>`;
}

/** One line each on screen; print joins them into one line with commas (estimate.css). */
function siteLines(lines: readonly string[]): Html[] {
  return lines.map((line) => html`<span>${line}</span> `);
}

function whatIsMissing({ CurrentLocation }: EstimateModel, { documents, insured }: ServerMessages): Html {
  return html`<p>${CurrentLocation === null ? documents.chooseLocation : insured.documents.enterBenefits}</p>`;
}

function resultOf(
  result: EstimateResult,
  { benefits, second }: { benefits: string; second: string },
  messages: ServerMessages,
): Html {
  const { documents } = messages;
  const sources = priceSources(result, messages);
  return html`${
      result.PatientAmount !== '' &&
      html`<p class="amount"><span>${documents.whatYouWouldPay}</span> <strong>${result.PatientAmount}</strong></p>`
    }
    ${preventiveSection(result)} ${insurerNotesSection(result, messages)}
    <p>${`${documents.validUntil(messages.day(result.ValidUntil))}. ${benefits}`.trim()}</p>
    ${(result.Band?.Reasons ?? []).map(({ Text }) => html`<p>${Text}</p> `)}
    ${paragraph(result.CashIsCheaper?.Text ?? '')} ${paragraph(result.SimpleMessage)}
    ${result.Working.length > 0 && workingTable(result.Working, messages.insured.documents.working, messages)}
    ${result.SecondWorking.length > 0 && workingTable(result.SecondWorking, second, messages)}
    ${priceTable(result, messages)}
    ${
      sources &&
      html`<section>
        <h2>${documents.sources}</h2>
        <p>${sources.file}${sources.url !== '' && html` <a href="${sources.url}">${sources.url}</a>`}</p>
        <ul class="sources">
          ${sources.notes.map(({ part, code, text }) => html`<li><strong>${part}</strong> (${code}): ${text}</li>`)}
        </ul>
      </section>`
    }`;
}

/** What the rule on preventive care means for the amount. */
function preventiveSection({ Preventive }: EstimateResult): Html | null {
  const text = preventiveText(Preventive);
  if (text === null) return null;
  return html`<section>
    <p><strong>${text.title}</strong></p>
    ${paragraph(text.amounts)} ${paragraph(text.why)}
    <ul class="sources">
      ${text.notes.map((note) => html`<li>${note}</li>`)}
    </ul>
  </section>`;
}

/** What else the insurer says of the plan. */
function insurerNotesSection({ InsurerNotes }: EstimateResult, { insurerNotes }: ServerMessages): Html | null {
  if (InsurerNotes.length === 0) return null;
  return html`<section>
    <h2>${insurerNotes.heading}</h2>
    ${InsurerNotes.map(({ Title, Texts }) => html`<p><strong>${Title}.</strong> ${Texts.join(' ')}</p> `)}
  </section>`;
}

/** The steps from the negotiated rate to the patient's amount. */
function workingTable(
  working: EstimateResult['Working'],
  caption: string,
  { insured: { documents } }: ServerMessages,
): Html {
  return html`<table class="working">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${documents.step}</th>
        <th scope="col">${documents.amount}</th>
      </tr>
    </thead>
    ${working.map(
      ({ Kind, Title, Detail, Text }) =>
        html`<tbody class="${Kind}">
          <tr>
            <th scope="row">${Title}${Detail !== '' && html`<small>${Detail}</small>`}</th>
            <td>${Text}</td>
          </tr>
        </tbody> `,
    )}
  </table>`;
}

/**
 * With insurance the negotiated rates, without it the prices to pay; gross charges out of network, and if no other
 * price is known.
 */
function priceTable(
  { IsSelfPayEstimate, OutOfNetwork, SelfPayTable, FeeTable }: EstimateResult,
  { documents, insured }: ServerMessages,
): Html {
  const isSelfPay = IsSelfPayEstimate && SelfPayTable.length > 0;
  const ofFees = IsSelfPayEstimate || OutOfNetwork ? documents.grossCharges : insured.documents.agreedPrices;
  return html`<table>
    <caption>
      ${isSelfPay ? documents.whatYouWouldPay : ofFees}
    </caption>
    <thead>
      <tr>
        <th scope="col">${documents.part}</th>
        <th scope="col">${documents.price}</th>
      </tr>
    </thead>
    ${(isSelfPay ? SelfPayTable : FeeTable).map(rowGroup)}
  </table>`;
}

function rowGroup({ Kind, Tag, HoverText, ValOverride, Children }: FeeRow): Html {
  return html`<tbody class="${Kind}">
    <tr>
      <th scope="row">${Tag}<small>${HoverText}</small></th>
      <td>${ValOverride}</td>
    </tr>
    ${Children.map(
      (child) =>
        html`<tr class="part">
          <td>${child.Tag}<small>${child.HoverText}</small></td>
          <td>${child.ValOverride}</td>
        </tr>`,
    )}
  </tbody> `;
}

function siteTable({ Sites }: EstimateModel, { documents }: ServerMessages): Html {
  return html`<table>
    <caption>
      ${documents.allSites}
    </caption>
    <thead>
      <tr>
        <th scope="col">${documents.site}</th>
        <th scope="col">${documents.price}</th>
      </tr>
    </thead>
    <tbody>
      ${Sites.map(
        ({ Name, IsCurrent, Amount, HoldsText, Note, Owner }) =>
          html`<tr${IsCurrent ? html` class="current"` : null}>
<th scope="row">${Name}${IsCurrent ? html` <small>(${documents.thisEstimate})</small>` : null}</th>
<td>${Amount}${HoldsText !== '' && html` <small>${HoldsText}</small>`}${Note !== '' && html` <small>${Note}</small>`}${Owner !== '' && html` <small>${Owner}</small>`}</td></tr>`,
      )}
    </tbody>
  </table>`;
}

function paragraph(text: string): Html | null {
  return text === '' ? null : html`<p>${text}</p>`;
}
