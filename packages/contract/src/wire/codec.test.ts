import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../calls/define-call.ts';
import { startRteQuery } from '../calls/insurance.ts';
import { getDemographicsChoices } from '../calls/lookups.ts';
import { calls } from '../calls/table.ts';
import { toPlain, toWire, wireNameOf } from './codec.ts';
import { plainNameOf } from './names.ts';

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

const schemas = Object.values<Call>(calls).flatMap(({ name, input, reply }) => [
  { of: `${name}, input`, schema: input },
  { of: `${name}, reply`, schema: reply },
]);

/** Random values of a schema's shape. Texts and numbers are any: the codec renames fields and checks nothing. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 2 });
    case 'record':
      return fc.dictionary(anyName, valuesOf(def.valueType), { maxKeys: 3 });
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'optional':
    case 'default':
      return valuesOf(def.innerType);
    case 'pipe':
      return valuesOf(def.in);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer();
    default:
      return fc.string();
  }
}

/** Names of the wire, plain names, and others. */
const anyName = fc.constantFrom('PesGlo', 'EstimateId', 'stanfordPatient', 'existingPatient', 'US');

/** The schemas of all objects inside a schema, and of all unions. */
function within(schema: Schema, type: 'object' | 'union'): Schema[] {
  const def = defOf(schema);
  const own = def.type === type ? [schema] : [];
  switch (def.type) {
    case 'object':
      return [...own, ...Object.values(def.shape).flatMap((field) => within(field, type))];
    case 'array':
      return within(def.element, type);
    case 'record':
      return within(def.valueType, type);
    case 'nullable':
    case 'optional':
    case 'default':
      return within(def.innerType, type);
    case 'pipe':
      return [...within(def.in, type), ...within(def.out, type)];
    case 'union':
      return [...own, ...def.options.flatMap((option) => within(option, type))];
    default:
      return own;
  }
}

const namesOf = (schema: Schema): string[] => {
  const def = defOf(schema);
  return def.type === 'object' ? Object.keys(def.shape) : [];
};

describe('names of the wire', () => {
  it('come back as they were from plain names, in every call', () => {
    for (const { of, schema } of schemas) {
      const property = fc.property(valuesOf(schema), (value) => {
        expect({ of, value: toWire(schema, toPlain(schema, value)) }).toEqual({ of, value });
      });
      fc.assert(property, { numRuns: 20 });
    }
  });

  it('are told apart by their plain names in each object', () => {
    for (const object of schemas.flatMap(({ schema }) => within(schema, 'object'))) {
      const plain = namesOf(object).map(plainNameOf);
      expect(plain).toEqual([...new Set(plain)]);
    }
  });

  it('do not stand in a union, which the codec leaves as it is', () => {
    const unions = schemas.flatMap(({ schema }) => within(schema, 'union'));
    expect(unions.length).toBeGreaterThan(0);
    expect(unions.flatMap((union) => within(union, 'object'))).toEqual([]);
  });

  it('become plain at every depth', () => {
    const wire = { HSeqs: ['a'], EstInfo: { PetName: 'MRI', BenefitTypes: [{ BenId: 'copay' }] } };
    const plain = {
      InquiryIds: ['a'],
      EstimateDetails: { ServiceName: 'MRI', BenefitTypes: [{ BenefitId: 'copay' }] },
    };
    expect(toPlain(startRteQuery.reply, wire)).toEqual(plain);
    expect(toWire(startRteQuery.reply, plain)).toEqual(wire);
  });

  it('are left alone in data: in texts, in keys of a record and in fields that the schema does not name', () => {
    const key = { stateChoices: { PesGlo: [], stanfordPatient: [] } };
    expect(toPlain(getDemographicsChoices.reply, key)).toEqual(key);
    const other = z.object({ PetName: z.string(), credential: z.looseObject({}) });
    expect(toPlain(other, { PetName: 'PesGlo', credential: { PesGlo: 'x' }, pesGlo: 'y' })).toEqual({
      ServiceName: 'PesGlo',
      credential: { PesGlo: 'x' },
      pesGlo: 'y',
    });
  });

  it('are found by a plain name, so that a refusal names the field that was sent', () => {
    expect(wireNameOf(startRteQuery.input, 'estimateId')).toBe('pesToken');
    expect(wireNameOf(calls.updateLocation.input, 'estimateId')).toBe('pesGlo');
    expect(wireNameOf(calls.updateLocation.input, 'token')).toBe('token');
  });
});
