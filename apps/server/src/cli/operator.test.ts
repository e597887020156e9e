import { describe, expect, it } from 'vitest';
import { operatorOf, type SystemUser } from './operator.ts';

const lena: SystemUser = { name: 'lena.fischer', sudo: undefined, isAtTerminal: true };

const personOf = (as: string | undefined, user: Partial<SystemUser>, sharedUsers: string[] = []): string => {
  try {
    return operatorOf(as, { ...lena, ...user }, { sharedUsers }).by;
  } catch (error) {
    return (error as Error).message;
  }
};

// Findings, operations M5: the trail had the name of the service's account for everything.
describe('who runs a command of staff (issue 12, point 10)', () => {
  it('is the system’s user, where that is a person’s', () => {
    expect(operatorOf(undefined, lena, { sharedUsers: [] })).toEqual({ by: 'lena.fischer', user: 'lena.fischer' });
  });

  it('is the person of --as, beside the user whom nobody can choose', () => {
    const root = { ...lena, name: 'root' };
    expect(operatorOf(' María López ', root, { sharedUsers: [] })).toEqual({ by: 'María López', user: 'root' });
  });

  it('is who became the service’s user with sudo', () => {
    expect(personOf(undefined, { name: 'portico', sudo: 'lena.fischer' })).toBe('lena.fischer');
    expect(personOf(undefined, { name: 'nina.okafor', sudo: 'lena.fischer' })).toBe('lena.fischer');
    expect(personOf(undefined, { name: 'portico', sudo: 'root' })).toContain('--as PERSON');
  });

  it.each(['root', 'portico', 'nobody', 'www-data', 'Administrator', 'user 10001'])(
    'is refused for %s, which is nobody’s name',
    (name) => {
      expect(personOf(undefined, { name })).toBe(
        `"${name}" is not one person's user: say with --as PERSON who runs this command. It stands in the audit trail.`,
      );
      expect(personOf(name, {})).toContain('--as must be the name of a person');
    },
  );

  it('is refused for the users that a hospital shares', () => {
    expect(personOf(undefined, { name: 'svc-portal' }, ['SVC-portal'])).toContain('--as PERSON');
    expect(personOf('svc-portal', {}, ['SVC-portal'])).toContain('--as must be the name of a person');
  });

  it('is refused where nobody sits at the terminal, as under cron', () => {
    expect(personOf(undefined, { isAtTerminal: false })).toContain(
      'Nobody sits at this terminal: say with --as PERSON',
    );
    expect(personOf('lena.fischer', { isAtTerminal: false })).toBe('lena.fischer');
  });

  it.each(['', ' ', 'x', '42', 'a\nb', '-x', 'a'.repeat(81)])('takes no %j for a person', (as) => {
    expect(personOf(as, {})).toContain('--as must be the name of a person');
  });
});
