import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInsuranceCards } from './insurance-card.ts';

// Issue 14, point 5: "a digital insurance card fills the insurance form"; CARIN Digital Insurance Card 2.0.0, C4DIC-Coverage.

const coding = (code: string) => ({ coding: [{ code }] });
const patient = (given: string, birthDate: string) => ({
  resourceType: 'Patient',
  name: [
    { use: 'nickname', given: ['Jay'] },
    { use: 'official', family: 'Doe', given: [given, 'Q.'] },
  ],
  birthDate,
});
/** A spouse's card, in the shape of the guide's own example. */
const coverage = {
  resourceType: 'Coverage',
  identifier: [{ type: coding('MB'), value: '102345672-02' }],
  status: 'active',
  type: { coding: [{ code: 'HIP', display: 'health insurance plan policy' }] },
  subscriber: { reference: 'resource:1' },
  subscriberId: '102345672-01',
  beneficiary: { reference: 'resource:2' },
  relationship: coding('spouse'),
  period: { start: '2026-01-01', end: '2026-12-31' },
  payor: [{ reference: 'resource:3', display: 'Acme' }],
  class: [
    { type: coding('group'), value: '993355', name: 'Stars Inc' },
    { type: coding('plan'), value: '11461128', name: 'Acme Gold Plus' },
    { type: coding('rxbin'), value: '100045' },
  ],
};
const payer = {
  resourceType: 'Organization',
  identifier: [{ type: coding('payerid'), value: '45002' }],
  name: 'Acme Insurance Co',
};
const entriesOf = (of: object) => [
  { fullUrl: 'resource:0', resource: of },
  { fullUrl: 'resource:3', resource: payer },
  { fullUrl: 'resource:1', resource: patient('John', '1986-01-01') },
  { fullUrl: 'resource:2', resource: patient('Jane', '1990-11-12') },
];
const bundleOf = (of: object) => ({ resourceType: 'Bundle', type: 'collection', entry: entriesOf(of) });
const read = (content: unknown) => readInsuranceCards(content, '2026-11-25');

describe('a digital insurance card', () => {
  const card = {
    payerName: 'Acme Insurance Co',
    payerIds: ['45002'],
    planName: 'Acme Gold Plus',
    kind: 'health insurance plan policy',
    groupNumber: '993355',
    memberNumber: '102345672-02',
    subscriberNumber: '102345672-01',
    member: { firstName: 'Jane Q.', lastName: 'Doe', birthDate: '1990-11-12' },
    subscriber: { firstName: 'John Q.', lastName: 'Doe', birthDate: '1986-01-01' },
    isSubscriber: false,
    hasEnded: false,
  };

  it('is read from a Bundle, and from a list of its entries, as the guide’s example is', () => {
    expect(read(bundleOf(coverage))).toEqual([card]);
    expect(read(entriesOf(coverage))).toEqual([card]);
  });

  it('of the subscriber says each of the two once, whether by its relationship or by its references', () => {
    const own = { ...coverage, relationship: coding('self'), subscriberId: undefined };
    const john = { firstName: 'Jane Q.', birthDate: '1990-11-12' };
    expect(read(bundleOf(own))).toMatchObject([
      { isSubscriber: true, member: john, subscriber: john, subscriberNumber: '102345672-02' },
    ]);
    const bySame = { ...coverage, relationship: undefined, subscriber: coverage.beneficiary };
    expect(read(bundleOf(bySame))).toMatchObject([{ isSubscriber: true }]);
    expect(read(bundleOf({ ...coverage, relationship: undefined }))).toMatchObject([{ isSubscriber: null }]);
  });

  it.each([
    ['by type and id', 'Patient/p1', { id: 'p1' }, ''],
    ['by the end of an address', 'https://fhir.example.org/Patient/p1', { id: 'p1' }, ''],
    ['by an address', 'urn:uuid:1b', {}, 'urn:uuid:1b'],
  ])('finds its people %s', (_how, reference, more, fullUrl) => {
    const entry = [
      { resource: { ...coverage, beneficiary: { reference } } },
      { fullUrl, resource: { ...patient('Jane', '1990-11-12'), ...more } },
    ];
    expect(read({ resourceType: 'Bundle', entry })).toMatchObject([{ member: { lastName: 'Doe' } }]);
  });

  it('finds what it contains itself', () => {
    const alone = {
      ...coverage,
      contained: [{ ...payer, id: 'payer' }],
      payor: [{ reference: '#payer' }],
    };
    expect(read(alone)).toMatchObject([
      { payerName: 'Acme Insurance Co', payerIds: ['45002'], member: { lastName: '' } },
    ]);
  });

  it.each([
    ['its status', { status: 'cancelled' }],
    ['its last day', { period: { end: '2026-11-24' } }],
  ])('that has ended says so by %s', (_how, change) => {
    expect(read(bundleOf({ ...coverage, ...change }))).toMatchObject([{ hasEnded: true }]);
  });

  it('of medical care stands before those of a part of it, and before one that has ended', () => {
    const kinds = [
      { type: { text: 'Dental' } },
      { type: { text: 'Medical' }, period: { end: '2025-01-01' } },
      { type: { text: 'Medical' } },
    ].map((change) => ({ resource: { ...coverage, ...change } }));
    expect(read({ resourceType: 'Bundle', entry: kinds }).map(({ kind, hasEnded }) => [kind, hasEnded])).toEqual([
      ['Medical', false],
      ['Dental', false],
      ['Medical', true],
    ]);
  });

  it('has each of its texts on one line', () => {
    const named = { ...coverage, class: [{ type: coding('group'), value: ' 99\n33\u0000 55 ' }] };
    expect(read(bundleOf(named))).toMatchObject([{ groupNumber: '99 33 55' }]);
  });

  it('is none of what is no coverage', () => {
    for (const content of [null, 'Bundle', [], {}, { resourceType: 'Bundle', entry: 'none' }, payer]) {
      expect(read(content)).toEqual([]);
    }
  });

  it('never throws at what a stranger has put into it', () => {
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(coverage)), fc.jsonValue())
      .map(([name, value]) => bundleOf({ ...coverage, [name]: name === 'resourceType' ? 'Coverage' : value }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (content) => {
        for (const { memberNumber, hasEnded } of read(content)) {
          expect([typeof memberNumber, typeof hasEnded]).toEqual(['string', 'boolean']);
        }
      }),
      { numRuns: 500 },
    );
  });
});
