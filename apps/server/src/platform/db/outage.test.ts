import { expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const failing = (message: string, code?: string): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

// Findings, reliability 5 and 8 (issue 16, point 3).
it.each([
  ['PostgreSQL that is not there', failing('connect ECONNREFUSED', 'ECONNREFUSED'), 'database'],
  ['PostgreSQL that stops', failing('terminating connection due to administrator command', '57P01'), 'database'],
  ['PostgreSQL that starts', failing('the database system is starting up', '57P03'), 'database'],
  ['a replica that stands by', failing('cannot execute INSERT in a read-only transaction', '25006'), 'database'],
  ['no free connection', failing('sorry, too many clients already', '53300'), 'database'],
  ['a connection that was lost', failing('Connection terminated unexpectedly'), 'database'],
  ['a pool without a free connection', failing('timeout exceeded when trying to connect'), 'database'],
  ['a full disk', failing('could not extend file: No space left on device', '53100'), 'disk'],
  ['a full disk under the embedded database', failing('ENOSPC: no space left on device, write', 'ENOSPC'), 'disk'],
  ['a row that is there already', failing('duplicate key value', '23505'), undefined],
  ['a defect', failing('cannot read properties of undefined'), undefined],
  ['what is no error', 'ECONNREFUSED', undefined],
])('%s is told from a defect', (_name, error, outage) => {
  expect(outageOf(error)).toBe(outage);
});
