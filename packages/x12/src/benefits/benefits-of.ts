import type { Reference } from '../model/parties.ts';
import type { BenefitRow, EligibilityResponse, Rejection, ResponsePerson } from '../model/response.ts';
import { activeCoverage } from './active-coverage.ts';
import type { EligibilityBenefits, NetworkBenefits, OutOfNetworkBenefits, PersonName } from './benefits.ts';
import { costOfService, mayBeOfSubscriber } from './cost-of-service.ts';
import { coverageFacts } from './coverage-facts.ts';
import { countedRows, PLAN } from './counted-rows.ts';
import { rowsOfKind, rowsOfLimits, rowsOfPlanKind } from './insurance-kind.ts';
import { only, patientOf, subscriberOf } from './patient-of.ts';
import { namedProviders } from './named-providers.ts';
import { peopleOnFile } from './people-on-file.ts';
import { noPlanDates, planDates } from './plan-dates.ts';
import { serviceRules } from './service-rules.ts';
import { isReadWhole, withOpenFigures } from './unreadable-rows.ts';
import { otherPayers } from './other-payers.ts';
import { spendDown } from './spend-down.ts';
import { yearEndsOn } from './year-end.ts';
import { yearlyFigures } from './yearly-figures.ts';

/** What the inquiry asked for. */
export interface AskedBenefits {
  readonly serviceTypeCodes: readonly string[];
  /** The day of the service, an ISO date. */
  readonly date: string;
}

/**
 * Decides which row counts: reads the benefits of the one person that a 271 is about (005010X279A1, loops 2110C and
 * 2110D). Real responses repeat rows, contradict themselves and leave things out. A figure that is not settled is
 * `null` or a choice.
 *
 * If a response is about several subscribers, or several dependents of one, it does not tell which is the patient:
 * nothing is taken from its rows.
 */
export function benefitsOf(response: EligibilityResponse, asked: AskedBenefits): EligibilityBenefits {
  const subscriber = subscriberOf(response);
  const patient = patientOf(response);
  const payer = only(response.payers)?.payer ?? null;
  const { active, rows: activeRows } =
    patient === null ? { active: null, rows: [] } : activeCoverage(patient, asked.date);
  const { all, inNetwork, outOfNetwork } = countedRows(patient?.benefits ?? [], asked.date);
  const { serviceTypeCodes } = asked;
  const isOfPatient = patient === subscriber ? mayBeOfSubscriber : () => true;
  const byNetwork = (rows: readonly BenefitRow[], beside: readonly BenefitRow[]): OutOfNetworkBenefits => {
    const ofPlan: NetworkRows = {
      rows: rowsOfPlanKind(rows, serviceTypeCodes),
      beside: rowsOfPlanKind(beside, serviceTypeCodes),
      active,
      isOfPatient,
    };
    const ofType = (code: string): NetworkBenefits => {
      const [ofCode, besideCode] = [rowsOfKind(rows, code), rowsOfKind(beside, code)];
      const ofKind: NetworkRows = { rows: ofCode, beside: besideCode, active, isOfPatient };
      const benefits = networkBenefits(ofKind, code);
      return ofKind.rows.length === ofPlan.rows.length ? benefits : apartFromPlan(benefits);
    };
    return {
      overall: networkBenefits(ofPlan, PLAN),
      byServiceType: new Map(serviceTypeCodes.map((code) => [code, ofType(code)])),
      // Limits of the plan as a whole hold for each of its services.
      rules: serviceRules(
        [...new Set([...serviceTypeCodes, PLAN])],
        (code) => (code === PLAN ? ofPlan.rows : rowsOfKind(rows, code)).filter(isOfPatient),
        (ofCode, code) => rowsOfLimits(ofCode, serviceTypeCodes, code),
      ),
    };
  };
  return {
    active,
    payerName: payer?.name ?? null,
    planName: planName(activeRows),
    memberId: subscriber?.name.id ?? null,
    groupNumber: groupNumber(activeRows, patient, subscriber),
    subscriber: personName(subscriber),
    dependent: patient === subscriber ? null : personName(patient),
    rejections: rejectionsOf(response),
    ...byNetwork(inNetwork, inNetwork),
    outOfNetwork: outOfNetwork.length === 0 ? null : byNetwork(outOfNetwork, all),
    facts: coverageFacts(patient, { active: activeRows, inNetwork }, asked.serviceTypeCodes),
    otherPayers: otherPayers(patient, asked.date, payer),
    spendDown: spendDown(patient, asked.date),
    planDates: patient === null ? noPlanDates : planDates(patient, asked.date),
    yearEndsOn: yearEndsOn(inNetwork, serviceTypeCodes, asked.date),
    onFile: subscriber === null || patient === null ? null : peopleOnFile(subscriber, patient),
    providers: namedProviders(all),
  };
}

/** The rows that one network's figures are read from. */
interface NetworkRows {
  readonly rows: readonly BenefitRow[];
  /** Rows that show which zeros are not figures. */
  readonly beside: readonly BenefitRow[];
  readonly active: boolean | null;
  /** Whether a row may hold for the patient, by its coverage level. */
  readonly isOfPatient: (row: BenefitRow) => boolean;
}

/** An inactive plan covers nothing, even if its other rows still say so. */
function networkBenefits(network: NetworkRows, code: string): NetworkBenefits {
  const { rows: all, beside: allBeside, active, isOfPatient } = network;
  const [rows, beside] = [all.filter(isReadWhole), allBeside.filter(isReadWhole)];
  const others = rows.filter((row) => !isOfPatient(row));
  const cost = costOfService(rows.filter(isOfPatient), code, others);
  const benefits = {
    ...cost,
    deductible: yearlyFigures({ rows, beside }, 'C', code),
    outOfPocket: yearlyFigures({ rows, beside }, 'G', code),
  };
  if (active === false) return { ...benefits, covered: false, copay: null, coinsurance: null };
  return withOpenFigures(benefits, all, code);
}

/**
 * The benefits of a service type to which not all rows of the plan apply (rule 5): it takes the place of the plan's
 * figures throughout, also where it is open.
 */
function apartFromPlan({ deductible, outOfPocket, ...cost }: NetworkBenefits): NetworkBenefits {
  const saysNothing = cost.covered !== false && cost.copay === null && cost.coinsurance === null;
  return {
    ...cost,
    coinsurance: saysNothing ? { candidates: [] } : cost.coinsurance,
    source: 'own',
    deductible: { ...deductible, source: 'own' },
    outOfPocket: { ...outOfPocket, source: 'own' },
  };
}

function personName(person: ResponsePerson | null): PersonName | null {
  return person === null ? null : { firstName: person.name.firstName, lastName: person.name.name };
}

/** EB05; else the plan or its network by REF: a name before a number. */
function planName(rows: readonly BenefitRow[]): string | null {
  const described = rows.find(({ planDescription }) => planDescription !== null)?.planDescription;
  const reference = referenceOf(
    rows.flatMap(({ references }) => references),
    ['18', 'N6'],
  );
  return described ?? reference?.description ?? reference?.value ?? null;
}

function groupNumber(rows: readonly BenefitRow[], ...people: ReadonlyArray<ResponsePerson | null>): string | null {
  const references = [...rows.map((row) => row.references), ...people.map((person) => person?.references ?? [])];
  return referenceOf(references.flat(), ['6P', '1L'])?.value ?? null;
}

function referenceOf(references: readonly Reference[], qualifiers: readonly string[]): Reference | undefined {
  return references.find(({ qualifier }) => qualifiers.includes(qualifier));
}

function rejectionsOf(response: EligibilityResponse): Rejection[] {
  return response.payers.flatMap((payer) => [
    ...payer.transactionRejections,
    ...payer.rejections,
    ...payer.receivers.flatMap((receiver) => [
      ...receiver.rejections,
      ...receiver.subscribers.flatMap((each) => [each, ...each.dependents]).flatMap(rejectionsOfPerson),
    ]),
  ]);
}

function rejectionsOfPerson({ rejections, benefits }: ResponsePerson): Rejection[] {
  return [...rejections, ...benefits.flatMap((row) => row.rejections)];
}
