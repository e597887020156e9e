import { expect, it } from 'vitest';
import { readFlowNote, writeFlowNote } from './flow-note.ts';

it('reads the note that was written', () => expect(readFlowNote(writeFlowNote('over'))).toBe('over'));

it.each([[null], [writeFlowNote(null)], [undefined], ['over'], [{ flowNote: 'another' }], [{ sent: true }]])(
  'reads none from %j',
  (state) => expect(readFlowNote(state)).toBeNull(),
);
