import { describe, expect, it } from 'vitest';
import { refusalOfGateway } from './refusal-of-gateway.ts';

const ofPatient = { patientIsSubscriber: true, subscriber: null };
const holder = { firstName: 'Ana', lastName: 'Rivera', birthDate: '', number: '' };
const ofDependent = { patientIsSubscriber: false, subscriber: holder };
const told = (code: string, person: 'subscriber' | 'dependent' | null = null) => ({ code, person });

describe('reject reasons of a clearinghouse, in place of a 271', () => {
  it('about a person mark the field, as those of a 271', () => {
    expect(refusalOfGateway([told('72')], ofPatient)).toEqual({
      reason: 'rejected',
      rejections: [{ code: '72', keys: ['INVALID-MEMBER-ID'] }],
    });
    expect(refusalOfGateway([told('71')], ofDependent).rejections).toEqual([
      { code: '71', keys: ['INVALID-MEMBER-DATE-OF-BIRTH'] },
    ]);
    expect(refusalOfGateway([told('73', 'subscriber')], ofDependent).rejections).toEqual([
      { code: '73', keys: ['INVALID-SUBSCRIBER-NAME'] },
    ]);
  });

  it('about anything else are no answer', () => {
    for (const code of ['42', '80', '79', '41', '43', '15']) {
      expect(refusalOfGateway([told(code)], ofPatient)).toEqual({
        reason: 'noAnswer',
        rejections: [{ code, keys: [] }],
      });
    }
    expect(refusalOfGateway([], ofPatient)).toEqual({ reason: 'noAnswer', rejections: [] });
  });

  it('of both kinds refuse the person', () => {
    expect(refusalOfGateway([told('42'), told('75')], ofPatient).reason).toBe('rejected');
  });
});
