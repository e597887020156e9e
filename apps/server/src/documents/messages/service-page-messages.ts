/** The public pages of services. */
export interface ServicePageMessages {
  /** Above the name. */
  kind: string;
  title(service: string): string;
  costTitle: string;
  site: string;
  price: string;
  fullCharge: Readonly<Record<'none' | 'part' | 'all', string>>;
  pricesOf(day: string): string;
  withInsurance: string;
  ownEstimate: string;
  all: string;
  listTitle: string;
  listIntro(system: string): string;
}
