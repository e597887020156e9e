import { states } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { needsPartnerSession } from './needs-session.ts';

describe('a verified session with the partner (spec §4, ‘Partner request’)', () => {
  const names = [...states.keys()];

  it('is needed where an account is begun, and nowhere else', () =>
    expect(names.filter(needsPartnerSession)).toEqual([
      'partner-create-account.params',
      'partner-activate-create.params',
      'partner-account-selection.params',
      'partner-signup.params',
      'partner-activation.params',
    ]));

  it('is needed only in a partner’s context', () =>
    expect(names.filter(needsPartnerSession).every((name) => states.get(name)?.inPartner)).toBe(true));
});
