/** How this hospital's server behaves when it is asked about a patient. */
export type Way = 'well' | 'slowly' | 'down' | 'refuses' | 'busy' | 'stray';

/** By the id of the Patient. All others it answers as it should (docs/demo.md). */
const ways: Readonly<Record<string, Way>> = {
  'mei-chen': 'slowly',
  'elsie-barnes': 'down',
  'bruno-costa': 'refuses',
  'sam-whitfield': 'busy',
  'nguyet-hoang': 'stray',
};

export function wayOf(patient: string): Way {
  return ways[patient] ?? 'well';
}
