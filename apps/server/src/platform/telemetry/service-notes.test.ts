import { expect, it } from 'vitest';
import { noteService, serviceNotes } from './service-notes.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 26, 10, minute));

// Issue 16, point 1: "health of every outside service", with since when.
it('says since when a service answers or does not, whatever the reason is in between', () => {
  const bureau = { kind: 'service', name: 'bureau' } as const;
  const seen = () => serviceNotes('service').get('bureau');
  // Whatever other tests of this process have noted of it ends here.
  noteService(bureau, 'timeout', at(-1));
  noteService(bureau, 'answered', at(0));
  noteService(bureau, 'answered', at(5));
  expect(seen()).toEqual({ outcome: 'answered', since: at(0), lastAt: at(5) });
  noteService(bureau, 'timeout', at(6));
  noteService(bureau, 'unreachable', at(7));
  expect(seen()).toEqual({ outcome: 'unreachable', since: at(6), lastAt: at(7) });
  noteService(bureau, 'answered', at(9));
  expect(seen()).toEqual({ outcome: 'answered', since: at(9), lastAt: at(9) });
});

it('takes an insurer’s "no" for an answer, and one that is not asked for one that does not answer', () => {
  const insurer = { kind: 'insurer', name: 'harbor' } as const;
  noteService(insurer, 'timeout', at(-1));
  noteService(insurer, 'answered', at(0));
  noteService(insurer, 'rejected', at(1));
  expect(serviceNotes('insurer').get('harbor')).toMatchObject({ since: at(0) });
  noteService(insurer, 'timeout', at(2));
  noteService(insurer, 'silent', at(3));
  expect(serviceNotes('insurer').get('harbor')).toEqual({ outcome: 'silent', since: at(2), lastAt: at(3) });
  expect([...serviceNotes('service').keys()]).not.toContain('harbor');
});
