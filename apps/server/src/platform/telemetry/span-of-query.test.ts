import { expect, it } from 'vitest';
import { summaryOf } from './span-of-query.ts';

it.each([
  ['select "account_id" from "accounts" where "username_key" = $1', 'select', 'accounts'],
  ['insert into "audit_entries" ("number") values ($1)', 'insert', 'audit_entries'],
  ['with "moved" as (update "audit_head" set "number" = $1) insert into "audit_entries"', 'with', 'audit_head'],
  ["select name from pgboss.job where data->>'name' = 'maria'", 'select', 'pgboss.job'],
  ["delete from sessions where note = 'from maria'", 'delete', 'sessions'],
  ['select * from unnest($1::text[])', 'select', undefined],
  ['begin', 'begin', undefined],
  ["set local lock_timeout = '8s'", 'other', undefined],
])('of %s is recorded what it does to which table', (sql, operation, table) =>
  expect(summaryOf(sql)).toEqual({ operation, table }),
);
