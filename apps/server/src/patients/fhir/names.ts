import type { PatientName } from '../../ports/patients.ts';
import { isOver } from './dates.ts';
import { asText, type JsonObject, objectsOf, textsOf } from './json.ts';

/** The order in which a name is chosen as the patient's main name (R4, NameUse). */
const uses = ['official', 'usual', undefined, 'nickname', 'temp', 'maiden', 'old'];

/**
 * The names of a Patient, the one to address the patient by first. Names that hide the person (`anonymous`) are left
 * out; a name whose period is over counts as old.
 *
 * @param today ISO date.
 */
export function readNames(value: unknown, today: string): PatientName[] {
  const placeOf = (name: JsonObject): number => {
    const place = isOver(name, today) ? -1 : uses.indexOf(name['use'] as string | undefined);
    return place === -1 ? uses.length : place;
  };
  const names = objectsOf(value)
    .filter(({ use }) => use !== 'anonymous')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(readName)
    .filter(({ firstName, lastName }) => firstName !== '' || lastName !== '');
  const written = names.map((name) => JSON.stringify(name));
  return names.filter((_, place) => written.indexOf(written[place] ?? '') === place);
}

/** A person with a single name has it as last name. */
function readName(name: JsonObject): PatientName {
  const [firstName = '', ...further] = textsOf(name['given']);
  const family = asText(name['family']);
  const isUnparted = firstName === '' && family === '';
  return { firstName, middleName: further.join(' '), lastName: isUnparted ? asText(name['text']) : family };
}
