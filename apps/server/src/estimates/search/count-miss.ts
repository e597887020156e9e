import type { Language } from '@portico/contract';
import { keyedHash } from '../../platform/crypto/keys.ts';
import { limits } from '../../platform/limits/limits.ts';
import { localTimeIn } from '../../platform/time.ts';
import { countSearchMiss } from '../queries/search-misses.ts';
import type { EstimateServices } from '../services.ts';

/**
 * Counts the words of a search that found nothing, so that staff see what is missing. Nothing says who typed them, and until they were
 * typed on several days not even the words are there (decision 127).
 *
 * @param missed of that search, as missedWords() has them.
 */
export async function countMiss(
  { database, settings, ports }: Pick<EstimateServices, 'database' | 'settings' | 'ports'>,
  language: Language,
  missed: readonly string[],
): Promise<void> {
  const day = localTimeIn(settings.healthSystem.timeZone, ports.clock.now()).slice(0, 10);
  for (const words of missed) {
    const hash = keyedHash(settings.keys, 'search misses', words);
    await countSearchMiss(
      database.db,
      { hash, words, language, day },
      { daysToShow: limits.searchMiss.number, most: limits.searchMisses.number },
    );
  }
}
