import { describe, expect, it } from 'vitest';
import { measuredFromHere } from '../../testing/measured.ts';
import { allowLabelValues } from './label-lists.ts';
import { count, gauge, observe } from './measure.ts';

describe('measurements', () => {
  it('take no value of a label that is in no list', async () => {
    allowLabelValues('payors', ['meridian']);
    const measured = await measuredFromHere();
    const answers = { gateway: 'maria@example.org', outcome: 'answered' } as const;
    count('portico_eligibility_answers_total', { ...answers, payor: 'meridian' });
    count('portico_eligibility_answers_total', { ...answers, payor: '/estimates?token=1' });
    observe('portico_eligibility_seconds', { payor: 'Rivera' }, 0.3);
    const added = Object.keys(await measured());
    expect(added).toContain('portico_eligibility_answers_total{payor="meridian",gateway="other",outcome="answered"}');
    expect(added).toContain('portico_eligibility_answers_total{payor="other",gateway="other",outcome="answered"}');
    expect(added).toContain('portico_eligibility_seconds_count{payor="other"}');
    expect(added.join('')).not.toMatch(/maria|token|Rivera/);
  });

  it('are shown without what fails, or does not come in time, as the queue while the database hangs', async () => {
    const measured = await measuredFromHere();
    const forget = [
      gauge('portico_processes', () => [[{ state: 'serving' } as const, 7]]),
      gauge('portico_processes', () => Promise.reject(new Error('gone'))),
      gauge('portico_processes', () => new Promise(() => {})),
    ];
    expect((await measured())['portico_processes{state="serving"}']).toBe(7);
    for (const each of forget) each();
    expect((await measured())['portico_processes{state="serving"}']).toBeUndefined();
  });
});
