import { describe, expect, it } from 'vitest';
import { isNamedByConvention } from './naming.ts';

describe('the name of a price file (45 CFR 180.50(d)(5))', () => {
  it.each([
    ['123456789_cedar-point-hospital_standardcharges.json', true],
    ['123456789_Cedar-Point-Hospital_standardcharges.csv', true],
    ['123456789_cedar-point-hospital_standardcharges.csv.gz', false],
    ['12-3456789_cedar-point-hospital_standardcharges.csv', true],
    ['123456789-1234567893_cedar-point-hospital_standardcharges.json', true],
    ['123456789-12345_cedar-point-hospital_standardcharges.json', false],
    ['123456789__standardcharges.json', false],
    ['cedar-point-hospital_standardcharges.json', false],
    ['123456789_cedar_point_standardcharges.json', true],
    ['123456789_Cedar Point_standardcharges.json', true],
    ['123456789_cedar-point-hospital_prices.json', false],
    ['123456789_cedar-point-hospital_standardcharges.xml', false],
  ])('%s: %s', (name, isConventional) => expect(isNamedByConvention(name)).toBe(isConventional));
});
