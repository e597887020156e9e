import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { party, row } from './testing/answers.ts';
import { read } from './testing/read.ts';

const named = (entity: string, name: string) => ({
  name: party(entity, name, { kind: 'organization' }),
  street: null,
  city: null,
  contacts: [],
  provider: null,
});
const other = (entity: string, name: string, more: Partial<BenefitRow> = {}) =>
  row('R', { entities: [named(entity, name)], ...more });
const cob = (from: string, to: string | null) => ({ dates: [{ qualifier: '290', from, to }] });

describe('other payers of a 271 (issue 11, point 4: EB R, 2120)', () => {
  it('have their place by NM101', () => {
    expect(read(other('PRP', 'CASCADIA'), other('SEP', 'POPPY'), other('TTP', 'LAST')).otherPayers).toEqual([
      { order: 'primary', name: 'CASCADIA' },
      { order: 'secondary', name: 'POPPY' },
      { order: 'tertiary', name: 'LAST' },
    ]);
  });

  it('have none where the message does not say who is first, and no name where it has none', () => {
    expect(read(other('PR', 'CASCADIA')).otherPayers).toEqual([{ order: null, name: 'CASCADIA' }]);
    expect(read(row('R')).otherPayers).toEqual([{ order: null, name: null }]);
  });

  it('are each told once, and those without a name only where there is no other', () => {
    const rows = [other('PRP', 'CASCADIA'), other('PRP', 'Cascadia', { serviceTypeCodes: ['62'] }), row('R')];
    expect(read(...rows).otherPayers).toEqual([{ order: 'primary', name: 'CASCADIA' }]);
  });

  it('are those of the day (DTP 290)', () => {
    expect(read(other('PRP', 'OLD', cob('2024-01-01', '2025-12-31'))).otherPayers).toEqual([]);
    expect(read(other('PRP', 'LATER', cob('2027-01-01', null))).otherPayers).toEqual([]);
    expect(read(other('PRP', 'NOW', cob('2026-01-01', '2026-12-31'))).otherPayers).toHaveLength(1);
  });

  it('are never the payer of the message, by its number or, without one, its name', () => {
    const own = {
      ...named('PRP', 'MERIDIAN HEALTH PLAN'),
      name: party('PRP', 'MERIDIAN HEALTH PLAN', { idQualifier: 'PI', id: 'mrdn1' }),
    };
    expect(read(row('1', { entities: [own] })).otherPayers).toEqual([]);
    expect(read(row('R', { entities: [own] }), other('SEP', 'POPPY')).otherPayers).toEqual([
      { order: 'secondary', name: 'POPPY' },
    ]);
    expect(read(row('1', { entities: [named('PRP', 'Meridian')] })).otherPayers).toEqual([]);
    const namesake = { ...own, name: { ...own.name, name: 'MERIDIAN', id: 'MRDN2' } };
    expect(read(row('1', { entities: [namesake] })).otherPayers).toEqual([{ order: 'primary', name: 'MERIDIAN' }]);
  });

  it('are no doctors, sponsors or contacts of other rows', () => {
    expect(read(row('1', { entities: [named('PR', 'MERIDIAN')] }), other('P3', 'DR. WOLF')).otherPayers).toEqual([
      { order: null, name: null },
    ]);
    expect(read(row('1', { entities: [named('36', 'EMPLOYER')] })).otherPayers).toEqual([]);
  });
});

describe('a spend-down (EB01 Y)', () => {
  it('has what is left, and the words of the payer', () => {
    expect(read(row('Y', { amountCents: 25_000, messages: ['MONTHLY'] })).spendDown).toEqual({
      cents: 25_000,
      remarks: ['MONTHLY'],
    });
  });

  it('has no amount where none is stated, or several are', () => {
    expect(read(row('Y')).spendDown).toEqual({ cents: null, remarks: [] });
    expect(read(row('Y', { amountCents: 1 }), row('Y', { amountCents: 2 })).spendDown?.cents).toBeNull();
  });

  it('is none where nothing is left of it, and where the message does not mention one', () => {
    expect(read(row('Y', { amountCents: 0 })).spendDown).toBeNull();
    expect(read(row('1')).spendDown).toBeNull();
  });
});
