import healthSystem from '../health-system.json' with { type: 'json' };
import type { SiteLetter } from './billed-codes.ts';

/** The properties in which the prices of the sites differ. */
export type DemonstrationSite = {
  locationId: string;
  letter: SiteLetter;
  fileName: string;
  format: 'json' | 'csv-tall' | 'csv-wide';
  name: string;
  address: string;
  /** Invented: below the first number that was ever issued, with a valid check digit. */
  npi: string;
  licenseNumber: string;
  /** Gross charges, as a share of the main hospital's. */
  priceLevel: number;
  /** The discounted cash price as a share of the gross charge, before random variation. */
  cashShare: number;
  /** False: the physicians who work here send bills of their own, so the site publishes no professional charges. */
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

/** The three sites, with name and address from the demonstration health system. */
export const demonstrationSites: readonly DemonstrationSite[] = sitePrices.map(withAddress);

/** A hospital of the region that is another's: its file is followed, and nothing of it is live before staff activate it. */
export const neighbouringHospital: DemonstrationSite = withAddress({
  locationId: 'cypress-harbor',
  letter: 'm',
  fileName: '000000004_cypress-harbor-medical-center_standardcharges.csv',
  format: 'csv-wide',
  npi: '1000000087',
  licenseNumber: '000000104',
  priceLevel: 1.18,
  cashShare: 0.38,
  publishesProfessionalFees: true,
});

function withAddress(prices: SitePrices): DemonstrationSite {
  const location = healthSystem.locations.find(({ id }) => id === prices.locationId);
  if (location === undefined) throw new Error(`The demonstration health system has no location ${prices.locationId}.`);
  const { street, city, state, zip } = location.address;
  return { ...prices, name: location.name, address: `${street}, ${city}, ${state} ${zip}` };
}
