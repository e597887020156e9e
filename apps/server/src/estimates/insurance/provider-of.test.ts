import { beforeAll, describe, expect, it } from 'vitest';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { locationsWithoutNpi, providerOf } from './provider-of.ts';

describe('who asks an insurer', () => {
  let system: HealthSystem;
  let unnumbered: HealthSystem;
  beforeAll(async () => {
    ({ healthSystem: system } = await readSettings('test', {}));
    const { npi: _own, ...others } = system;
    unnumbered = { ...others, locations: system.locations.map(({ npi: _npi, ...each }) => each) };
  });

  it('is the location, by its own number', () =>
    expect(providerOf('north-valley', system)).toMatchObject({ npi: '1000000020' }));

  it('is the health system where the location is another hospital, whatever its number (decision 113)', () => {
    const locations = system.locations.map((each) => ({ ...each, ours: each.id !== 'north-valley' }));
    expect(providerOf('north-valley', { ...system, locations })).toEqual({ name: system.name, npi: system.npi });
  });

  it('is the health system where the location has none, or none is chosen', () => {
    const asked = { ...unnumbered, npi: '1000000004' };
    expect(providerOf('north-valley', asked)).toEqual({ name: system.name, npi: '1000000004' });
    expect(providerOf(null, asked)).toEqual({ name: system.name, npi: '1000000004' });
    expect(locationsWithoutNpi(asked)).toEqual([]);
  });

  it('is nobody without any number, of which operators are told where insurers could be asked', () => {
    expect(providerOf('north-valley', unnumbered)).toBeNull();
    expect(locationsWithoutNpi(unnumbered)).toEqual(system.locations.map(({ id }) => id));
    const payors = system.payors.map(({ electronicId: _id, ...payor }) => payor);
    expect(locationsWithoutNpi({ ...unnumbered, payors })).toEqual([]);
    expect(locationsWithoutNpi(system)).toEqual([]);
  });
});
