import { textOf, type Words } from '@portico/contract';
import { bodyParts } from './body-parts.ts';
import { phraseTable, readTokens, takePhrases } from './read-tokens.ts';

const modalities = phraseTable<Words>([
  ['mri|mr', { en: 'MRI', es: 'Resonancia magnética' }],
  ['mra|mr angio|mr angiography|mr angiograph', { en: 'MRI of the vessels', es: 'Resonancia de los vasos' }],
  ['ct|cat|computed tomography|ct scan', { en: 'CT scan', es: 'Tomografía' }],
  [
    'cta|ct angio|ct angiography|ct angiograph|ct angiogram',
    { en: 'CT scan of the vessels', es: 'Tomografía de los vasos' },
  ],
  ['xr|xray|xray exam|rad exam|radiologic exam', { en: 'X-ray', es: 'Radiografía' }],
  ['us|ultrasound|us exam|sonogram|echo exam', { en: 'Ultrasound', es: 'Ecografía' }],
]);

const details = phraseTable<Words>([
  ['left|lt', { en: 'left side', es: 'lado izquierdo' }],
  ['right|rt', { en: 'right side', es: 'lado derecho' }],
  ['bilateral|bilat|bil|both sides', { en: 'both sides', es: 'ambos lados' }],
  ['unilateral|uni', { en: 'one side', es: 'un lado' }],
  ['complete|cmpl|compl|comp', { en: 'complete', es: 'completa' }],
  ['limited|ltd|lmtd|short', { en: 'limited', es: 'limitada' }],
]);

const contrastWords = new Set('contrast cont cntrst contr con dye material iv'.split(' '));
const contrasts: Readonly<Record<string, Words>> = {
  with: { en: 'with contrast', es: 'con contraste' },
  without: { en: 'without contrast', es: 'sin contraste' },
  both: { en: 'without and with contrast', es: 'sin y con contraste' },
};

/** Words that say nothing a patient needs. */
const noise = new Set('of the a an and exam examination study scan imaging diagnostic dx image images only'.split(' '));

/**
 * The name of a picture from a hospital's words: how it is made, of which part of the body, on which side, with or without contrast,
 * with how many views. null where a word is left that no rule knows: a name that drops a word could be another examination.
 */
export function pictureName(description: string): Words | null {
  const made = takePhrases(readTokens(description), modalities);
  const [modality] = made.found;
  if (modality === undefined || made.found.length > 1) return null;
  const contrast = takeContrast(made.rest);
  const views = takeViews(contrast.rest);
  const detailed = takePhrases(views.rest, details);
  const parts = takePhrases(
    detailed.rest.filter((word) => !contrastOnly(word)),
    bodyParts,
  );
  const unknown = parts.rest.filter((word) => !noise.has(word));
  if (parts.found.length === 0 || parts.found.length > 3 || unknown.length > 0) return null;
  const after = [...contrast.found, ...detailed.found, ...views.found];
  return {
    en: [`${modality.en} of ${joined(parts.found, 'en', 'and')}`, ...after.map(({ en }) => en)].join(', '),
    es: [`${modality.es} ${joined(parts.found, 'es', 'y')}`, ...after.map(({ es }) => es)].join(', '),
  };
}

const contrastOnly = (word: string): boolean => word === 'contrast';

const joined = (parts: readonly Words[], language: keyof Words, and: string): string => {
  const names = parts.map((part) => textOf(part, language));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;
};

interface Taken {
  readonly found: Words[];
  readonly rest: string[];
}

/** 'With' is of contrast where a word for contrast follows, or nothing. Other things come 'with' too: bending views, a sample. */
function takeContrast(tokens: readonly string[]): Taken {
  const at = tokens.findIndex((token) => Object.hasOwn(contrasts, token));
  const words = contrasts[tokens[at] ?? ''];
  if (words === undefined) return { found: [], rest: [...tokens] };
  const after = tokens.slice(at + 1);
  const count = after.findIndex((word) => !contrastWords.has(word));
  const end = count === -1 ? after.length : count;
  if (end === 0 && after.length > 0) return { found: [], rest: [...tokens] };
  return { found: [words], rest: [...tokens.slice(0, at), ...after.slice(end)] };
}

const VIEWS = /^(?:views?|vws?|v)$/;
const COUNT = /^(?:(\d)-)?(\d)(\+?)$/;

/** `3 views`, `1-2 views`, `4+ views`. */
function takeViews(tokens: readonly string[]): Taken {
  const at = tokens.findIndex((token) => VIEWS.test(token));
  const count = COUNT.exec(tokens[at - 1] ?? '');
  if (count === null) return { found: [], rest: [...tokens] };
  const [, from, to = '', more] = count;
  const between = (or: string): string => (from === undefined ? to : `${from} ${or} ${to}`);
  const isOne = from === undefined && to === '1' && more === '';
  const words = {
    en: `${between('or')}${more === '' ? '' : ' or more'} ${isOne ? 'view' : 'views'}`,
    es: `${between('o')}${more === '' ? '' : ' o más'} ${isOne ? 'vista' : 'vistas'}`,
  };
  return { found: [words], rest: tokens.filter((_, index) => index !== at && index !== at - 1) };
}
