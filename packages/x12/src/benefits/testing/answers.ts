import { benefitRow } from '../../benefit-row.ts';
import type { Party } from '../../model/parties.ts';
import type {
  BenefitRow,
  EligibilityResponse,
  Rejection,
  ResponsePerson,
  ResponseSubscriber,
} from '../../model/response.ts';

/** A row of benefits with only what the test is about. */
export const row = (information: string, more: Partial<BenefitRow> = {}): BenefitRow =>
  benefitRow({ information, serviceTypeCodes: ['30'], ...more });

export const party = (entity: string, name: string, more: Partial<Party> = {}): Party => ({
  entity,
  kind: entity === 'PR' ? 'organization' : 'person',
  name,
  firstName: null,
  middleName: null,
  prefix: null,
  suffix: null,
  idQualifier: null,
  id: null,
  relationship: null,
  ...more,
});

export const person = (name: Party, more: Partial<ResponsePerson> = {}): ResponsePerson => ({
  traces: [],
  name,
  references: [],
  street: null,
  city: null,
  provider: null,
  demographics: null,
  relationship: null,
  diagnoses: [],
  dates: [],
  rejections: [],
  military: null,
  benefits: [],
  ...more,
});

export const rejection = (level: Rejection['level'], code: string): Rejection => ({
  level,
  valid: true,
  code,
  action: 'C',
  position: 0,
});

/** Ana Rivera of Meridian, with the changes of the test. */
export const subscriber = (more: Partial<ResponseSubscriber> = {}): ResponseSubscriber => ({
  ...person(party('IL', 'RIVERA', { firstName: 'ANA', idQualifier: 'MI', id: 'MRD-1' })),
  dependents: [],
  ...more,
});

export function response(...subscribers: ResponseSubscriber[]): EligibilityResponse {
  return {
    header: {
      controlNumber: '0001',
      implementation: '005010X279A1',
      purpose: '11',
      reference: '1',
      date: '2026-11-21',
      time: '10:00',
      transactionType: null,
    },
    payers: [
      {
        transactionRejections: [],
        payer: party('PR', 'MERIDIAN', { idQualifier: 'PI', id: 'MRDN1' }),
        contacts: [],
        rejections: [],
        receivers: [
          {
            receiver: party('1P', 'ALDER BAY HEALTH'),
            references: [],
            street: null,
            city: null,
            rejections: [],
            provider: null,
            subscribers,
          },
        ],
      },
    ],
  };
}
