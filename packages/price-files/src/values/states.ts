/** States and territories of the CSV data dictionary (documentation/CSV/state_codes.md). */
const states =
  'AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY';

const csvStates: ReadonlySet<string> = new Set(states.split(' '));

/** The JSON schema has the freely associated states, too. */
const jsonStates: ReadonlySet<string> = new Set([...csvStates, 'FM', 'MH', 'PW']);

/** Whether a text in capital letters is a state in which a hospital can be licensed. */
export function isState(text: string, isJson: boolean): boolean {
  return (isJson ? jsonStates : csvStates).has(text);
}
