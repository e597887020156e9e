import {
  amountClaim,
  type EstimateModel,
  type EstimateResult,
  type FeeRow,
  type KeptContent,
  type WorkingStep,
} from '@portico/contract';
import { insuredText, secondCaption } from '../../documents/insured-text.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { preventiveText } from '../../documents/preventive-text.ts';
import { priceSources } from '../../documents/price-sources.ts';

type Table = KeptContent['Tables'][number];
type Note = KeptContent['Notes'][number];

/** Of a saved estimate: its figures of today are what is kept. */
const LEFT_OUT = 'alertEstimateReplaced';

/**
 * What is said of an estimate, in words and amounts alone, so that it stays as it was whatever becomes of prices, insurance and
 * this program. Null where there is no amount that the patient would pay.
 */
export function keptContent(model: EstimateModel, messages: ServerMessages, timeZone: string): KeptContent | null {
  const { Estimate: result, CurrentLocation: place, Disclaimers: disclaimers } = model;
  if (result === null || result.PatientAmountRaw === null || place === null) return null;
  const insured = insuredText(model, messages, timeZone);
  return {
    Service: { Name: model.ServiceName, Language: model.ServiceNameLanguage, Description: model.ServiceDescription },
    Place: { Name: place.Name, Address: [...place.Address], Phone: place.Phone },
    Provider: model.CurrentProvider?.Name ?? '',
    Manner: insured?.withInsurance ?? messages.documents.withoutInsurance,
    Amount: result.PatientAmount,
    AmountClaim: amountClaim(model, result),
    Remarks: filled([
      ...(result.Band?.Reasons.map(({ Text }) => Text) ?? []),
      insured?.benefits ?? '',
      result.CashIsCheaper?.Text ?? '',
    ]),
    Notes: notesOf(model, result),
    Tables: tablesOf(model, result, messages),
    Sources: sourcesOf(result, messages),
    Disclaimers: [disclaimers.TopDisclaimer, ...disclaimers.List],
  };
}

function notesOf({ Messages: messages }: EstimateModel, result: EstimateResult): Note[] {
  const preventive = preventiveText(result.Preventive);
  return [
    ...messages.filter(({ Name }) => Name !== LEFT_OUT).map(({ Text }) => ({ Title: '', Texts: [Text] })),
    ...(preventive === null
      ? []
      : [{ Title: preventive.title, Texts: filled([preventive.amounts, preventive.why, ...preventive.notes]) }]),
    ...result.InsurerNotes.map(({ Title, Texts }) => ({ Title, Texts: [...Texts] })),
  ];
}

function tablesOf(model: EstimateModel, result: EstimateResult, messages: ServerMessages): Table[] {
  const { working, included } = messages.kept;
  const tables = [
    { Heading: working, Lines: result.Working.map(stepLine) },
    { Heading: secondCaption(model, messages), Lines: result.SecondWorking.map(stepLine) },
    { Heading: included, Lines: (result.IsSelfPayEstimate ? result.SelfPayTable : result.FeeTable).flatMap(feeLines) },
  ];
  return tables.filter(({ Lines: lines }) => lines.length > 0);
}

function stepLine({ Kind, Title, Detail, Text }: WorkingStep): Table['Lines'][number] {
  return { Title, Detail, Text, Kind: Kind === 'total' ? 'total' : 'line' };
}

function feeLines({ Kind, Tag, ValOverride, Children }: FeeRow): Table['Lines'] {
  return [
    { Title: Tag, Detail: '', Text: ValOverride, Kind: Kind === 'total' ? 'total' : 'line' },
    ...Children.map((child) => ({
      Title: child.Tag,
      Detail: child.HoverText,
      Text: child.ValOverride,
      Kind: 'part' as const,
    })),
  ];
}

function sourcesOf(result: EstimateResult, messages: ServerMessages): string[] {
  const sources = priceSources(result, messages);
  return sources === null
    ? []
    : [sources.file, ...sources.notes.map(({ part, code, text }) => `${part} (${code}): ${text}`)];
}

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');
