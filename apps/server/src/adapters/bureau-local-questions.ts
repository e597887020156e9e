import { createHash } from 'node:crypto';
import type { BureauChoice, BureauPerson, BureauQuestion, BureauText } from '../ports/bureau.ts';

/** A question that can be asked, and its possible choices. Streets, lenders, stores and employers are invented. */
interface Topic {
  id: string;
  text: BureauText;
  choices: readonly string[];
}

const years = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${first + place}`);

const topics: readonly Topic[] = [
  {
    id: 'street',
    text: { en: 'On which of these streets have you lived?', es: '¿En cuál de estas calles ha vivido?' },
    choices: [
      'Bramble Hollow Road',
      'Copperleaf Avenue',
      'Driftmark Lane',
      'Fernwick Terrace',
      'Gullrock Drive',
      'Harrowgate Court',
      'Lantern Mill Street',
      'Osprey Landing',
      'Quillback Way',
      'Saltmeadow Street',
    ],
  },
  {
    id: 'county',
    text: { en: 'In which of these counties have you lived?', es: '¿En cuál de estos condados ha vivido?' },
    choices: ['Alameda', 'Douglas', 'Fresno', 'Humboldt', 'Jackson', 'Marion', 'Orange', 'Pima', 'Salt Lake', 'Washoe'],
  },
  {
    id: 'car',
    text: {
      en: 'What is the model year of a car that was registered to you?',
      es: '¿De qué año es el modelo de un automóvil que estuvo registrado a su nombre?',
    },
    choices: years(2004, 16),
  },
  {
    id: 'lender',
    text: {
      en: 'Which of these lenders gave you a loan for a car?',
      es: '¿Cuál de estas entidades le otorgó un préstamo para un automóvil?',
    },
    choices: [
      'Anchor & Vale Finance',
      'Bluestem Credit Union',
      'Coldwater Auto Lending',
      'Eastmark Savings',
      'Gatehouse Motor Credit',
      'Juniper Mutual Bank',
      'Northline Trust',
      'Pinnacle Ridge Loans',
      'Stonebridge Financial',
    ],
  },
  {
    id: 'card',
    text: {
      en: 'In which year did you open your oldest credit card?',
      es: '¿En qué año abrió su tarjeta de crédito más antigua?',
    },
    choices: years(1998, 18),
  },
  {
    id: 'employer',
    text: { en: 'For which of these employers have you worked?', es: '¿Para cuál de estas empresas ha trabajado?' },
    choices: [
      'Arrowhead Paper Company',
      'Brightwater Foods',
      'Cartwright Freight',
      'Emberline Studios',
      'Hollis & Drake',
      'Ironwood Tools',
      'Millrace Textiles',
      'Pelican Bay Shipping',
      'Tallgrass Dairy',
    ],
  },
];

const noneOfThese: BureauText = { en: 'None of these', es: 'Ninguna de las anteriores' };

/** Number of choices of a question, without `noneOfThese`. */
const CHOICES = 4;

export interface InventedQuestion extends BureauQuestion {
  right: string;
}

/**
 * Invents three to five questions for a person, the same each time. The right choice is the first in alphabetical
 * order, or the earliest year; it is never the last one, "None of these" (docs/demo.md).
 */
export function inventQuestions({ firstName, lastName, birthDate }: BureauPerson): InventedQuestion[] {
  const seed = JSON.stringify([firstName, lastName, birthDate]).toLowerCase();
  const count = 3 + (digestOf(seed, 'count').readUInt8() % 3);
  return shuffled(topics, seed, ({ id }) => id)
    .slice(0, count)
    .map(({ id, text, choices }) => {
      const offered = shuffled(choices, `${seed}${id}`, (choice) => choice).slice(0, CHOICES);
      const first = offered.toSorted()[0];
      const listed: BureauChoice[] = offered.map((choice, place) => ({
        id: `${place + 1}`,
        text: { en: choice, es: choice },
      }));
      return {
        id,
        text,
        choices: [...listed, { id: `${CHOICES + 1}`, text: noneOfThese }],
        right: `${offered.findIndex((choice) => choice === first) + 1}`,
      };
    });
}

/** A random order that is the same for the same seed. */
function shuffled<Thing>(things: readonly Thing[], seed: string, nameOf: (thing: Thing) => string): Thing[] {
  const keys = new Map(things.map((thing) => [thing, digestOf(seed, nameOf(thing)).toString('hex')]));
  return things.toSorted((one, other) => ((keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1));
}

function digestOf(seed: string, what: string): Buffer {
  return createHash('sha256').update(`${seed}\n${what}`).digest();
}
