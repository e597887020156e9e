import healthSystem from '../health-system.json' with { type: 'json' };
import type { SiteLetter } from './billed-codes.ts';

/** What makes the prices of one site different from those of the next. */
export type DemonstrationSite = {
  locationId: string;
  letter: SiteLetter;
  fileName: string;
  format: 'json' | 'csv-tall';
  name: string;
  address: string;
  /** Invented: numbers below the first that was ever given out, with a right check digit. */
  npi: string;
  licenseNumber: string;
  /** List prices, as a share of the main hospital's. */
  priceLevel: number;
  /** The discounted cash price as a share of the gross charge, before chance. */
  cashShare: number;
  /** False: the physicians who work here bill by themselves, so that the site publishes no professional charges. */
  publishesProfessionalFees: boolean;
};

type SitePrices = Omit<DemonstrationSite, 'name' | 'address'>;

const sitePrices: readonly SitePrices[] = [
  {
    locationId: 'alder-main',
    letter: 'm',
    fileName: '000000001_alder-bay-hospital_standardcharges.json',
    format: 'json',
    npi: '1000000004',
    licenseNumber: '000000101',
    priceLevel: 1,
    cashShare: 0.42,
    publishesProfessionalFees: true,
  },
  {
    locationId: 'bayside-imaging',
    letter: 'b',
    fileName: '000000002_bayside-imaging-center_standardcharges.csv',
    format: 'csv-tall',
    npi: '1000000012',
    licenseNumber: '000000102',
    priceLevel: 0.56,
    cashShare: 0.48,
    publishesProfessionalFees: false,
  },
  {
    locationId: 'north-valley',
    letter: 'n',
    fileName: '000000003_north-valley-clinic_standardcharges.csv.gz',
    format: 'csv-tall',
    npi: '1000000020',
    licenseNumber: '000000103',
    priceLevel: 0.71,
    cashShare: 0.52,
    publishesProfessionalFees: true,
  },
];

/** The three sites, with name and address as the demonstration health system has them. */
export const demonstrationSites: readonly DemonstrationSite[] = sitePrices.map((prices) => {
  const location = healthSystem.locations.find(({ id }) => id === prices.locationId);
  if (location === undefined) throw new Error(`The demonstration health system has no location ${prices.locationId}.`);
  const { street, city, state, zip } = location.address;
  return { ...prices, name: location.name, address: `${street}, ${city}, ${state} ${zip}` };
});
