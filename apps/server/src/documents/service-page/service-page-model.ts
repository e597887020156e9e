/** A service on its public page, in one language. */
export interface ServicePageModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Other names of it. */
  readonly synonyms: readonly string[];
  /** The code of its first part; null if it has none. */
  readonly code: { readonly type: 'CPT' | 'HCPCS' | 'MS-DRG'; readonly value: string } | null;
  /** Of the sites that offer it. */
  readonly sites: readonly SitePrice[];
}

/** What a service costs at a site without insurance. */
export interface SitePrice {
  readonly site: {
    readonly name: string;
    readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string };
    readonly phone: string;
  };
  /** Null where the file lists the service without a price. */
  readonly cents: { readonly low: number; readonly high: number } | null;
  /** Of how many parts the site publishes no cash price: the full charge stands in its place. */
  readonly fullCharge: 'none' | 'part' | 'all';
  readonly holds: 'all' | 'hospitalFees' | 'aPart';
  /** ISO date of the site's prices; null where its file names none. */
  readonly pricesOf: string | null;
}

/** What every public page of a service says of the hospital. */
export interface ServicePageDetails {
  readonly system: string;
  readonly publicUrl: string;
  readonly isIndexed: boolean;
  /** Address of the picture that goes with links. */
  readonly picture: string;
}
