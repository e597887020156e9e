import { describe, expect, it } from 'vitest';
import { noteOfWhatWasDone, readWhatWasDone } from './action-done-note.ts';

describe('saving and deleting lead to the saved estimates (spec §4), which say so', () => {
  it.each(['saved', 'deleted'] as const)('after one was %s', (done) =>
    expect(readWhatWasDone(noteOfWhatWasDone(done))).toBe(done),
  );

  it.each([null, undefined, 'saved', {}, { estimate: 'mailed' }, { from: '/estimates' }])(
    'and say nothing of it with the note %j',
    (note) => expect(readWhatWasDone(note)).toBeNull(),
  );
});
