import { type EstimateModel, type EstimateResult, type FeeRow, type Language, pathTo } from '@portico/contract';
import { type Theme, themeOf } from '@portico/tokens';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import type { ServerMessages } from './messages/server-messages.ts';
import { messagesOf } from './messages/messages-of.ts';
import { html, type Html } from './html.ts';
import { mailHead } from './mail-head.ts';
import { type InsuredText, insuredText, secondCaption } from './insured-text.ts';
import { type PreventiveText, preventiveText } from './preventive-text.ts';
import { priceSources } from './price-sources.ts';
import { withoutInsuranceText } from './without-insurance-text.ts';

/** The content of a mail, as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Sender and language of the mail. */
interface Sending {
  language: Language;
  healthSystem: HealthSystem;
  publicUrl: string;
}

/**
 * The summary of an estimate by e-mail (spec §7, SendSummaryEmail). The subject does not name the service, and the link
 * contains neither token nor estimate, because other people may see the mail.
 */
export function summaryMail(
  model: EstimateModel,
  result: EstimateResult,
  { language, healthSystem, publicUrl }: Sending,
): MailContent {
  const messages = messagesOf(language);
  const link = `${publicUrl}${pathTo('estimates')}`;
  const { name: hospital, brand, timeZone } = healthSystem;
  const insured = insuredText(model, messages, timeZone);
  const offers = withoutInsuranceText(model, healthSystem, messages, publicUrl);
  const summary = { model, result, insured, offers, messages, hospital, link };
  return {
    subject: messages.mail.subject(hospital),
    text: textOf(summary),
    html: htmlOf(summary, language, brand),
  };
}

interface Summary {
  model: EstimateModel;
  result: EstimateResult;
  insured: InsuredText | null;
  /** What the hospital offers whoever pays without insurance. */
  offers: readonly string[];
  messages: ServerMessages;
  hospital: string;
  link: string;
}

function textOf(summary: Summary): string {
  const { model, result, offers, messages, hospital, link } = summary;
  const { documents, mail } = messages;
  const sources = priceSources(result, messages);
  const preventive = preventiveText(result.Preventive);
  const notes = sources?.notes.map(({ part, code, text }) => `- ${part} (${code}): ${text}`) ?? [];
  const blocks = [
    [mail.intro(hospital)],
    [model.ServiceName, ...siteLines(model)],
    [amountLine(summary), ...linesOfAmount(summary)],
    [...offers],
    preventive
      ? [preventive.title, preventive.amounts, preventive.why, ...preventive.notes.map((note) => `- ${note}`)]
      : [],
    ...result.InsurerNotes.map(({ Title, Texts }) => [Title, ...Texts]),
    model.Messages.map(({ Text }) => Text),
    result.Working.map(stepText),
    result.SecondWorking.length > 0 ? [secondCaption(model, messages), ...result.SecondWorking.map(stepText)] : [],
    (result.IsSelfPayEstimate ? result.SelfPayTable : result.FeeTable).flatMap(textRows),
    sources ? [documents.sources, sources.file, ...notes] : [],
    [model.Disclaimers.TopDisclaimer, ...model.Disclaimers.List.map((text) => `- ${text}`)],
    [documents.questions(model.Configuration.CustomerServicePhone), `${mail.newEstimate} ${link}`],
    [mail.whyYou(hospital)],
  ];
  const filled = blocks
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'));
  return `${filled.join('\n\n')}\n`;
}

function stepText({ Title, Detail, Text }: EstimateResult['Working'][number]): string {
  return `${Title}: ${Text}${Detail === '' ? '' : ` (${Detail})`}`;
}

function textRows({ Tag, ValOverride, Children }: FeeRow): string[] {
  return [`${Tag}: ${ValOverride}`, ...Children.map((child) => `  ${child.Tag}: ${child.ValOverride}`)];
}

function htmlOf(summary: Summary, language: Language, brand: HospitalBrand | undefined): string {
  const { light, fonts } = themeOf(brand);
  const { model, result, offers, messages, hospital, link } = summary;
  const { documents, mail } = messages;
  const sources = priceSources(result, messages);
  const preventive = preventiveText(result.Preventive);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${mail.subject(hospital)}</title>
      </head>
      <body
        style="margin:0;padding:24px;background:${light['--paper']};color:${light['--ink']};font:17px/1.5 ${fonts.mail}"
      >
        <div style="max-width:600px;margin:0 auto">
          ${mailHead(brand)}
          <p>${mail.intro(hospital)}</p>
          <h1 lang="${model.ServiceNameLanguage}" style="font-size:26px;line-height:1.25;margin:24px 0 8px">
            ${model.ServiceName}
          </h1>
          <p style="color:${light['--ink-2']}">${lineBreaks(siteLines(model))}</p>
          <p style="font-size:20px"><strong>${amountLine(summary)}</strong></p>
          <p>${lineBreaks(linesOfAmount(summary))}</p>
          ${offers.map((text) => html`<p>${text}</p> `)} ${preventive && preventiveBlock(preventive, light)}
          ${result.InsurerNotes.length > 0 && insurerNotesBlock(result.InsurerNotes, messages, light)}
          ${model.Messages.map(({ Text }) => html`<p style="padding:12px 16px;border-left:4px solid ${light['--sun']}">${Text}</p> `)}
          ${
            result.Working.length > 0 &&
            html`<table style="width:100%;border-collapse:collapse;margin-bottom:24px">
              ${result.Working.map((row) => workingRow(row, light))}
            </table>`
          }
          ${
            result.SecondWorking.length > 0 &&
            html`<h2 style="font-size:20px;margin:32px 0 8px">${secondCaption(model, messages)}</h2>
              <table style="width:100%;border-collapse:collapse;margin-bottom:24px">
                ${result.SecondWorking.map((row) => workingRow(row, light))}
              </table>`
          }
          <table style="width:100%;border-collapse:collapse">
            ${(result.IsSelfPayEstimate ? result.SelfPayTable : result.FeeTable).map((row) => htmlRows(row, light))}
          </table>
          ${
            sources &&
            html`<h2 style="font-size:20px;margin:32px 0 8px">${documents.sources}</h2>
              <p style="color:${light['--ink-2']}">${sources.file}</p>
              <ul style="color:${light['--ink-2']};padding-left:20px">
                ${sources.notes.map(({ part, code, text }) => html`<li><strong>${part}</strong> (${code}): ${text}</li>`)}
              </ul>`
          }
          <h2 style="font-size:20px;margin:32px 0 8px">${documents.goodToKnow}</h2>
          <p><strong>${model.Disclaimers.TopDisclaimer}</strong></p>
          <ul style="padding-left:20px">
            ${model.Disclaimers.List.map((text) => html`<li>${text}</li>`)}
          </ul>
          <p>${documents.questions(model.Configuration.CustomerServicePhone)}</p>
          <p>${mail.newEstimate} <a href="${link}" style="color:${light['--primary']}">${link}</a></p>
          <p style="font-size:15px;color:${light['--ink-2']}">${mail.whyYou(hospital)}</p>
        </div>
      </body>
    </html> `.html;
}

function preventiveBlock({ title, amounts, why, notes }: PreventiveText, light: Theme['light']): Html {
  return html`<div style="padding:12px 16px;border-left:4px solid ${light['--leaf']}">
    <p style="margin:0"><strong>${title}</strong></p>
    ${amounts !== '' && html`<p style="margin:8px 0">${amounts}</p>`}
    <p style="margin:8px 0">${why}</p>
    <ul style="margin:8px 0;padding-left:20px;font-size:15px;color:${light['--ink-2']}">
      ${notes.map((note) => html`<li>${note}</li>`)}
    </ul>
  </div> `;
}

function insurerNotesBlock(
  notes: EstimateResult['InsurerNotes'],
  { insurerNotes }: ServerMessages,
  light: Theme['light'],
): Html {
  return html`<div style="padding:12px 16px;border-left:4px solid ${light['--sun']}">
    <p style="margin:0"><strong>${insurerNotes.heading}</strong></p>
    ${notes.map(({ Title, Texts }) => html`<p style="margin:8px 0"><strong>${Title}</strong><br />${Texts.join(' ')}</p> `)}
  </div> `;
}

function workingRow({ Kind, Title, Detail, Text }: EstimateResult['Working'][number], light: Theme['light']): Html {
  const weight = Kind === 'total' ? '700' : '600';
  return html`<tr style="border-top:1px solid ${light['--line']}">
    <td style="padding:10px 0">
      <span style="font-weight:${weight}">${Title}</span>
      ${Detail !== '' && html`<br /><span style="font-size:15px;color:${light['--ink-2']}">${Detail}</span>`}
    </td>
    <td style="padding:10px 0;text-align:right;vertical-align:top;font-weight:${weight}">${Text}</td>
  </tr>`;
}

function htmlRows({ Kind, Tag, ValOverride, Children }: FeeRow, light: Theme['light']): Html {
  const weight = Kind === 'total' ? '700' : '600';
  return html`<tr style="font-weight:${weight};border-top:1px solid ${light['--line']}">
      <td style="padding:10px 0">${Tag}</td>
      <td style="padding:10px 0;text-align:right">${ValOverride}</td>
    </tr>
    ${Children.map(
      (child) =>
        html`<tr style="color:${light['--ink-2']}">
          <td style="padding:4px 0 4px 16px">${child.Tag}</td>
          <td style="padding:4px 0;text-align:right">${child.ValOverride}</td>
        </tr> `,
    )}`;
}

function siteLines({ CurrentLocation, CurrentProvider }: EstimateModel): string[] {
  const place = CurrentLocation && [CurrentLocation.Name, ...CurrentLocation.Address, CurrentLocation.Phone];
  return [...(place ?? []), ...(CurrentProvider === null ? [] : [CurrentProvider.Name])];
}

/** Without a price, the message next to it says more. */
function amountLine({ result: { PatientAmount }, insured, messages }: Summary): string {
  const { documents, estimate } = messages;
  const manner = insured?.withInsurance ?? documents.withoutInsurance;
  return `${documents.whatYouWouldPay}, ${manner}: ${PatientAmount === '' ? estimate.notPriced : PatientAmount}`;
}

/**
 * The lines below the amount: what may move it, the source of the benefits, whether the cash price is lower, and how long it
 * is valid.
 */
function linesOfAmount({ result, insured, messages }: Summary): string[] {
  return [
    ...(result.Band?.Reasons.map(({ Text }) => Text) ?? []),
    insured?.benefits ?? '',
    result.CashIsCheaper?.Text ?? '',
    messages.documents.validUntil(messages.day(result.ValidUntil)),
  ].filter((line) => line !== '');
}

function lineBreaks(lines: readonly string[]): Html[] {
  return lines.map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`));
}
