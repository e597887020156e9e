import { limits } from '../../../platform/limits/limits.ts';
import { missedSearches, missedSearchesCsv } from '../../../staff/searches/missed-searches.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

export const searchCalls = {
  async listMissedSearches({ language, days: withinDays }, member, { services }) {
    const filter = { language: language ?? undefined, withinDays };
    const { misses, hidden } = await missedSearches(staffOf(member, services), filter);
    const searches = misses.map(({ last_day: lastDay, ...miss }) => ({ ...miss, lastDay }));
    return { searches, hidden, daysToShow: limits.searchMiss.number };
  },
  async exportMissedSearches({ language, days: withinDays }, member, { services }) {
    const filter = { language: language ?? undefined, withinDays };
    const { misses } = await missedSearches(staffOf(member, services), filter);
    return { fileName: 'searches-missed.csv', csv: missedSearchesCsv(misses) };
  },
} satisfies Pick<StaffHandlers, 'listMissedSearches' | 'exportMissedSearches'>;
