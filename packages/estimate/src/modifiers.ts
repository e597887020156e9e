import type { Fee } from './charge.ts';

/**
 * What a modifier says of a charge. `sameService`: the same service at the same price, told more closely. `bothSides`:
 * the same service done on both sides of the body. `reading` and `technical`: the physician's and the hospital's part of
 * an examination. `otherService`: more, less or something else than the code alone.
 */
export type ModifierMeaning = 'sameService' | 'bothSides' | 'reading' | 'technical' | 'otherService';

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Modifiers of CPT and HCPCS under which a service stays the same, and so does its price. The side or place of the body
 * (LT, RT, E1 to T9); the therapist's plan of care (GP, GO, GN, KX); a test of a simple kind, or sent out (QW, 90); a
 * distinct or repeated service (59, XE, XP, XS, XU, 76, 77, 91); a visit beside a procedure, by video, or for
 * prevention (25, 95, GT, 33, PT); a clinic off the campus (PO, PN); who alone gives anesthesia (AA, QZ). Sources: CPT
 * 2026, appendix A; CMS, HCPCS level II modifiers, 2026.
 */
const sameService: ReadonlySet<string> = new Set(
  words(`
    LT RT E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 T2 T3 T4 T5 T6 T7 T8 T9
    GP GO GN KX QW 90 59 XE XP XS XU 76 77 91 25 95 GT 33 PT PO PN AA QZ`),
);

/** The meaning of a modifier, written in capitals. One that is not known counts as another service. */
export function meaningOf(modifier: string): ModifierMeaning {
  if (modifier === '26') return 'reading';
  if (modifier === 'TC') return 'technical';
  if (modifier === '50') return 'bothSides';
  return sameService.has(modifier) ? 'sameService' : 'otherService';
}

/**
 * Tells modifiers from the revenue codes that some files write into the same column: a modifier has two characters, a
 * revenue code three or four digits.
 */
export function splitModifiers(values: readonly string[]): { modifiers: string[]; revenueCodes: string[] } {
  const all = values.flatMap((value) => value.toUpperCase().split(/[\s,;|/]+/)).filter((value) => value !== '');
  const isRevenueCode = (value: string): boolean => /^\d{3,4}$/.test(value);
  return {
    modifiers: all.filter((value) => !isRevenueCode(value)),
    revenueCodes: all.filter(isRevenueCode),
  };
}

/** How well the modifiers of a charge are those of a part; lower is better, null if they stand for something else. */
export function modifierFit(
  part: { fee: Fee; modifiers?: readonly string[] },
  ofCharge: readonly string[],
): number | null {
  const own = part.modifiers ?? [];
  const others = ofCharge.filter((modifier) => !own.includes(modifier));
  const meanings = new Set(others.map(meaningOf));
  const isForeign =
    meanings.has('otherService') || meanings.has('reading') || (meanings.has('technical') && part.fee !== 'facility');
  if (isForeign) return null;
  if (!own.every((modifier) => ofCharge.includes(modifier))) return fits.whole;
  if (meanings.has('bothSides')) return fits.bothSides;
  if (meanings.has('sameService')) return fits.toldMoreClosely;
  return meanings.has('technical') ? fits.technical : fits.exact;
}

/**
 * Exactly the part's own; the technical part, for the hospital's; the same service told more closely; on both sides;
 * the whole service, for a part that a modifier marks.
 */
export const fits = { exact: 0, technical: 1, toldMoreClosely: 2, bothSides: 3, whole: 4 } as const;
