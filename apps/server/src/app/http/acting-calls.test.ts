import { type CallName, calls } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { actingCalls } from './acting-calls.ts';
import { requirePerson } from './require-person.ts';

const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'signedIn');
const patientAccountId = 'the patient’s';

/** What a call answers with while acting under an access, from a page that knows it. */
function outcome(name: CallName, access: { scope: 'view' | 'manage' } | null): string {
  const acting = { proxyId: 'access', access: access && { patientAccountId, ...access }, trace: { isLeft: false } };
  try {
    requirePerson({ name, method: calls[name].method }, { 'portico-person': 'access' }, { acting });
    return 'passes';
  } catch (error) {
    return error instanceof Refusal ? error.error : 'failed';
  }
}

describe('what may be called while acting for a patient (issue 12, point 9)', () => {
  it('the table names calls of signed-in people alone', () => {
    for (const name of Object.keys(actingCalls)) expect(names).toContain(name);
  });

  it.each(names)('%s is closed unless its row opens it', (name) => {
    const row = actingCalls[name];
    const expected = {
      undefined: ['notWhileActing', 'notWhileActing', 'accessEnded'],
      always: ['passes', 'passes', 'passes'],
      view: ['passes', 'passes', 'accessEnded'],
      manage: ['notPermitted', 'passes', 'accessEnded'],
    }[String(row) as 'undefined' | 'always' | 'view' | 'manage'];
    expect([outcome(name, { scope: 'view' }), outcome(name, { scope: 'manage' }), outcome(name, null)]).toEqual(
      expected,
    );
  });

  it('opens nothing that guards an account, its messages, its visits or its proxies', () => {
    const open = names.filter((name) => actingCalls[name] !== undefined);
    expect(open.filter((name) => !calls[name].path.startsWith('/Estimates/'))).toEqual([
      'getSession',
      'extendSession',
      'actFor',
      'getAppRequest',
      'allowApp',
    ]);
  });
});
