import { codeKey } from '@portico/estimate';
import type { ServiceComponent } from '../types.ts';
import { retiredCodes } from './retired-codes.ts';

/**
 * The parts of a service as a price file of this day (ISO) codes them: a code that was retired by then comes after its
 * successors, which replaced it with care that is divided otherwise. A file without a date is taken as one of today.
 */
export function componentsOn(
  components: readonly ServiceComponent[],
  fileDay: string | null,
): readonly ServiceComponent[] {
  return components.map((component) => {
    const { code, codeType, alternates = [] } = component;
    const retired = retiredCodes.find(
      (each) =>
        codeKey(each.codeType, each.code) === codeKey(codeType, code) &&
        (fileDay === null || fileDay >= each.retiredOn),
    );
    const [first, ...others] = [...(retired?.successors ?? []), ...alternates];
    if (retired === undefined || first === undefined) return component;
    return { ...component, code: first, alternates: [...new Set([...others, code])].filter((each) => each !== first) };
  });
}
