import { type Language, type PreventiveInfo, textOf } from '@portico/contract';
import type { PreventiveMessages } from '../../documents/messages/preventive-messages.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { PreventiveEstimate } from '../figures/preventive-estimate.ts';

/** What is shown of the rule on preventive care: both amounts, why, when, and for which plans it is otherwise. */
export function preventiveModel(
  preventive: PreventiveEstimate,
  language: Language,
  messages: ServerMessages,
): PreventiveInfo {
  const { recommendation, status, preventiveCents, problemCents, remarks } = preventive;
  const { preventive: words } = messages;
  const when = words.when[recommendation.care];
  const amountText = (cents: number | null): string => (cents === null ? '' : messages.money(cents));
  const isOpen = status === 'screening' || status === 'either';
  return {
    Kind: status,
    Title: titleOf(preventive, words),
    Why: whyOf(preventive, language, words),
    Amount: amountText(preventiveCents),
    AmountRaw: preventiveCents,
    AmountLabel: preventiveCents === null ? '' : when.preventive,
    OtherAmount: amountText(problemCents),
    OtherAmountRaw: problemCents,
    OtherAmountLabel: problemCents === null ? '' : when.problem,
    Conditions: isOpen ? conditionsOf(preventive, language, words) : [],
    Exceptions: isOpen
      ? [textOf(recommendation.goodToKnow, language) ?? '', words.excepted].filter((text) => text !== '')
      : [],
    InsurerSays: remarks.map((text) => words.insurerSays(text)),
    Source: {
      Name: words.bodies[recommendation.body],
      Day: recommendation.date,
      Url: recommendation.url,
      Text: words.source(words.bodies[recommendation.body], messages.day(recommendation.date)),
    },
  };
}

function titleOf({ status, insurer, fit, age, planKind }: PreventiveEstimate, { title }: PreventiveMessages): string {
  switch (status) {
    case 'outOfNetwork':
      return title.outOfNetwork;
    case 'otherPlan':
      return title.otherPlan[planKind ?? 'noHealthPlan'];
    case 'otherPatient':
      return fit === 'otherAge' && age !== null ? title.otherAge(age) : title.otherPatient;
    default:
      if (insurer === 'charges') return title.insurerCharges;
      if (insurer === 'excludes') return title.insurerExcludes;
      return status === 'screening' ? title.paidInFull : title.maybePaidInFull;
  }
}

function whyOf(
  { status, recommendation, insurer, fit, planKind }: PreventiveEstimate,
  language: Language,
  words: PreventiveMessages,
): string {
  const { why } = words;
  const care = textOf(recommendation.name, language);
  const who = words.who(recommendation.groups);
  switch (status) {
    case 'outOfNetwork':
      return why.outOfNetwork(care);
    case 'otherPlan':
      return why.otherPlan[planKind ?? 'noHealthPlan'];
    case 'otherPatient':
      return fit === 'otherAge' ? why.otherAge({ care, who }) : why.otherSex({ care, who });
    default: {
      const ofInsurer =
        insurer &&
        {
          pays: why.insurerPays,
          charges: why.insurerCharges,
          excludes: why.insurerExcludes,
          open: why.insurerUnclear,
        }[insurer];
      const ofProblem = ['screening', 'checkup'].includes(recommendation.care) ? why.problem : null;
      return [ofInsurer, why.rule(care), ofProblem].filter((text) => text !== null).join(' ');
    }
  }
}

/** What makes it preventive care: whom it is for, how often, what the portal cannot know, and the network. */
function conditionsOf(
  { recommendation, fit, age }: PreventiveEstimate,
  language: Language,
  words: PreventiveMessages,
): string[] {
  const { groups, interval, onlyIf } = recommendation;
  const who = words.who(groups);
  return [
    fit === 'fits' && age !== null ? words.recommendedAt(who, age) : words.recommendedFor(who),
    textOf(interval, language),
    ...(onlyIf === undefined ? [] : [textOf(onlyIf, language)]),
    words.inNetwork,
  ];
}
