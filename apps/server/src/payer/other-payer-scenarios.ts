import type { BenefitRow } from '@portico/x12';
import { line } from './responses.ts';
import type { Scenario } from './scenario.ts';

/** A payer that names another one of the member (decision 70): otherwise as an ordinary plan with `activeRows`. */
export function otherPayerScenarios(activeRows: readonly BenefitRow[]): Readonly<Record<string, Scenario>> {
  return {
    OTHERFIRST: { status: '1', rows: [...activeRows, otherPayer('PRP', 'CASCADIA BLUE')] },
    OTHERSECOND: { status: '1', rows: [...activeRows, otherPayer('SEP', 'SEQUOIA MUTUAL')] },
  };
}

/** Another payer of the member, in loop 2120. */
function otherPayer(entity: 'PRP' | 'SEP', name: string): BenefitRow {
  const party = { entity, kind: 'organization', name, firstName: null, middleName: null } as const;
  const unnamed = { prefix: null, suffix: null, idQualifier: null, id: null, relationship: null };
  const dates = [{ qualifier: '290', from: '2026-01-01', to: null }];
  const nothing = { street: null, city: null, contacts: [], provider: null };
  return line('R', ['30'], { dates, entities: [{ name: { ...party, ...unnamed }, ...nothing }] });
}
