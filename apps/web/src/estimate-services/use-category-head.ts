import type { CallReply, getEstimateServices } from '@portico/contract';
import { useMemo } from 'react';
import { type CategoryHead, recallCategoryHead } from '../estimates-base/services-view.ts';
import { usePortal } from '../portal/portal.tsx';

/**
 * What stands above the services of a category, while the catalogue is being loaded as it was when this tab last had it open: the page
 * that is loaded again begins as it was, and not as that of all kinds of care.
 *
 * @returns undefined without a category, and where this tab has not had it open yet.
 */
export function useCategoryHead(
  catalogue: CallReply<typeof getEstimateServices> | undefined,
  id: string | undefined,
): CategoryHead | undefined {
  const { language } = usePortal();
  return useMemo(() => {
    const category = catalogue?.Categories.find((each) => each.Id === id);
    if (category !== undefined) return { title: category.Name, lead: category.Description, language };
    return id === undefined ? undefined : recallCategoryHead(id, language);
  }, [catalogue, id, language]);
}
