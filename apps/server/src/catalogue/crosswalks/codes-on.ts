import { codeKey } from '@portico/estimate';
import type { ServiceComponent } from '../types.ts';
import { retiredCodes } from './retired-codes.ts';

/** Of each code by its key, when it was retired: every part of every estimate is looked for here, at each site. */
const retiredByKey = Map.groupBy(retiredCodes, ({ codeType, code }) => codeKey(codeType, code));

/**
 * The parts of a service as a price file of this day (ISO) codes them: a code that was retired by then comes after its
 * successors, which replaced it with care that is divided otherwise. A file without a date is taken as one of today.
 */
export function componentsOn(
  components: readonly ServiceComponent[],
  fileDay: string | null,
): readonly ServiceComponent[] {
  const onDay = components.map((component) => componentOn(component, fileDay));
  // The same parts as the same list, which others know what they have worked out by.
  return onDay.every((component, at) => component === components[at]) ? components : onDay;
}

function componentOn(component: ServiceComponent, fileDay: string | null): ServiceComponent {
  const { code, codeType } = component;
  const retired = retiredByKey
    .get(codeKey(codeType, code))
    ?.find(({ retiredOn }) => fileDay === null || fileDay >= retiredOn);
  if (retired === undefined) return component;
  const [first, ...others] = [...retired.successors, ...(component.alternates ?? [])];
  if (first === undefined) return component;
  return { ...component, code: first, alternates: [...new Set([...others, code])].filter((each) => each !== first) };
}
