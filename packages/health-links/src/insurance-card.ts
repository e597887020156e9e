import { codeOf, findResource, numberOfType, type Resource, resourcesIn, textOf } from './fhir.ts';
import { objectsIn } from './json.ts';

/** A person as a card names them; '' for what it does not say. */
export interface CardPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
}

/** A digital insurance card (CARIN Digital Insurance Card 2.0.0, C4DIC-Coverage); '' for what it does not say. */
export interface InsuranceCard {
  readonly payerName: string;
  /** Numbers by which the payer is known. */
  readonly payerIds: readonly string[];
  readonly planName: string;
  /** What kind of coverage it is, such as medical or dental, in the words of the card. */
  readonly kind: string;
  readonly groupNumber: string;
  readonly memberNumber: string;
  readonly subscriberNumber: string;
  readonly member: CardPerson;
  readonly subscriber: CardPerson;
  /** Whether the member is the subscriber; null where the card does not say. */
  readonly isSubscriber: boolean | null;
  /** Not active any more, or never was: by its status, or by its last day. */
  readonly hasEnded: boolean;
}

const nobody: CardPerson = { firstName: '', lastName: '', birthDate: '' };
const isoDate = /^\d{4}-\d\d-\d\d$/;

/**
 * The insurance cards in what a SMART Health Link leads to: a Bundle, one resource, or a list of entries. Medical cards stand before those of
 * which the card says that they are dental, of vision or of drugs alone.
 *
 * @param content as parsed from JSON.
 * @param today ISO date: a card whose last day is before it has ended.
 */
export function readInsuranceCards(content: unknown, today: string): InsuranceCard[] {
  const resources = resourcesIn(content);
  return resources
    .filter(({ resource }) => resource['resourceType'] === 'Coverage')
    .map((coverage) => readCard(coverage, resources, today))
    .toSorted((one, other) => Number(isPartOnly(one)) - Number(isPartOnly(other)));
}

function readCard({ resource: coverage, url }: Resource, all: readonly Resource[], today: string): InsuranceCard {
  const find = (reference: unknown) => findResource(reference, { resource: coverage, url }, all);
  const [member, subscriber, payer] = [
    find(coverage['beneficiary']),
    find(coverage['subscriber']),
    find(objectsIn(coverage['payor'])[0]),
  ];
  const classes = objectsIn(coverage['class']);
  const classOf = (code: string) => classes.find(({ type }) => codeOf(type) === code) ?? {};
  const subscriberNumber = textOf(coverage['subscriberId']);
  const isSubscriber = isSubscriberOf(coverage);
  const { name, value } = classOf('plan');
  return {
    payerName: textOf(payer?.['name']) || textOf(objectsIn(coverage['payor'])[0]?.['display']),
    payerIds: objectsIn(payer?.['identifier']).flatMap((each) => textOf(each['value']) || []),
    planName: textOf(name) || textOf(value),
    kind: wordsOf(coverage['type']),
    groupNumber: textOf(classOf('group')['value']),
    memberNumber: numberOfType('MB', coverage) || subscriberNumber,
    subscriberNumber: subscriberNumber || (isSubscriber === true ? numberOfType('MB', coverage) : ''),
    member: personOf(member),
    subscriber: personOf(isSubscriber === true ? member : subscriber),
    isSubscriber,
    hasEnded: hasEnded(coverage, today),
  };
}

function isSubscriberOf(coverage: Resource['resource']): boolean | null {
  const relationship = codeOf(coverage['relationship']);
  if (relationship !== '') return relationship === 'self';
  const [member, subscriber] = [coverage['beneficiary'], coverage['subscriber']].map((each) =>
    textOf((each as { reference?: unknown } | undefined)?.reference),
  );
  return member !== '' && member === subscriber ? true : null;
}

function personOf(patient: Resource['resource'] | undefined): CardPerson {
  if (patient === undefined) return nobody;
  const names = objectsIn(patient['name']);
  const name = names.find(({ use }) => use === 'official') ?? names[0] ?? {};
  const given = Array.isArray(name['given']) ? name['given'].map(textOf).filter((each) => each !== '') : [];
  const birthDate = textOf(patient['birthDate']);
  return {
    firstName: given.join(' '),
    lastName: textOf(name['family']),
    birthDate: isoDate.test(birthDate) ? birthDate : '',
  };
}

/** What the type says in words, of whichever of its places has some. */
function wordsOf(type: unknown): string {
  const { text, coding } = (type ?? {}) as { text?: unknown; coding?: unknown };
  return (
    textOf(text) ||
    (objectsIn(coding)
      .map(({ display }) => textOf(display))
      .find((each) => each !== '') ??
      '')
  );
}

function isPartOnly({ kind, hasEnded: ended }: InsuranceCard): boolean {
  return ended || /dental|vision|drug|pharmac|prescription/i.test(kind);
}

function hasEnded({ status, period }: Resource['resource'], today: string): boolean {
  const end = textOf((period as { end?: unknown } | undefined)?.end).slice(0, 10);
  return (status !== undefined && status !== 'active') || (isoDate.test(end) && end < today);
}
