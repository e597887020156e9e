import type { Insertable, Transaction } from 'kysely';
import type { AccessCodesTable } from '../enrolment-tables.ts';
import type { Tables } from '../tables.ts';

export async function insertAccessCode(trx: Transaction<Tables>, code: Insertable<AccessCodesTable>): Promise<void> {
  await trx.insertInto('access_codes').values(code).execute();
}
