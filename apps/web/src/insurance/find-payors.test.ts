import type { Payor } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { findPayors } from './find-payors.ts';

const named = (Name: string): Payor => ({ ID: Name, Name, CardNames: [], Fields: {} });
const payors = ['Salud Económica', 'Coastal Blue', 'Blue-Shore Health (HMO)'].map(named);
const found = (input: string) => findPayors(payors, input).map(({ Name }) => Name);

describe('finding a payor by its name', () => {
  it.each([
    ['', ['Salud Económica', 'Coastal Blue', 'Blue-Shore Health (HMO)']],
    ['economica', ['Salud Económica']],
    ['ECONÓ sal', ['Salud Económica']],
    ['blue', ['Coastal Blue', 'Blue-Shore Health (HMO)']],
    ['blue sh', ['Blue-Shore Health (HMO)']],
    ['lue', []],
  ])('%j finds %j', (input, names) => expect(found(input)).toEqual(names));
});
