import { benefitIds, OVERALL, type WorkingStep as ShownStep } from '@portico/contract';
import { type Share, stepKey, type WorkingStep } from '@portico/estimate';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { SecondPayment } from '../figures/second-payment.ts';
import type { BenefitSet } from '../figures/plan-benefits.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { countedMaximum } from '../figures/settled-benefits.ts';
import { partText } from './benefits.ts';
import { joinSentences } from './fee-table.ts';

/** The data of the working. */
export interface WorkingParts {
  readonly service: PricedService;
  readonly insured: Pick<InsuredEstimate, 'allowed' | 'terms' | 'benefits' | 'outOfNetwork' | 'isProtected'>;
  readonly share: Share;
  readonly messages: ServerMessages;
  /** Service types of which less is left than the care takes. */
  readonly reachedTypes: readonly string[];
  /** The part's name in the visitor's language, by component id. */
  readonly nameOf: (componentId: string) => string;
}

type Words = Pick<ShownStep, 'Title' | 'Detail'>;

/**
 * The working, step by step, for the page and the printed sheet: from the price agreed with the insurer to what the patient pays. The
 * amounts between the first and the last add up to the last.
 */
export function workingSteps(parts: WorkingParts): ShownStep[] {
  const { share, messages } = parts;
  const total = stepOf('total', share.owedCents, totalWords(parts), messages);
  return [...stepsBeforeTotal(parts), total];
}

/** The working with a second insurance: what it pays is taken off what the first leaves. The second's own steps stand apart. */
export function workingOfBoth(
  parts: WorkingParts,
  { second, shares }: SecondPayment,
  { payorName, reachedTypes }: { payorName: string } & Pick<WorkingParts, 'reachedTypes'>,
): { first: ShownStep[]; second: ShownStep[] } {
  const { messages, insured } = parts;
  const alone = messages.money(shares.secondary.planPaysCents);
  const words = messages.second;
  const ofSecond = { ...parts, share: shares.secondary, insured: { ...insured, ...second }, reachedTypes };
  const paid = {
    Title: words.pays(payorName),
    Detail: joinSentences([words.paysDetail({ rule: second.rule, alone }), limitReached(ofSecond)]),
  };
  const left = { ...totalWords(ofSecond), Title: words.wouldLeave };
  return {
    first: [
      ...stepsBeforeTotal(parts),
      stepOf('secondPays', 0 - shares.secondaryPaysCents, paid, messages),
      stepOf('total', shares.owedCents, totalWords(parts), messages),
    ],
    second: [...stepsBeforeTotal(ofSecond), stepOf('total', shares.secondary.owedCents, left, messages)],
  };
}

function stepsBeforeTotal(parts: WorkingParts): ShownStep[] {
  const steps = parts.share.steps.filter((step) => step.kind !== 'balanceBilling' || step.cents > 0);
  return steps.map((step) =>
    stepOf(step.kind, step.cents, withParts(parts, step, wordsOf(step, parts)), parts.messages),
  );
}

function totalWords(parts: WorkingParts): Words {
  return {
    Title: parts.messages.insured.working.youPay,
    Detail: joinSentences([
      ofPlanAlone(parts),
      zeroCopay(parts),
      zeroOfPart(parts),
      unknownBenefits(parts),
      severalMaximums(parts),
      limitReached(parts),
      mayBeBilledMore(parts),
      protectedByLaw(parts),
      remarked(parts),
    ]),
  };
}

function stepOf(kind: ShownStep['Kind'], cents: number, words: Words, messages: ServerMessages): ShownStep {
  const isIdle = kind === 'maximum' && cents === 0;
  return { Kind: kind, ...words, Val: cents, Text: isIdle ? messages.insured.working.noChange : messages.money(cents) };
}

function wordsOf(step: WorkingStep, parts: WorkingParts): Words {
  const { messages } = parts;
  const { working } = messages.insured;
  switch (step.kind) {
    case 'allowed':
      return {
        Title: parts.insured.outOfNetwork ? working.fullCharge : working.allowed,
        Detail: allowedDetail(parts),
      };
    case 'notCovered':
      return { Title: working.notCovered, Detail: working.notCoveredDetail };
    case 'preventive':
      return { Title: working.preventive, Detail: working.preventiveDetail };
    case 'copay':
      return { Title: working.copay, Detail: copayDetail(step, parts) };
    case 'deductible':
      return { Title: working.deductible, Detail: deductibleDetail(step, parts) };
    case 'coinsurance': {
      const percent = messages.percent(step.basisPoints);
      const detail = working.coinsuranceDetail({ percent, of: messages.money(step.ofCents) });
      return { Title: working.coinsurance(percent), Detail: detail };
    }
    case 'maximum': {
      return { Title: working.maximum, Detail: maximumDetail(step, parts) };
    }
    default:
      return {
        Title: working.balanceBilling,
        Detail: working.balanceBillingDetail(messages.money(step.billedCents)),
      };
  }
}

function allowedDetail({ insured: { allowed }, messages }: WorkingParts): string {
  const { hospital, physician } = allowed;
  if (hospital === null || physician === null) return '';
  const [ofHospital, ofPhysician] = [messages.money(hospital.amountCents), messages.money(physician.amountCents)];
  return messages.insured.working.allowedDetail({ hospital: ofHospital, physician: ofPhysician });
}

function copayDetail(step: WorkingStep & { kind: 'copay' }, parts: WorkingParts): string {
  const { service, insured, messages } = parts;
  const [first] = idsOf(parts, step);
  const copay = first === undefined ? null : insured.terms.settled.get(first)?.copay;
  const days = copay?.per === 'day' ? (service.components.find(({ id }) => id === first)?.days ?? 1) : 1;
  // Of a copay of 0 it makes no difference how many days are counted.
  const isOneOfMany = first !== undefined && copay?.cents !== 0 && insured.terms.daysUnknown.includes(first);
  const detail = messages.insured.working.copayDetail({
    amount: messages.money(copay?.cents ?? step.copayCents),
    per: copay?.per ? messages.insurance.per[copay.per] : '',
    days,
    order: step.order,
    isWhole: step.cents === step.copayCents,
  });
  return isOneOfMany ? `${detail}; ${messages.insured.working.oneDayCounted}` : detail;
}

function deductibleDetail(step: WorkingStep & { kind: 'deductible' }, parts: WorkingParts): string {
  const { messages } = parts;
  const { working } = messages.insured;
  const { totalCents, isFamily = false } = setOf(step.pool, parts).deductible;
  if (step.remainingBeforeCents === 0) return working.deductibleMet(isFamily);
  const total = totalCents === null ? '' : messages.money(totalCents);
  return working.deductibleDetail({ remaining: messages.money(step.remainingBeforeCents), total, isFamily });
}

function maximumDetail(step: WorkingStep & { kind: 'maximum' }, parts: WorkingParts): string {
  const { messages } = parts;
  const { working } = messages.insured;
  const { isFamily, isTotal } = countedMaximum(setOf(step.pool, parts));
  const remaining = messages.money(step.remainingBeforeCents);
  const isReached = step.cents !== 0;
  if (isTotal) return isReached ? working.maximumTotalReached(remaining) : working.maximumTotalFar(remaining);
  const left = { remaining, isFamily };
  return isReached ? working.maximumReached(left) : working.maximumFar(left);
}

/** The benefits that a pool is of: a service type's, or the whole plan's. */
function setOf(pool: string, { insured: { benefits } }: Pick<WorkingParts, 'insured'>): BenefitSet {
  return benefits.byServiceType[pool] ?? benefits.overall;
}

/** A step that concerns only some parts of the service names them. */
function withParts(parts: WorkingParts, step: WorkingStep, { Title, Detail }: Words): Words {
  const ids = idsOf(parts, step);
  if (ids.length === parts.share.parts.length) return { Title, Detail };
  const names = parts.messages.insured.working.ofParts(ids.map(parts.nameOf).join(', '));
  return { Title, Detail: Detail === '' ? names : `${Detail}; ${names}` };
}

function idsOf({ share }: WorkingParts, step: WorkingStep): string[] {
  const key = stepKey(step);
  return share.parts
    .filter(({ steps }) => steps.some((each) => stepKey(each) === key))
    .map(({ componentId }) => componentId);
}

/** Of which parts the plan may pay nothing, because a limit of what it pays for is used up. */
function limitReached({ service, reachedTypes, messages, nameOf }: WorkingParts): string {
  const ids = service.components.flatMap(({ id, serviceType }) => (reachedTypes.includes(serviceType) ? id : []));
  if (ids.length === 0) return '';
  const isWhole = ids.length === service.components.length;
  return messages.insurerNotes.limitInWorking(isWhole ? '' : ids.map(nameOf).join(', '));
}

/** How much an insurer accepts of a bill from outside its network is not published. */
function mayBeBilledMore({ share, messages }: WorkingParts): string {
  return share.balanceBillingUnknown ? messages.insured.working.balanceBillingUnknown : '';
}

/**
 * The insurer's words that stand with a copay or coinsurance wherever it states them: they may say that it is for other
 * care, and are never read for that.
 */
function remarked({ share, insured, messages }: WorkingParts): string {
  const remarks = setsOfSharing({ share, insured }).flatMap((set) => set.remarks ?? []);
  if (remarks.length === 0) return '';
  const texts = [...new Set(remarks)].map((text) => messages.insurerNotes.insurerSays(text));
  return [messages.insured.working.remarked, ...texts].join(' ');
}

/** A zero that is told for a part of the care counts for all of it, since nothing else is told: for which part, is said. */
function zeroOfPart({ share, insured, messages }: WorkingParts): string {
  const { zeroOfPart: words } = messages.insured.working;
  const texts = setsOfSharing({ share, insured }).flatMap(({ zeroParts = {} }) =>
    (['copay', 'coinsurance'] as const).flatMap((kind) => {
      const told = new Set(zeroParts[kind]?.map((each) => partText(each, messages)) ?? []);
      return told.size === 0 ? [] : [words[kind]([...told].join(', '))];
    }),
  );
  return [...new Set(texts)].join(' ');
}

/** Whose copay and coinsurance count. Care that is not covered, or paid in full, has neither. */
function setsOfSharing({ share, insured }: Pick<WorkingParts, 'share' | 'insured'>): BenefitSet[] {
  const { settled, terms } = insured.terms;
  const ids = share.parts
    .map(({ componentId }) => componentId)
    .filter((id) => settled.get(id)?.covered === true && terms.get(id)?.isPreventive !== true);
  const scopes = new Set(ids.map((id) => settled.get(id)?.scope ?? OVERALL));
  return [...scopes].map((scope) => setOf(scope, { insured }));
}

/** What the plan counts of a bill for emergency care out of network is not published, and never more than the bill. */
function protectedByLaw({ share, insured, messages }: WorkingParts): string {
  if (!insured.isProtected) return '';
  const isOfPrice = share.steps.some(
    ({ kind, cents }) => (kind === 'deductible' || kind === 'coinsurance') && cents > 0,
  );
  const { emergency, emergencyPrice } = messages.insured.working;
  return isOfPrice ? `${emergency} ${emergencyPrice}` : emergency;
}

/** An insurer that answers about the plan as a whole alone may pay otherwise for this care. */
function ofPlanAlone({ share, insured, messages, nameOf }: WorkingParts): string {
  if (insured.benefits.isOfPlanAlone !== true) return '';
  const all = share.parts.map(({ componentId }) => componentId);
  const ids = all.filter((id) => insured.terms.settled.get(id)?.scope === OVERALL);
  if (ids.length === 0) return '';
  return messages.insured.working.ofPlanAlone(ids.length === all.length ? '' : ids.map(nameOf).join(', '));
}

/** The deductible counts although the copay is 0: whether the insurer means that, no message tells. */
function zeroCopay({ share, insured, messages, nameOf }: WorkingParts): string {
  const ids = share.parts
    .filter(({ steps }) => steps.some(({ kind, cents }) => kind === 'deductible' && cents > 0))
    .map(({ componentId }) => componentId)
    .filter((id) => insured.terms.zeroCopays.includes(id));
  if (ids.length === 0) return '';
  return messages.insured.working.zeroCopay(ids.length === share.parts.length ? '' : ids.map(nameOf).join(', '));
}

/** Several figures of what is left of a maximum, of which the highest is counted, where the lowest would make it less. */
function severalMaximums({ share, insured, messages }: WorkingParts): string {
  const texts = [...insured.terms.settled.values()].flatMap(({ covered, outOfPocket }) => {
    const { scope, remainingCents, lowestCents = null } = outOfPocket;
    if (!covered || remainingCents === null || lowestCents === null) return [];
    const owed = share.parts
      .filter(({ componentId }) => insured.terms.settled.get(componentId)?.outOfPocket.scope === scope)
      .reduce((sum, { owedCents }) => sum + owedCents, 0);
    if (owed <= lowestCents) return [];
    return messages.insured.working.severalMaximums({
      low: messages.money(lowestCents),
      high: messages.money(remainingCents),
    });
  });
  return [...new Set(texts)].join(' ');
}

/** Each kind of unknown benefit that is counted as none, with the parts that it concerns. */
function unknownBenefits({ share, insured, messages, nameOf }: WorkingParts): string {
  const { settled } = insured.terms;
  const all = share.parts.map(({ componentId }) => componentId);
  return benefitIds
    .flatMap((kind) => {
      const ids = all.filter((id) => settled.get(id)?.takenAsNone.includes(kind));
      if (ids.length === 0) return [];
      return [messages.insured.working.takenAsNone[kind](ids.length === all.length ? '' : ids.map(nameOf).join(', '))];
    })
    .join(' ');
}
