import type { Language } from '@portico/contract';
import { type Html, linkedData } from '../html.ts';
import { servicePagePath } from './paths.ts';
import type { ServicePageDetails, ServicePageModel, SitePrice } from './service-page-model.ts';

/** Names of the code systems, as schema.org's MedicalCode asks for ("such as ICD-10"). */
const codingSystems = { CPT: 'CPT', HCPCS: 'HCPCS', 'MS-DRG': 'MS-DRG' } as const;

/**
 * A service for machines that read the page (schema.org: MedicalProcedure, Offer). Only a price that holds all of the
 * service is offered: a part would be taken for the whole. The procedure is a Service too, since a MedicalProcedure alone
 * cannot be offered.
 */
export function serviceData(model: ServicePageModel, language: Language, details: ServicePageDetails): Html {
  const url = `${details.publicUrl}${servicePagePath(language, model.id)}`;
  const offers = model.sites.flatMap((site) => offerAt(site, details.system) ?? []);
  return linkedData({
    '@context': 'https://schema.org',
    '@type': ['MedicalProcedure', 'Service'],
    '@id': url,
    url,
    name: model.name,
    alternateName: model.synonyms,
    description: model.description,
    inLanguage: language,
    ...(model.code === null
      ? {}
      : {
          code: { '@type': 'MedicalCode', codeValue: model.code.value, codingSystem: codingSystems[model.code.type] },
        }),
    provider: { '@type': 'MedicalOrganization', name: details.system, url: details.publicUrl },
    ...(offers.length === 0 ? {} : { offers }),
  });
}

function offerAt({ site, cents, holds, fullCharge }: SitePrice, system: string): object | null {
  if (cents === null || holds !== 'all' || fullCharge !== 'none') return null;
  const { street, city, state, zip } = site.address;
  return {
    '@type': 'Offer',
    priceCurrency: 'USD',
    ...(cents.low === cents.high
      ? { price: dollars(cents.low) }
      : {
          priceSpecification: {
            '@type': 'PriceSpecification',
            priceCurrency: 'USD',
            minPrice: dollars(cents.low),
            maxPrice: dollars(cents.high),
          },
        }),
    offeredBy: { '@type': 'MedicalOrganization', name: system },
    availableAtOrFrom: {
      '@type': 'Hospital',
      name: site.name,
      telephone: site.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: zip,
        addressCountry: 'US',
      },
    },
  };
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
