import { describe, expect, it } from 'vitest';
import { type InquiryRequest, X12Error, eligibilityInquiry, readInterchanges, writeInterchange } from './index.ts';

const request: InquiryRequest = {
  sender: { qualifier: 'ZZ', id: 'PORTICO' },
  receiver: { qualifier: 'ZZ', id: 'CLEARING', code: 'CLRG' },
  at: '2026-11-21T10:30:15',
  controlNumber: 42,
  usage: 'P',
  reference: 'REF-1',
  trace: { reference: 'TRACE-1', originator: '9PORTICO01' },
  payer: { name: 'Harbor Mutual', id: 'HRBR1' },
  provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
  subscriber: {
    lastName: 'Núñez',
    firstName: 'María',
    birthDate: '1980-02-29',
    sex: 'F',
    memberId: 'hm-0001 ',
    groupNumber: 'G77',
  },
  serviceTypeCodes: ['30', '98'],
  serviceDate: '2026-12-01',
};

function segmentsOf(asked: InquiryRequest): string[] {
  return writeInterchange(eligibilityInquiry(asked)).split('~').slice(0, -1);
}

describe('eligibilityInquiry', () => {
  it('asks about a subscriber', () => {
    expect(segmentsOf(request)).toEqual([
      'ISA*00*          *00*          *ZZ*PORTICO        *ZZ*CLEARING       *261121*1030*^*00501*000000042*0*P*:',
      'GS*HS*PORTICO*CLRG*20261121*1030*42*X*005010X279A1',
      'ST*270*0042*005010X279A1',
      'BHT*0022*13*REF-1*20261121*1030',
      'HL*1**20*1',
      'NM1*PR*2*HARBOR MUTUAL*****PI*HRBR1',
      'HL*2*1*21*1',
      'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893',
      'HL*3*2*22*0',
      'TRN*1*TRACE-1*9PORTICO01',
      'NM1*IL*1*NUNEZ*MARIA****MI*hm-0001',
      'REF*6P*G77',
      'DMG*D8*19800229*F',
      'DTP*291*D8*20261201',
      'EQ*30^98',
      'SE*14*0042',
      'GE*1*42',
      'IEA*1*000000042',
    ]);
  });

  it('asks about a dependent: trace, date and question are those of the patient', () => {
    const dependent = {
      lastName: 'Núñez',
      firstName: 'Zoë',
      middleName: 'A.',
      suffix: 'Jr',
      birthDate: '2010-01-01',
    };
    const segments = segmentsOf({ ...request, dependent });
    expect(segments.slice(8, 18)).toEqual([
      'HL*3*2*22*1',
      'NM1*IL*1*NUNEZ*MARIA****MI*hm-0001',
      'REF*6P*G77',
      'DMG*D8*19800229*F',
      'HL*4*3*23*0',
      'TRN*1*TRACE-1*9PORTICO01',
      'NM1*03*1*NUNEZ*ZOE*A.**JR',
      'DMG*D8*20100101',
      'DTP*291*D8*20261201',
      'EQ*30^98',
    ]);
  });

  it('leaves out what is not known, and a name of which nothing is left', () => {
    const subscriber = { lastName: '山田', firstName: 'Ken', birthDate: null, memberId: 'HM1' };
    const text = segmentsOf({ ...request, subscriber, ackRequested: true });
    expect(text).toContain('NM1*IL*1**KEN****MI*HM1');
    expect(text.some((segment) => segment.startsWith('DMG'))).toBe(false);
    expect(text[0]).toContain('*000000042*1*P*');
  });

  it('is read again as it was made', () => {
    const inquiry = eligibilityInquiry(request);
    expect(readInterchanges(writeInterchange(inquiry))).toEqual([inquiry]);
  });

  it.each(['', '  ', 'HM*1', 'HM^1', 'HM~1', 'HM:1', 'HM\n1', 'HMñ1'])('refuses the member number %j', (memberId) => {
    const asked = { ...request, subscriber: { ...request.subscriber, memberId } };
    expect(() => eligibilityInquiry(asked)).toThrow(X12Error);
    expect(() => eligibilityInquiry(asked)).not.toThrow(/HM/);
  });
});
