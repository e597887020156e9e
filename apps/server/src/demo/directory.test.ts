import { describe, expect, it } from 'vitest';
import { findTemplate, specialties } from '../catalogue/index.ts';
import { type DemonstrationEstimate, demonstrationDirectory } from './directory.ts';
import healthSystem from './health-system.json' with { type: 'json' };
import { itemsOf } from './price-files/items.ts';
import { demonstrationSites } from './price-files/sites.ts';

const estimates: readonly DemonstrationEstimate[] = Object.values(demonstrationDirectory.estimates);

/** Files label CPT and HCPCS as either (decision 108). */
const kindOf = (codeType: string): string => (codeType === 'HCPCS' ? 'CPT' : codeType);

/** Whether the site publishes a price for each component of the template, under its code or an alternate. */
const pricedAt = (locationId: string, templateId: string) => {
  const items = demonstrationSites.filter((site) => site.locationId === locationId).flatMap(itemsOf);
  return (findTemplate(templateId)?.components ?? []).map((component) => {
    const codes = [component.code, ...(component.alternates ?? [])];
    return items
      .filter((item) => kindOf(item.type) === kindOf(component.codeType) && codes.includes(item.code))
      .flatMap((item) => item.charges)
      .some((charge) => charge.billingClass === component.fee && charge.grossCents !== undefined);
  });
};

describe('the directory of the demonstration (/dev/demo.json)', () => {
  it.each(estimates)('$shows: names a service and a location that exist', ({ svcArea, location, template }) => {
    const area = healthSystem.serviceAreas.find(({ id }) => id === svcArea);
    expect(area?.locations).toContain(location);
    expect(findTemplate(template)).toBeDefined();
  });

  it('tells the truth about prices', () => {
    const { allPriced, atEverySite, clinicFee, noPhysicianFees, priceFailure, cannotBeEstimated, notOffered } =
      demonstrationDirectory.estimates;
    const priced = ({ location, template }: DemonstrationEstimate) => pricedAt(location, template);
    expect(priced(allPriced)).toEqual([true, true]);
    expect(demonstrationSites.map((site) => pricedAt(site.locationId, atEverySite.template)[0])).toEqual([
      true,
      true,
      true,
    ]);
    expect(priced(clinicFee)).toEqual([true, true]);
    expect(pricedAt('north-valley', clinicFee.template)).toEqual([true, false]);
    expect(priced(noPhysicianFees)).toEqual([true, false]);
    expect(priced(priceFailure)).toEqual([true, true, false]);
    expect(priced(cannotBeEstimated)).toEqual([false, false]);
    expect(priced(notOffered)).toEqual([false, false, false]);
  });

  it('lists the addresses that cannot be mailed to', () => {
    expect(demonstrationDirectory.failingInputs.mail).toContainEqual({
      recipient: 'bounce@fail.example',
      outcome: 'refused',
    });
  });
});

describe('the demonstration health system', () => {
  it('has providers of specialties that the catalogue knows', () => {
    for (const { providers } of healthSystem.locations) {
      for (const provider of providers) expect(Object.keys(specialties)).toContain(provider.specialty);
    }
  });

  it('has a doctor of every specialty at the main hospital', () => {
    const main = healthSystem.locations.find(({ id }) => id === 'alder-main');
    const present = new Set(main?.providers.map((provider) => provider.specialty));
    expect(Object.keys(specialties).filter((specialty) => !present.has(specialty))).toEqual([]);
  });
});
