import { type KindOfCareQuestion, textOf } from '@portico/contract';
import { kindsOfCare } from '../../catalogue/index.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { type EstimateView, type KindQuestion, patientCents } from './estimate-view.ts';

/** The question which kind of care an estimate is of, as the model shows it. Null while the insurer is being asked: it may not matter. */
export function kindOfCareQuestion(
  { kindQuestion, insurance, location, language }: EstimateView,
  messages: ServerMessages,
): KindOfCareQuestion | null {
  if (kindQuestion === null || insurance?.current.Status === 'checking') return null;
  return {
    Choices: kindQuestion.kinds.map((id) => ({ Id: id, Name: textOf(kindsOfCare[id].name, language) })),
    Chosen: kindQuestion.chosen ?? '',
    RangeText: location === null ? '' : rangeText(kindQuestion, location.id, messages),
  };
}

/** From the least to the most that the patient would pay at the location; '' where one of the amounts is not known. */
function rangeText({ sitesOfKinds }: KindQuestion, locationId: string, messages: ServerMessages): string {
  const amounts = sitesOfKinds.flatMap((sites) => {
    const site = sites.get(locationId);
    const cents = site === undefined || site.insured === null ? null : patientCents(site);
    return cents === null ? [] : [cents];
  });
  if (amounts.length === 0 || amounts.length < sitesOfKinds.length) return '';
  return messages.range(messages.money(Math.min(...amounts)), messages.money(Math.max(...amounts)));
}
