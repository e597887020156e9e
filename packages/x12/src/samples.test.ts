import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInterchanges, writeInterchange } from './index.ts';
import { canonical } from './testing/canonical.ts';
import { refusalOf } from './testing/read.ts';

const folder = new URL('../../../../shared/data/x12/', import.meta.url);
const isPresent = existsSync(folder);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'latin1');

/** These are read, and written again in their canonical form. */
const right = [
  'herophilus-1.271',
  'herophilus-acc-1.999',
  'herophilus-rej-1.999',
  'kartik-270_batch_multi-1.270',
  'kartik-270_custom_delimiters-1.270',
  'kartik-270_realtime_single-1.270',
  'lfh-demo-1.270',
  'lfh-demo-1.271',
  'lfh-dependent-health-benefit-check-1.270',
  'lfh-dependent-health-benefit-check-1.271',
  'mjkubba-1.270',
  'oop-999-DHS_Wisconsin-1.999',
  'oop2_270-_5010-Example1_IG-1.270',
  'oop2_270-_5010-Example1_IG_0x1D-1.270',
  'pokitdok-1.270',
  'pokitdok-2.271',
  'staedi-ack-1.TA1',
  'staedi-simple999-1.999',
];

/** Where each of the others is wrong. */
const wrong: Readonly<Record<string, string>> = {
  // Version 4010.
  'imsweb-1.270': 'GS08',
  'imsweb-1.271': 'GS08',
  'oop2_270-_4010-Example1_DHHS-1.270': 'GS08',
  'oop2_270-_4010-Example2_EHCCA-1.270': 'GS08',
  'oop2_270-_4010-Example3_Aetna-1.270': 'GS08',
  'oop2_271-_4010-Example1_DHHS-1.271': 'GS08',
  'oop2_271-_4010-Example2_TMHP-1.271': 'GS08',
  // A group of 270s (HS) that holds a 271.
  'kartik-271_active_response-1.271': 'ST01',
  'kartik-271_ls_le_wrapper-1.271': 'ST01',
  'kartik-271_multiple_eb_segments-1.271': 'ST01',
  'kartik-271_rejected_subscriber-1.271': 'ST01',
  'kartik-gainwell_271_redacted-1.271': 'ST01',
  'nodex12-truncated-no-iea.271': 'ST01',
  // The 97th second.
  'imsweb-accepted-1.999': 'GS05',
  // A subscriber who is neither a person nor an organization.
  'kartik-batch_with_one_bad_transaction-1.270': 'NM102',
  // Counts and control numbers.
  'lfh-subscriber-health-benefit-check-error-1.271': 'SE02',
  'machete-1.271': 'SE01',
  // A component separator other than the one in the ISA.
  'mjkubba-1.271': 'EB03',
  'mjkubba-1.999': 'CTX05',
  // An IK5 before the AK1.
  'staedi-invalid999-1.999': 'IK5',
};

/** Their ISA has one separator for both components and repetitions. */
const isAmbiguous = (name: string): boolean => name.startsWith('oop-') && name.endsWith('.271');

describe.skipIf(!isPresent)('published samples (reads ../shared/data when present)', () => {
  it.each(right)('%s is read', (name) => {
    const text = textOf(name);
    const written = readInterchanges(text).map((each, index) =>
      writeInterchange(each, canonical(text)[index]?.separators),
    );
    expect(written).toEqual(canonical(text).map((each) => each.text));
  });

  it('each wrong sample is refused for its own error', () => {
    const refused = Object.keys(wrong).map((name) => {
      const { segment = '', element = null } = refusalOf(textOf(name)) ?? {};
      return [name, segment + (element === null ? '' : String(element).padStart(2, '0'))];
    });
    expect(Object.fromEntries(refused)).toEqual(wrong);
  });

  it('no sample is forgotten', () => {
    const others = readdirSync(folder).filter((name) => !isAmbiguous(name));
    expect(others.toSorted()).toEqual([...right, ...Object.keys(wrong)].toSorted());
  });

  it('an ISA with one separator for two things is refused', () => {
    const refusals = readdirSync(folder)
      .filter(isAmbiguous)
      .map((name) => refusalOf(textOf(name))?.segment);
    expect(new Set(refusals)).toEqual(new Set(['ISA']));
  });

  it('in its right group, an answer with 153 transactions is read: 140 benefits, 13 rejections', () => {
    const text = textOf('kartik-gainwell_271_redacted-1.271').replace('GS*HS', 'GS*HB');
    const subscribers = readInterchanges(text)
      .flatMap(({ groups }) => groups.flatMap(({ transactions }) => transactions))
      .flatMap((each) => (each.kind === '271' ? each.payers : []))
      .flatMap(({ receivers }) => receivers.flatMap((each) => each.subscribers));
    expect(subscribers).toHaveLength(153);
    expect(subscribers.flatMap(({ benefits }) => benefits)).toHaveLength(140);
    expect(subscribers.flatMap(({ rejections }) => rejections)).toHaveLength(13);
  });
});
