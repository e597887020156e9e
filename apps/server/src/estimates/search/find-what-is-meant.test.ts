import { describe, expect, it } from 'vitest';
import { findServices } from './find-services.ts';
import { readSearch } from './read-search.ts';

const search = (input: string) => findServices(readSearch(input), 'en');

/** What fits all words; nothing where it is a guess. */
const idsOf = (input: string): string[] => (search(input).isGuess ? [] : search(input).services.map(({ id }) => id));

describe('of several that are alike, the one that is meant (issue 14, point 1)', () => {
  it.each([
    ['a specialist for what one has', 'headache specialist', 'visit-nerve-new'],
    ['a specialist in Spanish', 'especialista en diabetes', 'visit-hormone-new'],
    ['the first time', 'first session with a psychologist', 'therapy-first'],
    ['somebody’s age', 'teen physical', 'checkup-return-12-17'],
    ['an appointment and no test', 'allergy appointment', 'visit-allergy-new'],
    ['one’s own child', 'doctor for my son', 'visit-child-new'],
    ['an emergency room, wherever it is', 'emergencia por fractura de brazo', 'emergency-visit-3'],
  ])('%s: “%s” leads to %s', (_, typed, id) => expect(idsOf(typed).slice(0, 3)).toContain(id));

  it('a kind of picture is named, and not only spoken of: an MRI has no X-rays', () =>
    expect(idsOf('knee xray')).not.toContain('mri-knee'));

  it('several pictures are of the part of the body that one of them names', () => {
    const [first, second] = idsOf('mri and xray of knee');
    expect(first).toBe('mri-knee');
    expect(second).toMatch(/^x-ray-knee/);
  });

  it('several things that are done together are each found', () =>
    expect(idsOf('c section with tubes tied').slice(0, 2)).toEqual(['birth-cesarean', 'tubes-tied']));

  it.each(['I want to die', 'me quiero morir'])('“%s” leads to who helps at once', (typed) =>
    expect(idsOf(typed).slice(0, 3)).toEqual(expect.arrayContaining(['crisis-session', 'emergency-visit-4'])),
  );
});

describe('a slip within several words that mean one thing (issue 14, point 1)', () => {
  it.each([
    ['feemale doctor', 'visit-womens-new'],
    ['planned c-secion', 'birth-cesarean'],
    ['electrocardiagram', 'ecg'],
    ['hrnia', 'hernia-groin'],
  ])('“%s” leads to %s', (typed, id) => expect(idsOf(typed).slice(0, 3)).toContain(id));

  it('says what was taken for what', () =>
    expect(readSearch('feemale doctor').asked.flatMap((each) => each.taken ?? [])).toEqual([
      { typed: 'feemale', meant: 'female' },
    ]));
});

describe('what people look for at a hospital that is no care (issue 14, point 1)', () => {
  it.each(['cafeteria', 'visiting hours', 'job openings', 'medical records', 'pagar mi cuenta', 'estacionamiento'])(
    '“%s” gets the honest page',
    (typed) => expect(search(typed).services).toEqual([]),
  );
});

describe('a part of the body alone (issue 14, point 1)', () => {
  it.each([
    ['rodilla', 'x-ray-knee'],
    ['cabeza', 'ct-head'],
    ['breast', 'mammogram-screening'],
    ['hígado', 'liver-panel'],
  ])('“%s” leads first to how one looks at it, and to no operation', (typed, id) => expect(idsOf(typed)[0]).toBe(id));
});
