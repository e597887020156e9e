import { hintsOf, type Meaning, ofComplaints } from './lexicon.ts';
import { placeMeanings } from './places.ts';
import type { ServiceTemplate } from '../../catalogue/index.ts';
import { wordsOf } from '../../prices/words.ts';
import { stem } from './stem.ts';

/** What an emergency room, urgent care and a general doctor have: they see whoever comes, with whatever it is. */
export const WHATEVER = '#whatever';

const seeing: ReadonlySet<string> = new Set(['#er', '#urgent care', '#doctor', '#primary care']);

/** Whether somebody names who sees whatever comes: "stroke symptoms er". */
export function isSeeing(units: readonly string[]): boolean {
  return units.some((unit) => seeing.has(unit));
}

/** Whether they go there themselves, whatever it is: to an emergency room or urgent care; to a doctor also for what a doctor has ordered. */
export function isGoing(units: readonly string[]): boolean {
  return units.some((unit) => unit === '#er' || unit === '#urgent care');
}

/** Whether a meaning is something that people come with: a complaint, a condition, a place of the body. */
export function isBrought(meaning: string): boolean {
  return ofComplaints.has(meaning) || placeMeanings.has(meaning) || hintsOf(meaning as Meaning).length > 0;
}

/** Services by which they do. */
export const seesWhatever = /^(?:emergency-visit-\d|urgent-care-(?:new|return)|visit-(?:new|return)-\d+)$/;

/** Who asks for "a doctor" or "a specialist" means a visit, whatever else has the word in it. */
export const SPECIALIST = '#specialist';
export const ofDoctors: readonly string[] = ['#doctor', SPECIALIST, '#second opinion'];

export const isVisit = /^visit-/;

/** Whether somebody asks for a doctor outright. */
export function isDoctor(units: readonly string[]): boolean {
  return units.some((unit) => ofDoctors.includes(unit));
}

const stemsOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(stem));

/** Who asks for an appointment for something means a visit rather than a test for it. */
export const appointmentStems = stemsOf('appointment appt appts consult consultation consulta cita citas');

/** Which of several visits or checkups is meant: the first one, or the one of somebody's age. */
export const particularStems = stemsOf(
  'first primer primera initial inicial toddler child children kid niño niña teen adolescente senior mayor mayores',
);

/** Kinds of care to which one goes once, and then again, and of which each age has its own. */
const ofAppointments = new Set(['office-visits', 'prevention', 'mental-health', 'therapy', 'senses']);

export const isAppointment = ({ category }: ServiceTemplate): boolean => ofAppointments.has(category);
