import { eligibilityInquiry, type InquiryRequest, writeInterchange } from '@portico/x12';

/** An inquiry about the person with this member number. */
export function inquiryAbout(memberNumber: string, more: Partial<InquiryRequest> = {}): string {
  const ana = { lastName: 'Rivera', firstName: 'Ana', birthDate: '1984-02-29', memberId: memberNumber };
  return writeInterchange(
    eligibilityInquiry({
      sender: { qualifier: 'ZZ', id: 'PORTICO' },
      receiver: { qualifier: 'ZZ', id: 'SIMULATEDPAYER' },
      at: '2026-11-21T10:00',
      controlNumber: 7,
      usage: 'T',
      reference: 'INQ-7',
      trace: { reference: 'TRACE-7', originator: '9PORTICO00' },
      payer: { name: 'Meridian', id: 'MRDN1' },
      provider: { name: 'Alder Bay Hospital', npi: '1999999984' },
      subscriber: ana,
      serviceTypeCodes: ['30', '62', '98'],
      serviceDate: '2026-11-21',
      ...more,
    }),
  );
}
