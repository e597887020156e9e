import { it } from 'vitest';
import { worriesOnPhones } from './fresh-phrases/worries-on-phones.ts';
import { howMuch } from './fresh-phrases/how-much.ts';
import { manyHomes } from './fresh-phrases/many-homes.ts';
import { keptBack } from './fresh-phrases/kept-back.ts';
import { serviceTemplates } from '../../catalogue/index.ts';
import { findServices } from './find-services.ts';
import { readSearch } from './read-search.ts';
it('tells', () => {
  const ids = new Set(serviceTemplates.map(({ id }) => id));
  for (const [name, set] of [['worries', worriesOnPhones], ['howMuch', howMuch], ['manyHomes', manyHomes], ['keptBack', keptBack]] as const) {
    const bad = set.flatMap((e) => e.right).filter((id) => !ids.has(id));
    if (bad.length) console.log('BAD', name, bad);
    const missed = set.filter(({ typed, language, right }) => {
      const { services, isGuess } = findServices(readSearch(typed), language);
      return isGuess || !services.slice(0, 3).some(({ id }) => right.includes(id));
    });
    console.log(name, set.length - missed.length, 'of', set.length, 'en missed', missed.filter((m) => m.language === 'en').length);
    for (const m of missed) {
      const { services, isGuess } = findServices(readSearch(m.typed), m.language);
      console.log(`  [${m.language}] ${m.typed} → ${isGuess ? 'GUESS ' : ''}${services.slice(0, 5).map((s) => s.id).join(', ')} (want ${m.right.slice(0, 3).join(', ')})`);
    }
  }
});
