import { describe, expect, it } from 'vitest';
import { readInterchanges } from '../envelope/read-interchanges.ts';
import { answerWith } from './testing/answer-text.ts';
import { benefitsOf } from './benefits-of.ts';
import { party, person, response, subscriber } from './testing/answers.ts';
import { asked } from './testing/read.ts';

function onFileBy(...segments: string[]) {
  const [transaction] = readInterchanges(answerWith([], segments)).flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) => transactions),
  );
  if (transaction?.kind !== '271') throw new Error('no 271');
  return benefitsOf(transaction, asked).onFile;
}

describe('the people as the payer has them (issue 11, point 4)', () => {
  it('by name, number and birth date, with the payer’s word that they were changed (INS03 001, INS04 25)', () => {
    expect(onFileBy('NM1*IL*1*RIVERA LOPEZ*ANA****MI*MRD-2', 'DMG*D8*19860427*F', 'INS*Y*18*001*25')).toEqual({
      subscriber: {
        lastName: 'RIVERA LOPEZ',
        firstName: 'ANA',
        birthDate: '1986-04-27',
        memberId: 'MRD-2',
        isChanged: true,
      },
      dependent: null,
    });
  });

  it('by name alone; a number of another kind is no member number', () => {
    expect(onFileBy('NM1*IL*1*RIVERA*ANA****II*999')?.subscriber).toMatchObject({ memberId: null, isChanged: false });
  });

  it('a dependent apart from the subscriber; nobody where it is one of several', () => {
    const ben = person(party('03', 'RIVERA', { firstName: 'BEN' }));
    const of = (...dependents: (typeof ben)[]) => benefitsOf(response(subscriber({ dependents })), asked).onFile;
    expect(of(ben)).toMatchObject({ subscriber: { firstName: 'ANA' }, dependent: { firstName: 'BEN' } });
    expect(of(ben, ben)).toBeNull();
  });
});
