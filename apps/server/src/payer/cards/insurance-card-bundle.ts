/** A person of a card. */
interface Person {
  readonly given: readonly string[];
  readonly family: string;
  readonly birthDate: string;
}

/** One coverage of a digital insurance card. */
export interface CardHolder {
  readonly payer: { readonly name: string; readonly id: string };
  readonly plan: string;
  readonly kind: string;
  readonly group: string;
  readonly memberNumber: string;
  readonly member: Person;
  /** Absent where the member holds the policy. */
  readonly subscriber?: { readonly number: string; readonly person: Person };
}

const profile = (name: string) => `http://hl7.org/fhir/us/insurance-card/StructureDefinition/${name}`;
const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
const identifierTypes = 'http://terminology.hl7.org/CodeSystem/v2-0203';
const cardTypes = 'http://hl7.org/fhir/us/insurance-card/CodeSystem/C4DICIdentifierType';
const classes = 'http://terminology.hl7.org/CodeSystem/coverage-class';
const relationships = 'http://terminology.hl7.org/CodeSystem/subscriber-relationship';

/**
 * A digital insurance card as insurers hand it out: a Bundle with Coverage, Patient and Organization (CARIN Digital Insurance Card 2.0.0).
 *
 * @param issued ISO time.
 */
export function insuranceCardBundle(holders: readonly CardHolder[], issued: string): object {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: holders.flatMap((holder, at) => entriesOf(holder, at, issued)),
  };
}

function entriesOf(holder: CardHolder, at: number, issued: string): object[] {
  const { payer, plan, kind, group, memberNumber, member, subscriber } = holder;
  const urlOf = (part: string): string => `urn:example:${part}-${at}`;
  const meta = (name: string) => ({ lastUpdated: issued, profile: [profile(name)] });
  const subscriberUrl = subscriber === undefined ? urlOf('member') : urlOf('subscriber');
  const coverage = {
    resourceType: 'Coverage',
    meta: meta('C4DIC-Coverage'),
    identifier: [
      {
        type: coded(identifierTypes, 'MB'),
        system: 'https://cards.example.org/members',
        value: memberNumber,
        assigner: { display: payer.name },
      },
    ],
    status: 'active',
    type: { text: kind },
    subscriber: { reference: subscriberUrl },
    subscriberId: subscriber?.number ?? memberNumber,
    beneficiary: { reference: urlOf('member') },
    relationship: coded(relationships, subscriber === undefined ? 'self' : 'child'),
    period: { start: `${issued.slice(0, 4)}-01-01` },
    payor: [{ reference: urlOf('payer'), display: payer.name }],
    class: [
      { type: coded(classes, 'group'), value: group },
      { type: coded(classes, 'plan'), value: `${payer.id}-${at}`, name: plan },
    ],
  };
  const organization = {
    resourceType: 'Organization',
    meta: meta('C4DIC-Organization'),
    identifier: [{ type: coded(cardTypes, 'payerid'), value: payer.id }],
    active: true,
    name: payer.name,
  };
  const patient = ({ given, family, birthDate }: Person) => ({
    resourceType: 'Patient',
    meta: meta('C4DIC-Patient'),
    name: [{ family, given }],
    birthDate,
  });
  const people = [
    { fullUrl: urlOf('member'), resource: patient(member) },
    ...(subscriber === undefined ? [] : [{ fullUrl: subscriberUrl, resource: patient(subscriber.person) }]),
  ];
  return [
    { fullUrl: urlOf('coverage'), resource: coverage },
    { fullUrl: urlOf('payer'), resource: organization },
    ...people,
  ];
}
