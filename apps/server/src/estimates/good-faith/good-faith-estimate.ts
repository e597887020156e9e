import { type Language, textOf } from '@portico/contract';
import type { PricedPart, UnpricedPart } from '@portico/estimate';
import { separatelyScheduled } from '../../catalogue/index.ts';
import type {
  GoodFaithEstimate,
  GoodFaithItem,
  GoodFaithProvider,
} from '../../documents/good-faith/good-faith-estimate.ts';
import { dayIn } from '../../platform/time.ts';
import { type EstimateView, shownSite } from '../model/estimate-view.ts';
import { type Biller, billerOf } from './billers.ts';
import { goodFaithDates } from './good-faith-dates.ts';

/** What the patient says for the paper. It is stored nowhere. */
export interface GoodFaithRequest {
  readonly patientName: string;
  /** ISO dates. */
  readonly birthDate: string;
  readonly scheduledFor: string | null;
  readonly diagnosisCodes: readonly string[];
}

/**
 * The good-faith estimate of an estimate, whatever insurance it has: its charges are those without.
 *
 * @returns null where no location is chosen, or nothing has a price there.
 */
export function goodFaithEstimate(view: EstimateView, request: GoodFaithRequest, now: Date): GoodFaithEstimate | null {
  const { system, location, stored, service, language } = view;
  const estimate = shownSite(view)?.selfPay.estimate;
  if (location === null || estimate === undefined || estimate.total === null) return null;
  const name = nameOf(view);
  const parts = [
    ...estimate.priced.map((part) => ({ component: part.component, item: pricedItem(part, name), isPriced: true })),
    ...estimate.unpriced.map((part) => ({ component: part.component, item: openItem(part, name), isPriced: false })),
  ];
  const where = { system, location, doctor: view.provider };
  const billed = parts.map(({ component, item, isPriced }) => ({
    biller: billerOf({ id: component.id, fee: component.fee, isPriced }, where),
    item,
  }));
  const today = dayIn(system.timeZone, now);
  return {
    patient: { name: request.patientName, birthDate: request.birthDate },
    service: {
      name: textOf(service.name, language),
      nameLanguage: service.nameLanguage ?? language,
      description: textOf(service.description, language),
    },
    diagnosisCodes: request.diagnosisCodes,
    dates: goodFaithDates({
      today,
      scheduledFor: request.scheduledFor,
      validUntil: dayIn(system.timeZone, stored.valid_until ?? stored.expires_at),
    }),
    requestedAt: now,
    providers: providersOf(billed),
    totalCents: estimate.total.amountCents,
    isWhole: estimate.unpriced.length === 0,
    separately: separatelyScheduled(service).map((words) => textOf(words, language)),
  };
}

/** Billers with what they bill, whoever gives the estimate first. */
function providersOf(billed: ReadonlyArray<{ biller: Biller; item: GoodFaithItem }>): GoodFaithProvider[] {
  const order = ['convening', 'employed', 'coProvider'] as const;
  const ofBiller = [...Map.groupBy(billed, ({ biller }) => biller.id).values()].map((parts) => {
    const items = parts.map(({ item }) => item);
    const known = items.flatMap(({ cents }) => (cents === null ? [] : [cents]));
    const totalCents = known.length === 0 ? null : known.reduce((sum, cents) => sum + cents, 0);
    return { biller: parts[0]?.biller, items, totalCents };
  });
  return ofBiller
    .flatMap(({ biller, items, totalCents }) => {
      if (biller === undefined) return [];
      const { id: _id, ...provider } = biller;
      return [{ ...provider, items, totalCents }];
    })
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}

function pricedItem({ component, price }: PricedPart, nameOfPart: (id: string) => string): GoodFaithItem {
  const { charge, amountCents, lowCents, highCents, basis } = price;
  return {
    ...itemOf(component, nameOfPart),
    codeType: charge.codeType,
    code: charge.code,
    modifiers: charge.modifiers,
    revenueCodes: charge.revenueCodes,
    cents: amountCents,
    lowCents,
    highCents,
    basis,
  };
}

function openItem({ component }: UnpricedPart, nameOfPart: (id: string) => string): GoodFaithItem {
  return {
    ...itemOf(component, nameOfPart),
    revenueCodes: [],
    cents: null,
    lowCents: null,
    highCents: null,
    basis: null,
  };
}

function itemOf(
  { id, fee, setting, codeType, code, modifiers = [], units }: PricedPart['component'],
  nameOfPart: (id: string) => string,
): Pick<GoodFaithItem, 'name' | 'fee' | 'setting' | 'codeType' | 'code' | 'modifiers' | 'units'> {
  return { name: nameOfPart(id), fee, setting, codeType, code, modifiers, units };
}

/** The names of the parts in the visitor's language. */
function nameOf({
  service,
  language,
}: {
  service: EstimateView['service'];
  language: Language;
}): (id: string) => string {
  const names = new Map(service.components.map((component) => [component.id, textOf(component.name, language)]));
  return (id) => names.get(id) ?? '';
}
