import { useLingui } from '@lingui/react/macro';
import { type IncomePeriod, timesAYear } from '@portico/assistance';

/** How often an income comes, as a list to choose from. */
export function usePeriods(): ReadonlyArray<{ value: IncomePeriod; text: string }> {
  const { t } = useLingui();
  const texts: Readonly<Record<IncomePeriod, string>> = {
    week: t`each week`,
    twoWeeks: t`every two weeks`,
    halfMonth: t`twice a month`,
    month: t`each month`,
    year: t`each year`,
  };
  const shortestFirst = (Object.keys(timesAYear) as IncomePeriod[]).toSorted((a, b) => timesAYear[b] - timesAYear[a]);
  return shortestFirst.map((value) => ({ value, text: texts[value] }));
}
