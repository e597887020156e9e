import { toBasicCharacters, isWritable } from './basic-characters.ts';
import type { InquiryPerson, InquirySubscriber } from './model/inquiry.ts';
import type { Interchange } from './model/interchange.ts';
import type { Party, Person, Trace } from './model/parties.ts';
import { X12Error } from './x12-error.ts';

/**
 * The sender or receiver of an interchange: ISA05 and ISA06, or ISA07 and ISA08. `code` is for GS02 or GS03 if it
 * differs.
 */
interface TradingPartner {
  readonly qualifier: string;
  readonly id: string;
  readonly code?: string;
}

/** ISA01 with ISA02, or ISA03 with ISA04: `00` and '' where nothing is agreed; at most ten characters. */
interface AgreedInformation {
  readonly qualifier: string;
  readonly information: string;
}

/** The patient, or the subscriber who holds the policy. Names are normalized to X12's characters. */
interface InsuredPerson {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly suffix?: string;
  /** An ISO date. */
  readonly birthDate: string | null;
  readonly sex?: 'F' | 'M';
}

/** One inquiry about one person: what the portal asks a payer. */
export interface InquiryRequest {
  readonly sender: TradingPartner;
  readonly receiver: TradingPartner;
  /** ISA01 and ISA02; none where absent. */
  readonly authorization?: AgreedInformation;
  /** ISA03 and ISA04, which may be a password; none where absent. */
  readonly security?: AgreedInformation;
  /** Local ISO date and time: `2026-11-21T10:30`, with seconds or without. */
  readonly at: string;
  /** 1 to 999,999,999: ISA13, GS06 and ST02 are made from it. */
  readonly controlNumber: number;
  readonly usage: 'P' | 'T';
  readonly ackRequested?: boolean;
  /** BHT03, at most 50 characters. */
  readonly reference: string;
  /** TRN02, which the response returns, and TRN03: ten characters, beginning with 1 (a tax number) or 9. */
  readonly trace: { readonly reference: string; readonly originator: string };
  readonly payer: { readonly name: string; readonly id: string; readonly idQualifier?: string };
  readonly provider: { readonly name: string; readonly npi: string };
  readonly subscriber: InsuredPerson & { readonly memberId: string; readonly groupNumber?: string };
  /** The patient, if not the subscriber. */
  readonly dependent?: InsuredPerson;
  /** EQ01, such as `30` for the plan and `98` for an office visit. */
  readonly serviceTypeCodes: readonly string[];
  /** DTP 291, an ISO date. */
  readonly serviceDate: string;
}

const GUIDE = '005010X279A1';

/**
 * The whole interchange of a 270 about one person, for `writeInterchange`. Names are normalized (`foldText`). An
 * identifier with a separator, or with a character that X12 does not have, throws an X12Error: an identifier must stay
 * as the payer knows it. People are named by number, name and birthday: with these, the guide does not allow the
 * relationship (INS; X12's RFI 922).
 */
export function eligibilityInquiry(request: InquiryRequest): Interchange {
  const { sender, receiver, usage, payer, provider } = request;
  const [date = '', time = ''] = request.at.split('T');
  const minutes = time.slice(0, 5);
  const number = String(request.controlNumber);
  return {
    control: {
      authorizationQualifier: request.authorization?.qualifier ?? '00',
      authorization: request.authorization?.information ?? '',
      securityQualifier: request.security?.qualifier ?? '00',
      security: request.security?.information ?? '',
      senderQualifier: sender.qualifier,
      senderId: sender.id,
      receiverQualifier: receiver.qualifier,
      receiverId: receiver.id,
      date,
      time: minutes,
      version: '00501',
      controlNumber: number.padStart(9, '0'),
      ackRequested: request.ackRequested ?? false,
      usage,
    },
    acknowledgements: [],
    groups: [
      {
        functionalId: 'HS',
        senderCode: sender.code ?? sender.id,
        receiverCode: receiver.code ?? receiver.id,
        date,
        time: minutes,
        controlNumber: number,
        version: GUIDE,
        transactions: [
          {
            kind: '270',
            header: {
              controlNumber: number.padStart(4, '0'),
              implementation: GUIDE,
              purpose: '13',
              reference: written(request.reference, 'BHT', 3),
              date,
              time: minutes,
              transactionType: null,
            },
            payers: [
              {
                payer: organization('PR', payer.name, payer.idQualifier ?? 'PI', payer.id),
                receivers: [
                  {
                    receiver: organization('1P', provider.name, 'XX', provider.npi),
                    references: [],
                    street: null,
                    city: null,
                    provider: null,
                    subscribers: [subscriberOf(request)],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}

function subscriberOf(request: InquiryRequest): InquirySubscriber {
  const { subscriber, dependent } = request;
  const name = personName('IL', subscriber, { idQualifier: 'MI', id: written(subscriber.memberId, 'NM1', 9) });
  const group = subscriber.groupNumber;
  const references =
    group === undefined ? [] : [{ qualifier: '6P', value: written(group, 'REF', 2), description: null }];
  if (dependent === undefined) {
    return { ...patient(request, subscriber, name), references, dependents: [] };
  }
  const dependentName = personName('03', dependent, { idQualifier: null, id: null });
  return {
    ...personOf(subscriber, name),
    references,
    questions: [],
    dependents: [patient(request, dependent, dependentName)],
  };
}

/** TRN, DTP and EQ belong to the patient: to the lowest level that is there. */
function patient(request: InquiryRequest, person: InsuredPerson, name: Party): InquiryPerson {
  const trace: Trace = {
    type: '1',
    reference: written(request.trace.reference, 'TRN', 2),
    originator: written(request.trace.originator, 'TRN', 3),
    division: null,
  };
  return {
    ...personOf(person, name),
    traces: [trace],
    dates: [{ qualifier: '291', from: request.serviceDate, to: null }],
    questions: [
      {
        serviceTypeCodes: request.serviceTypeCodes,
        procedure: null,
        coverageLevel: null,
        insuranceType: null,
        diagnosisPointers: [],
        amounts: [],
        additional: [],
        references: [],
        dates: [],
      },
    ],
  };
}

function personOf({ birthDate, sex }: InsuredPerson, name: Party): Person {
  return {
    traces: [],
    name,
    references: [],
    street: null,
    city: null,
    provider: null,
    demographics: birthDate === null && sex === undefined ? null : { birthDate, sex: sex ?? null },
    relationship: null,
    diagnoses: [],
    dates: [],
  };
}

function personName(entity: string, person: InsuredPerson, id: Pick<Party, 'idQualifier' | 'id'>): Party {
  return {
    entity,
    kind: 'person',
    name: toBasicTexts(person.lastName),
    firstName: toBasicTexts(person.firstName),
    middleName: toBasicTexts(person.middleName ?? ''),
    prefix: null,
    suffix: toBasicTexts(person.suffix ?? ''),
    ...id,
    relationship: null,
  };
}

function organization(entity: string, name: string, idQualifier: string, id: string): Party {
  const none = { firstName: null, middleName: null, prefix: null, suffix: null, relationship: null };
  return { entity, kind: 'organization', name: toBasicTexts(name), ...none, idQualifier, id: written(id, 'NM1', 9) };
}

/** `null` if no character of the name is left. Payers then look for the member number and the date of birth. */
function toBasicTexts(name: string): string | null {
  const text = toBasicCharacters(name);
  return text === '' ? null : text;
}

function written(id: string, segment: string, element: number): string {
  const text = id.trim();
  if (!isWritable(text))
    throw new X12Error(segment, 0, 'an identifier is empty or has a character that X12 has not', element);
  return text;
}
