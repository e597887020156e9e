import type { Service, InputOf, ReplyOf } from '@portico/contract';
import type { ServiceTemplate } from '../../catalogue/index.ts';
import type { ListedCode } from '../../prices/queries/listed-codes.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import { codesOf, findServices, findServicesByAnyWord } from '../services/find-services.ts';
import type { CacheableReply } from '../services/reply-cache.ts';
import { offeredServices } from '../services/offered-services.ts';
import { requireLocation, requireLocationOf, requireServiceArea } from '../services/locations.ts';
import { codeServiceId } from '../figures/priced-service.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { EstimateServices } from '../services.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

type Input = InputOf<'getServiceTemplates'>;
type Reply = ReplyOf<'getServiceTemplates'>;

/**
 * Services of a category, the common ones, those that a search finds, or all from A to Z. The list is cached in memory by everything
 * that it depends on, including the live price versions, which are read at each request. A list from other versions, because a
 * replica lags behind, is not cached.
 */
export async function getServiceTemplates(input: Input, visitor: Visitor, services: EstimateServices): Promise<Reply> {
  await requireEstimateOwner(input.token, visitor, services);
  const locationIds = locationsOf(services.settings.healthSystem, input);
  const live = await services.prices.live();
  const versions = locationIds.map((id) => [id, live.get(id)?.versionId]);
  const { token: _notPartOfTheList, ...asked } = input;
  const key = JSON.stringify([versions, visitor.language, asked]);
  return services.serviceLists.get(key, () => makeList(asked, locationIds, live, visitor, services));
}

function locationsOf(system: HealthSystem, { chosenId, location }: Input): readonly string[] {
  const area = chosenId === undefined ? undefined : requireServiceArea(system, chosenId);
  if (location === undefined) return area?.locations ?? system.locations.map((each) => each.id);
  return [(area ? requireLocationOf(system, area, location) : requireLocation(system, location)).id];
}

async function makeList(
  input: Omit<Input, 'token'>,
  locationIds: readonly string[],
  live: LiveVersions,
  { language }: Visitor,
  { codes, prices }: EstimateServices,
): Promise<CacheableReply<Reply>> {
  const { templates, isOfLive } = await offeredServices(prices, live, locationIds);
  const offered = new Set(templates);
  const toService = (template: ServiceTemplate): Service => ({
    Id: template.id,
    Description: template.name[language],
    Detail: template.description[language],
    Codes: codesOf(template),
  });
  if (!input.doSearch) {
    const chosen = [...offered].filter(
      (template) =>
        (input.categoryId === undefined || template.category === input.categoryId) &&
        (!input.getCommon || template.common),
    );
    const byName = chosen.map(toService).toSorted((a, b) => a.Description.localeCompare(b.Description, language));
    return { reply: { Services: byName, OtherCodes: [], HasMore: false }, isOfKey: isOfLive };
  }
  const isOffered = (template: ServiceTemplate): boolean => offered.has(template);
  const found = findServices(input.search, language).filter(isOffered);
  const others = await codes.find(live, locationIds, input.search);
  const isNothing = found.length === 0 && others.codes.length === 0;
  const shown = isNothing ? findServicesByAnyWord(input.search, language).filter(isOffered) : found;
  const reply = {
    Services: shown.map(toService),
    OtherCodes: others.codes.map(toCodeService),
    HasMore: others.hasMore,
  };
  return { reply, isOfKey: isOfLive && others.isOfLive };
}

function toCodeService(listed: ListedCode): Service {
  return { Id: codeServiceId(listed), Description: listed.description, Detail: '', Codes: [listed.code] };
}
