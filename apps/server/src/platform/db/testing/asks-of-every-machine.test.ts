import { describe, expect, it } from 'vitest';
import { asksOfEveryMachine } from './asks-of-every-machine.ts';

describe('statements that miss the column by which a table would be spread (issue 16, point 5)', () => {
  it.each([
    ['a value', 'select 1 from sessions where account_id = $1 and token_hash = $2'],
    ['a list', 'select 1 from price_codes as c where c.location_id = any($1) and c.code in ($2, $3)'],
    ['a list in parentheses', "select 1 from price_codes where location_id in ('a', 'b')"],
    [
      'another table that has one',
      'select 1 from price_codes c join price_items i on i.location_id = c.location_id where c.location_id = $1',
    ],
    [
      'the same column of both',
      'select 1 from accounts join sessions using (account_id) where accounts.account_id = $1',
    ],
    [
      'a chain of them',
      'select 1 from price_live l, price_items i, price_codes c where l.location_id = $1 and c.location_id = i.location_id and i.location_id = l.location_id',
    ],
    [
      'an outer row',
      'select 1 from accounts a where a.account_id = $1 and exists (select 1 from sessions s where s.account_id = a.account_id)',
    ],
    ['a row of values', 'delete from visits where (owner_id, visit_id) = ($1, $2)'],
    ['an insert', 'insert into sessions (account_id, token_hash) values ($1, $2) on conflict do nothing'],
    [
      'a change',
      'update sessions as s set seen_at = now() from accounts a where s.account_id = a.account_id and a.account_id = $1',
    ],
    [
      'values in arrays',
      'select 1 from unnest($1::uuid[], $2::uuid[]) as asked (account_id, session_id) join sessions using (account_id, session_id)',
    ],
    ['a table on every machine', 'select 1 from price_live'],
    ['a WITH clause of the name of a table', 'with sessions as (select 1) select 1 from sessions'],
  ])('none: %s', (_why, sql) => {
    expect(asksOfEveryMachine(sql)).toEqual([]);
  });

  it.each([
    ['no condition', 'select 1 from sessions', ['sessions by nothing']],
    ['another column', 'select 1 from sessions where token_hash = $1', ['sessions by token_hash']],
    [
      'one of two conditions',
      'select 1 from sessions where account_id = $1 or token_hash = $2',
      ['sessions by nothing'],
    ],
    ['not equal', 'select 1 from sessions where account_id <> $1', ['sessions by nothing']],
    [
      'a join by another column',
      'select 1 from usernames u join accounts a on a.account_id = u.account_id where u.username_key = $1',
      ['accounts by u.account_id'],
    ],
    [
      'a WITH clause',
      'with w as (select $1 as id) select 1 from accounts a join w on a.account_id = w.id',
      ['accounts by w.id'],
    ],
    [
      'rows of another table',
      'select 1 from accounts where account_id in (select account_id from usernames where username_key = $1)',
      ['accounts by usernames'],
    ],
    [
      'a row of another table',
      'select 1 from accounts where account_id = (select account_id from usernames where username_key = $1)',
      ['accounts by usernames'],
    ],
    ['within', 'with gone as (delete from tickets returning 1) select 1 from gone', ['tickets by nothing']],
    [
      'each side of a union',
      'select 1 from tickets where ticket_hash = $1 union all select 1 from sessions',
      ['sessions by nothing'],
    ],
    ['an insert', 'insert into sessions (token_hash) values ($1)', ['sessions by nothing']],
  ])('found: %s', (_why, sql, tables) => {
    expect(asksOfEveryMachine(sql)).toEqual(tables);
  });
});
