import { attestation, attesterName, lastUpdatedOn, licenseState, templateVersion } from './header.ts';
import type { PublishedCharge, PublishedItem } from './items.ts';
import type { PublishedRate } from './rates.ts';
import type { DemonstrationSite } from './sites.ts';

const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

/** JSON.stringify omits undefined properties. */
const rateAsJson = (rate: PublishedRate) => ({
  payer_name: rate.payerName,
  plan_name: rate.planName,
  methodology: rate.methodology,
  standard_charge_dollar: dollars(rate.dollarCents),
  standard_charge_percentage: rate.percentage,
  standard_charge_algorithm: rate.algorithm,
  median_amount: dollars(rate.paid?.medianCents),
  '10th_percentile': dollars(rate.paid?.p10Cents),
  '90th_percentile': dollars(rate.paid?.p90Cents),
  count: rate.count,
  additional_payer_notes: rate.notes,
});

const chargeAsJson = (charge: PublishedCharge) => ({
  setting: charge.setting,
  billing_class: charge.billingClass,
  modifier_code: charge.modifier === undefined ? undefined : [charge.modifier],
  gross_charge: dollars(charge.grossCents),
  discounted_cash: dollars(charge.cashCents),
  minimum: dollars(charge.minimumCents),
  maximum: dollars(charge.maximumCents),
  payers_information: charge.rates.length === 0 ? undefined : charge.rates.map(rateAsJson),
});

const itemAsJson = (item: PublishedItem) => ({
  description: item.description,
  code_information: [{ code: item.code, type: item.type }],
  drug_information: item.drug,
  standard_charges: item.charges.map(chargeAsJson),
});

/** A price file in the JSON template of CMS, one item on a line, so that the line of a rate leads to its item. */
export function* asJson(site: DemonstrationSite, items: readonly PublishedItem[]): Generator<string> {
  const header = {
    hospital_name: site.name,
    last_updated_on: lastUpdatedOn,
    version: templateVersion,
    location_name: [site.name],
    hospital_address: [site.address],
    type_2_npi: [site.npi],
    license_information: { license_number: site.licenseNumber, state: licenseState },
    attestation: { attestation, confirm_attestation: true, attester_name: attesterName },
  };
  yield `${JSON.stringify(header, undefined, 2).slice(0, -2)},\n  "standard_charge_information": [\n`;
  for (const [index, item] of items.entries()) {
    yield `    ${JSON.stringify(itemAsJson(item))}${index === items.length - 1 ? '' : ','}\n`;
  }
  yield '  ]\n}\n';
}
