import { wordsOf } from '../../prices/words.ts';
import { segmentsOf } from './segments.ts';
import { stem } from './stem.ts';
import { firstMeaningLines } from './terms/first-meanings.ts';
import type { Asked } from './understand.ts';

interface FirstMeaning {
  readonly search: string;
  /** The units of each segment: its words, or what they mean. A weak one tells the search from another: "chest pain" from "chest". */
  readonly segments: ReadonlyArray<ReadonlySet<string>>;
  /** Ids of services, the likeliest first. */
  readonly ids: readonly string[];
}

/** What people most often mean by a bare search, such as a screening by "colonoscopy", and by a complaint that names no service. */
export const firstMeanings: readonly FirstMeaning[] = firstMeaningLines
  .split('\n')
  .filter((line) => line.trim() !== '')
  .flatMap((line) => {
    const [searches = '', ids = ''] = line.split(':');
    return searches.split(',').map((search) => ({
      search: search.trim(),
      segments: segmentsOf(wordsOf(search).map(stem)).map(
        ({ stems, meanings }) => new Set([stems.join(' '), ...meanings]),
      ),
      ids: ids.split(',').map((id) => id.trim()),
    }));
  });

/**
 * The services that are meant first by a search that says this and nothing else but weak words, the likeliest first; else none. Of two
 * lines the one that says more of the search counts.
 */
export function meantFirst(asked: readonly Asked[]): readonly string[] {
  const found = firstMeanings.filter(
    ({ segments }) =>
      segments.every((segment) => asked.some((each) => says(each, segment))) &&
      asked.every((each) => saysNothing(each) || segments.some((segment) => says(each, segment))),
  );
  const most = Math.max(0, ...found.map(({ segments }) => segments.length));
  return [...new Set(found.filter(({ segments }) => segments.length === most).flatMap(({ ids }) => ids))];
}

/** Whether it is a word of no meaning of ours, that is not demanded either. */
function saysNothing({ isWeak, alternatives }: Asked): boolean {
  return isWeak && alternatives.every(({ units }) => units.every((unit) => !unit.startsWith('#')));
}

/** Whether it is said outright: neither by a part of the meaning nor by something narrower. */
function says({ stems, alternatives }: Asked, segment: ReadonlySet<string>): boolean {
  return (
    segment.has(stems.join(' ')) ||
    alternatives.some(({ units, weight }) => weight >= 0.75 && units.length === 1 && segment.has(units[0] ?? ''))
  );
}
