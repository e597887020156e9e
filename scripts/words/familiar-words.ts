const ofCare = 'hospital hospitals medical medicine medicines medicare service services';
const ofBodies =
  'anesthesia antibiotics appointment arteries artery camera diabetes diarrhea emergency infection infections operation pregnancy surgeon surgery';
const ofBills =
  'insurance insurer insurers provider deductible coinsurance maximum benefit benefits estimate estimates employer reference history';
const ofAccounts = 'account password passwords security verification';
const saidEveryDay = 'another everybody nobody somebody';

/**
 * Long words that every patient of an American hospital reads on a card, a bill or a form, and that no shorter word replaces. A
 * reading formula takes them for hard ones, so that they count as two syllables at most (docs/decisions/0145).
 */
export const familiarWords: ReadonlySet<string> = new Set(
  [ofCare, ofBodies, ofBills, ofAccounts, saidEveryDay].flatMap((words) => words.split(' ')),
);
