import {
  findWritten,
  getServiceTemplates as call,
  type InputOf,
  type Language,
  type ReplyOf,
  type Service,
  textOf,
  type Words,
} from '@portico/contract';
import { serviceTemplates, type ServiceTemplate } from '../../catalogue/index.ts';
import type { ListedCode } from '../../prices/queries/listed-codes.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import { countMiss } from '../search/count-miss.ts';
import { findServices, type FoundServices } from '../search/find-services.ts';
import { missedWords } from '../search/missed-words.ts';
import { readSearch, type Search } from '../search/read-search.ts';
import { findBySpokenNames } from '../search/spoken-names.ts';
import { textBesideCode } from '../search/typed-code.ts';
import { takenWords, type TakenWord } from '../search/understand.ts';
import { codesOf } from '../services/billed-codes.ts';
import type { FoundOtherCodes } from '../services/code-search.ts';
import type { CacheableReply } from '../services/reply-cache.ts';
import { offeredServices } from '../services/offered-services.ts';
import { requireLocation, requireLocationOf, requireServiceArea } from '../services/locations.ts';
import { codeServiceId, namesOfCode } from '../figures/priced-service.ts';
import { PreparedReply, shareReply } from '../../platform/prepared-reply.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { EstimateServices } from '../services.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

type Input = InputOf<'getServiceTemplates'>;
type Reply = ReplyOf<'getServiceTemplates'>;

/**
 * Services of a category, the common ones, those that a search finds, or all from A to Z. The list is made, checked and written once for
 * everything that it depends on, including the live price versions, which are read at each request. A list from other versions, because a
 * replica lags behind, is not cached.
 */
export async function getServiceTemplates(
  input: Input,
  visitor: Visitor,
  services: EstimateServices,
): Promise<PreparedReply> {
  const locationIds = locationsOf(services.settings.healthSystem, input);
  // Neither needs the other.
  const [live] = await Promise.all([services.prices.live(), requireEstimateOwner(input.token, visitor, services)]);
  const versions = locationIds.map((id) => [id, live.get(id)?.versionId]);
  const { token: _notPartOfTheList, isSettled, ...asked } = input;
  const key = JSON.stringify([versions, visitor.language, asked]);
  const { sent, missed } = await services.serviceLists.get(key, async () => {
    const made = await makeList(asked, locationIds, live, visitor, services);
    return { reply: { sent: shareReply(call, made.reply, []), missed: made.missed }, isOfKey: made.isOfKey };
  });
  if (isSettled) await countMiss(services, visitor.language, missed);
  return new PreparedReply(sent, null);
}

function locationsOf(system: HealthSystem, { chosenId, location }: Input): readonly string[] {
  const area = chosenId === undefined ? undefined : requireServiceArea(system, chosenId);
  if (location === undefined) return area?.locations ?? system.locations.map((each) => each.id);
  return [(area ? requireLocationOf(system, area, location) : requireLocation(system, location)).id];
}

async function makeList(
  input: Omit<Input, 'token' | 'isSettled'>,
  locationIds: readonly string[],
  live: LiveVersions,
  { language }: Visitor,
  { codes, prices }: EstimateServices,
): Promise<CacheableReply<Reply> & { missed: readonly string[] }> {
  const { templates, isOfLive } = await offeredServices(prices, live, locationIds);
  const offered = new Set(templates);
  const toService = (template: ServiceTemplate): Service => ({
    Id: template.id,
    Description: textOf(template.name, language),
    ...nameLanguageOf(template.name, language),
    Detail: textOf(template.description, language),
    Codes: codesOf(template),
  });
  if (!input.doSearch) {
    const chosen = [...offered].filter(
      (template) =>
        (input.categoryId === undefined || template.category === input.categoryId) &&
        (!input.getCommon || template.common),
    );
    const byName = chosen.map(toService).toSorted((a, b) => a.Description.localeCompare(b.Description, language));
    return { reply: { ...nothingFound, Services: byName }, missed: [], isOfKey: isOfLive };
  }
  const find = async (text: string) => {
    const search = readSearch(text);
    const isOffered = (template: ServiceTemplate): boolean => offered.has(template);
    const spoken = findBySpokenNames(text, language, isOffered, serviceTemplates);
    const found = withSpoken(spoken, findServices(search, language, isOffered));
    const others = await codes.find(live, locationIds, search);
    // Words of a name that was found are no words that were not understood.
    const read = spoken.length === 0 ? search : { ...search, asked: [] };
    const reply = { ...foundReply(read, found, others, toService, language), HasMore: others.hasMore };
    return { search, reply, isOfLive: others.isOfLive };
  };
  const typed = await find(input.search);
  const { code } = typed.search;
  const beside = code === null || !isEmpty(typed.reply) ? null : textBesideCode(input.search, code);
  const meant = beside === null ? typed : await find(beside);
  const unknown = beside === null || code === null ? [] : [code.code];
  const reply = { ...meant.reply, NotUnderstood: [...meant.reply.NotUnderstood, ...unknown] };
  const missed = fitsNothing(reply) ? missedWords(input.search, meant.search) : [];
  return { reply, missed, isOfKey: isOfLive && typed.isOfLive && meant.isOfLive };
}

/** Services by their names in an added language come before those that the same words find in English, as "MRI" does. */
function withSpoken(spoken: readonly ServiceTemplate[], found: FoundServices): FoundServices {
  if (spoken.length === 0) return found;
  return { services: [...new Set([...spoken, ...(found.isGuess ? [] : found.services)])], isGuess: false };
}

/** Whether nothing fits all words. */
function fitsNothing(reply: Reply): boolean {
  return reply.IsGuess || isEmpty(reply);
}

function isEmpty({ Services, OtherCodes }: Reply): boolean {
  return Services.length + OtherCodes.length === 0;
}

const nothingFound: Reply = {
  Services: [],
  OtherCodes: [],
  HasMore: false,
  IsGuess: false,
  Meant: [],
  NotUnderstood: [],
};

/**
 * A billed code that fits all words is better than a guess among the services. One that fits them as they were typed is better than a
 * service that was found by a word taken for another.
 */
function foundReply(
  { asked }: Search,
  found: FoundServices,
  { codes, taken: takenForCodes }: FoundOtherCodes,
  toService: (template: ServiceTemplate) => Service,
  language: Language,
): Reply {
  const takenForServices = takenWords(asked);
  const areAsTyped = codes.length > 0 && takenForCodes.length === 0;
  const isBetterByCode = (codes.length > 0 && found.isGuess) || (areAsTyped && takenForServices.length > 0);
  const services = isBetterByCode ? [] : found.services;
  return {
    ...nothingFound,
    Services: services.map(toService),
    OtherCodes: codes.map((listed) => toCodeService(listed, language)),
    IsGuess: services.length > 0 && found.isGuess,
    Meant: uniqueWords([...(isBetterByCode ? [] : takenForServices), ...takenForCodes]).map(({ typed, meant }) => ({
      Typed: typed,
      Word: meant,
    })),
    NotUnderstood: codes.length > 0 ? [] : asked.flatMap((each) => each.unknown ?? []),
  };
}

function uniqueWords(words: readonly TakenWord[]): TakenWord[] {
  return [...new Map(words.map((each) => [JSON.stringify(each), each])).values()];
}

/** A name that an added language does not have is said in English, so that it is read aloud as English. */
function nameLanguageOf(name: Words, language: Language): Pick<Service, 'NameLanguage'> {
  const isWritten = findWritten(language) !== undefined;
  return !isWritten && textOf(name, language) === name.en ? { NameLanguage: 'en' } : {};
}

function toCodeService(listed: ListedCode, language: Language): Service {
  const { name, nameLanguage, description } = namesOfCode(listed.codeType, listed.code, listed.description);
  return {
    Id: codeServiceId(listed),
    Description: textOf(name, language),
    ...(nameLanguage === undefined ? nameLanguageOf(name, language) : { NameLanguage: nameLanguage }),
    Detail: textOf(description, language),
    Codes: [listed.code],
  };
}
