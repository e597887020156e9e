import { describe, expect, it } from 'vitest';
import { readInterchanges, writeInterchange } from '../index.ts';
import { ISA, message } from '../testing/messages.ts';
import { refusalOf, transactionOf } from '../testing/read.ts';

describe('999 (005010X231A1)', () => {
  it('says of each transaction what was wrong, and where', () => {
    const text = message('999', [
      'AK1*HS*42*005010X279A1',
      'AK2*270*0001*005010X279A1',
      'IK5*A',
      'AK2*270*0002',
      'IK3*NM1*8*2100*8',
      'CTX*SITUATIONAL TRIGGER*NM1*8*2100*9:1:2*67:1325',
      'IK4*3:1:2*1035*4*BAD NAME',
      'CTX*TRN02:TRACE-2',
      'IK4*9**1',
      'IK3*DMG*9',
      'IK5*R*I5*3',
      'AK9*P*2*2*1*5',
    ]);
    expect(transactionOf(text)).toEqual({
      kind: '999',
      controlNumber: '0042',
      implementation: '005010X231A1',
      group: { functionalId: 'HS', controlNumber: '42', version: '005010X279A1' },
      transactions: [
        {
          identifier: '270',
          controlNumber: '0001',
          implementation: '005010X279A1',
          errors: [],
          outcome: 'A',
          codes: [],
        },
        {
          identifier: '270',
          controlNumber: '0002',
          implementation: null,
          errors: [
            {
              segment: 'NM1',
              position: 8,
              loop: '2100',
              code: '8',
              contexts: [
                {
                  subjects: [{ name: 'SITUATIONAL TRIGGER', value: null }],
                  segment: 'NM1',
                  position: 8,
                  loop: '2100',
                  at: { element: 9, component: 1, repetition: 2 },
                  references: ['67', '1325'],
                },
              ],
              elements: [
                {
                  at: { element: 3, component: 1, repetition: 2 },
                  reference: '1035',
                  code: '4',
                  value: 'BAD NAME',
                  contexts: [
                    {
                      subjects: [{ name: 'TRN02', value: 'TRACE-2' }],
                      segment: null,
                      position: null,
                      loop: null,
                      at: null,
                      references: [],
                    },
                  ],
                },
                {
                  at: { element: 9, component: null, repetition: null },
                  reference: null,
                  code: '1',
                  value: null,
                  contexts: [],
                },
              ],
            },
            { segment: 'DMG', position: 9, loop: null, code: null, contexts: [], elements: [] },
          ],
          outcome: 'R',
          codes: ['I5', '3'],
        },
      ],
      outcome: 'P',
      included: 2,
      received: 2,
      accepted: 1,
      codes: ['5'],
    });
  });

  it.each([
    [['AK2*270*1', 'IK5*A', 'AK9*A*1*1*1'], 'AK2', null],
    [['AK1*HS*42', 'AK2*270*1', 'AK9*A*1*1*1'], 'AK9', null],
    [['AK1*HS*42', 'AK2*270*1', 'IK5*Q', 'AK9*A*1*1*1'], 'IK5', 1],
    [['AK1*HS*42', 'AK2*270*1', 'IK4*1**1', 'IK5*R', 'AK9*A*1*1*1'], 'IK4', null],
    [['AK1*HS*42', 'AK9*A*1*x*1'], 'AK9', 3],
    [['AK1*HS*42', 'AK9*A*1*1*1**3'], 'AK9', 5],
  ])('%s is refused', (segments, segment, element) => {
    expect(refusalOf(message('999', segments))).toMatchObject({ segment, element });
  });
});

describe('TA1', () => {
  const text = `${ISA}TA1*000000007*261120*2359*R*006~IEA*0*000000042~`;
  const acknowledgement = {
    controlNumber: '000000007',
    date: '2026-11-20',
    time: '23:59',
    outcome: 'R' as const,
    code: '006',
  };

  it('may be in an interchange without groups', () => {
    expect(readInterchanges(text)[0]).toMatchObject({ acknowledgements: [acknowledgement], groups: [] });
  });

  it('may be counted as a group, as some senders do; a writer does not', () => {
    const [interchange] = readInterchanges(text.replace('IEA*0', 'IEA*1'));
    expect(interchange && writeInterchange(interchange)).toBe(text);
  });

  it.each([
    ['TA1*000000007*261320*2359*R*006', 2],
    ['TA1*000000007*261120*2460*R*006', 3],
    ['TA1*000000007*261120*2359*B*006', 4],
    ['TA1*000000007*261120*2359*R', 5],
  ])('%s is refused', (segment, element) => {
    const wrong = `${ISA}${segment}~IEA*0*000000042~`;
    expect(refusalOf(wrong)).toMatchObject({ segment: 'TA1', position: 2, element });
  });
});
