import { exceptions, metals, noNames, salts } from './medicine-words.ts';

type Change = readonly [english: RegExp, spanish: string];

/** How letters are written in Spanish, in the names of medicines: th is t, y is i, two alike are one. */
const letters: readonly Change[] = [
  [/mph/g, 'nf'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/ch(?=[ei])/g, 'qu'],
  [/ch/g, 'c'],
  [/y/g, 'i'],
  [/([bfglmnpst])\1/g, '$1'],
  [/^s(?=[cmnpqt])/, 'es'],
];

/**
 * How the endings change, after the letters (WHO, lists of international nonproprietary names in English and Spanish). The first that
 * fits counts. A name that ends otherwise has no rule.
 */
const endings: readonly Change[] = [
  [/eine$/, 'eína'],
  [/aine$/, 'aína'],
  [/oin$/, 'oína'],
  [/platin$/, 'platino'],
  [/oxacin$/, 'oxacino'],
  [/setron$/, 'setrón'],
  [/(sart|tript|tec|xab|fib|trob|f|sir)an$/, '$1án'],
  [/ole$/, 'ol'],
  [/flurane$/, 'flurano'],
  [/(prof|clof|oxif|prox)en$/, '$1eno'],
  [/(ol|en)ac$/, '$1aco'],
  [/(on|ur)ium$/, '$1io'],
  [
    /(mab|ib|cept|stim|penem|bactam|vir|epam|olam|racetam|ol|pril|taxel|mus|grel|lukast|prost|barbital|olid|rsen|oxicam|pitant)$/,
    '$1',
  ],
  [/il$/, 'ilo'],
  [/ine?$/, 'ina'],
  [/one$/, 'ona'],
  [/oxide$/, 'óxido'],
  [/id$/, 'ida'],
  [/(id|im|as|os)e$/, '$1a'],
  [/ate$/, 'ato'],
];

const SHORTEST_NAME = 6;
const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/**
 * The Spanish name of a medicine, by its English one in lower case: by the rules of both languages' nonproprietary names, with the
 * exceptions that are listed. null where no rule fits: what is not known to be right is not said.
 */
export function spanishMedicine(name: string): string | null {
  const listed = exceptions[name];
  if (listed !== undefined) return listed;
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  if (before === '') return spanishWord(name);
  if (last === 'acid') return spanishAcid(before);
  const salt = salts[last];
  const first = metals[before]?.name ?? spanishMedicine(before);
  if (first === null) return null;
  if (salt !== undefined) return `${salt} de ${first}`;
  const metal = metals[last];
  if (metal !== undefined) return `${first} ${metal.of}${/a( [A-Z])?$/.test(first) ? 'a' : 'o'}`;
  const more = /^[abcdgk]$/.test(last) ? last.toUpperCase() : spanishWord(last);
  return more === null ? null : `${first} ${more}`;
}

function spanishWord(word: string): string | null {
  const listed = exceptions[word];
  if (listed !== undefined) return listed;
  // Biologic medicines have four letters without a meaning after their name (FDA, nonproprietary naming of biological products).
  const [, stem = word, suffix = ''] = /^(.{6,})(-[a-z]{4})$/.exec(word) ?? [];
  if (stem.length < SHORTEST_NAME || noNames.has(stem) || stem.includes('-')) return null;
  const spelled = letters.reduce((text, [english, spanish]) => text.replace(english, spanish), stem);
  const ending = endings.find(([english]) => english.test(spelled));
  return ending === undefined ? null : spelled.replace(ending[0], ending[1]) + suffix;
}

/** 'zoledronic acid' is 'ácido zoledrónico': the vowel before the ending has the accent. */
function spanishAcid(name: string): string | null {
  const spelled = letters.reduce((text, [english, spanish]) => text.replace(english, spanish), name);
  const [, stem, vowel = '', between] = /^([a-z]+)([aeiou])([b-df-hj-np-tv-z]+)ic$/.exec(spelled) ?? [];
  return stem === undefined ? null : `ácido ${stem}${accented[vowel] ?? vowel}${between}ico`;
}
