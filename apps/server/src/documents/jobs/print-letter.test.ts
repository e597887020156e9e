import { describe, expect, it, vi } from 'vitest';
import type { Letter, LetterOutcome } from '../../ports/letters.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { exampleLetter } from '../../testing/letter-examples.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { printLetter } from './print-letter.ts';

const id = '6f1f3f5a-6f0e-4d51-9b7c-0d6a3c0a9c11';
const settings = await readSettings('test', {});

function portsAnswering(outcome: LetterOutcome, now = '2026-11-21T20:00:00Z') {
  const printed: Letter[] = [];
  const print = async (letter: Letter): Promise<LetterOutcome> => {
    printed.push(letter);
    return outcome;
  };
  const report = vi.fn<(failure: object) => void>();
  return { printed, ports: { clock: settableClock(now), letters: { print }, settings, report }, report };
}

describe('the job that prints a letter', () => {
  it('has it printed, from the health system and with the day of the hospital', async () => {
    // Still November 21 in California.
    const { printed, ports, report } = portsAnswering('accepted', '2026-11-22T06:00:00Z');
    await printLetter({ id, ...exampleLetter() }, ports);
    expect(printed).toMatchObject([{ id, recipient: exampleLetter().recipients[0]?.lines }]);
    for (const text of ['Alder Bay Health', '100 Portico Hill Drive', 'November 21, 2026', '7K4QD-9XM2T-R3HWF']) {
      expect(printed[0]?.text).toContain(text);
    }
    expect(report).not.toHaveBeenCalled();
  });

  it('fails, to be tried again, when the service asks for that', async () => {
    const { ports } = portsAnswering('deferred');
    await expect(printLetter({ id, ...exampleLetter() }, ports)).rejects.toThrow('another try');
  });

  it('is done when the service refuses for good', async () => {
    const { ports, report } = portsAnswering('refused');
    await printLetter({ id, ...exampleLetter() }, ports);
    expect(report).toHaveBeenCalledWith({ queue: 'print-letter', reason: 'refused', detail: `letter ${id}` });
  });

  it('prints no code that is good no more, and one on its last day', async () => {
    const { printed, ports, report } = portsAnswering('accepted');
    await printLetter({ id, ...exampleLetter({ expires: '2026-11-20' }) }, ports);
    expect(printed).toEqual([]);
    expect(report).toHaveBeenCalledWith({ queue: 'print-letter', reason: 'expired', detail: `letter ${id}` });
    await printLetter({ id, ...exampleLetter({ expires: '2026-11-21' }) }, ports);
    expect(printed).toHaveLength(1);
  });

  it('tells staff what cannot be printed by place alone', async () => {
    const { printed, ports, report } = portsAnswering('accepted');
    const home = { lines: ['ꦫꦠꦸ', 'Jalan Malioboro 5'] };
    await printLetter({ id, ...exampleLetter({ recipients: [home] }) }, ports);
    expect(printed).toEqual([]);
    const detail = `letter ${id}, recipient line 1`;
    expect(report).toHaveBeenLastCalledWith({ queue: 'print-letter', reason: 'unprintable', detail });

    const latin = { lines: ['Ratu', 'Jalan Malioboro 5'] };
    await printLetter({ id, ...exampleLetter({ recipients: [home, latin] }) }, ports);
    expect(printed).toMatchObject([{ recipient: latin.lines }]);
    expect(report).toHaveBeenLastCalledWith({ queue: 'print-letter', reason: 'second form of the address', detail });
  });
});
