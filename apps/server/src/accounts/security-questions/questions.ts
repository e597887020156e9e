import { type Language, textOf, type Words } from '@portico/contract';

/** A question whose answer only the owner should know. */
interface Question {
  /** Stored with the account. Never reused for another text. */
  id: string;
  text: Words;
}

/**
 * The security questions that the portal offers. None asks for something that is in public records or on social
 * networks, or that changes with time.
 */
const questions: readonly Question[] = [
  {
    id: 'first-friend',
    text: {
      en: 'What was the first name of your best friend when you were a child?',
      es: '¿Cuál era el nombre de pila de su mejor amigo o amiga de la infancia?',
    },
  },
  {
    id: 'first-teacher',
    text: {
      en: 'What was the last name of the teacher you liked best in grade school?',
      es: '¿Cuál era el apellido de su maestro o maestra preferida de la escuela primaria?',
    },
  },
  {
    id: 'first-job-town',
    text: {
      en: 'In which city or town did you have your first job?',
      es: '¿En qué ciudad o pueblo tuvo su primer trabajo?',
    },
  },
  {
    id: 'childhood-street',
    text: {
      en: 'What was the name of the street you lived on when you were ten?',
      es: '¿Cómo se llamaba la calle en la que vivía a los diez años?',
    },
  },
  {
    id: 'first-pet',
    text: {
      en: 'What was the name of your first pet?',
      es: '¿Cómo se llamaba su primera mascota?',
    },
  },
  {
    id: 'grandparent-work',
    text: {
      en: 'What did your grandfather or grandmother do for a living?',
      es: '¿En qué trabajaba su abuelo o su abuela?',
    },
  },
  {
    id: 'childhood-dish',
    text: {
      en: 'Which dish did you like least as a child?',
      es: '¿Qué plato le gustaba menos cuando era niño o niña?',
    },
  },
  {
    id: 'first-trip',
    text: {
      en: 'Where did you go on the first trip you remember?',
      es: '¿Adónde fue en el primer viaje que recuerda?',
    },
  },
];

export const questionWords: readonly Words[] = questions.map(({ text }) => text);

export function offeredQuestions(language: Language): Array<{ id: string; text: string }> {
  return questions.map(({ id, text }) => ({ id, text: textOf(text, language) }));
}

/** The text of a question; undefined for an unknown id. */
export function questionText(id: string, language: Language): string | undefined {
  return textOf(questions.find((each) => each.id === id)?.text, language);
}

/** The id of a question for any number from 0 up. The same number always gives the same question. */
export function questionAt(number: number): string {
  return questions[number % questions.length]?.id ?? '';
}
