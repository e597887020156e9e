import { getEstimateDetails, sendSummaryEmail, updateProvider } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOutbox } from '../../platform/outbox.ts';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices, type PricedLine } from '../testing/import-prices.ts';
import {
  checkedWith,
  endOfCheck,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  startCheck,
} from '../testing/insurance.ts';

const choice = { payer: 'Meridian', plan: 'Choice PPO' };
const cascadia = { payer: 'Cascadia Blue', plan: 'PPO' };

/** A code with the price of the hospital, and of the physician where there is one. */
function linesOf(code: string, hospital: number, physician?: number): PricedLine[] {
  const line = (dollars: number) => ({
    code,
    gross: dollars * 2,
    cash: dollars,
    rates: [choice, cascadia].map((plan) => ({ ...plan, dollars })),
  });
  const ofHospital: PricedLine = { ...line(hospital), billing_class: 'facility' };
  if (physician === undefined) return [ofHospital];
  return [ofHospital, { ...line(physician), billing_class: 'professional', modifier: '26' }];
}

let test: TestApp;
let close: () => Promise<void>;
let guest: Guest;

/** What is calculated and not queried, so that one engine shows it. */
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite'));
  await importPrices(test, 'alder-main', [
    ...linesOf('73721', 1104.2, 186),
    ...linesOf('97110', 60),
    ...linesOf('80053', 150),
    ...linesOf('29881', 4000, 900),
  ]);
  const payorNames = [
    { payerName: 'Meridian', planName: 'Choice PPO', payorId: 'meridian', portalPlan: null },
    { payerName: 'Cascadia Blue', planName: 'PPO', payorId: 'cascadia-blue', portalPlan: null },
  ];
  const now = test.clock.now();
  await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', payorNames, now));
});
beforeEach(async () => {
  guest = await openGuest(test.app);
});
afterAll(() => close());

async function answered(memberNumber: string, template = 'mri-knee'): Promise<WireEstimate> {
  const { EstInfo } = await checkedWith(guest, memberNumber, { template });
  if (EstInfo === null) throw new Error('no estimate');
  return EstInfo;
}

/** With a second insurance by Cascadia Blue. */
async function answeredByBoth(first: string, second: string, template?: string): Promise<WireEstimate> {
  const { PesGlo } = await answered(first, template);
  const card = { PayorId: 'cascadia-blue', GroupNumber: 'G-1', second: '1' } as const;
  const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf(second, card));
  const { EstInfo } = await endOfCheck(guest, PesGlo, HSeqs);
  if (EstInfo === null) throw new Error('no estimate');
  return EstInfo;
}

const kindsOf = ({ Estimate }: WireEstimate) => Estimate?.InsurerNotes.map(({ Kind }) => Kind);
const notesOf = ({ Estimate }: WireEstimate) => Estimate?.InsurerNotes;

describe('prior authorization (issue 11, point 4)', () => {
  it('is said beside the amount, and changes nothing about it', async () => {
    const [plain, noted] = [await answered('ACTIVE-1'), await answered('AUTHORIZATION-1')];
    expect(notesOf(plain)).toEqual([]);
    expect(kindsOf(noted)).toEqual(['approvalNeeded']);
    expect(notesOf(noted)?.[0]?.Title).toBe('Your plan wants to approve this care first');
    expect(noted.Estimate?.PatientAmount).toBe(plain.Estimate?.PatientAmount);
  });

  it('that is not needed is said, where it is so for all of the care', async () => {
    expect(kindsOf(await answered('AUTHORIZATION-3', 'code-CPT-80053'))).toEqual(['approvalNotNeeded']);
  });
});

describe('limits of visits (EB F)', () => {
  const texts = ['Physical therapy: 20 visits a calendar year, 8 left.'];

  it('are said with what is left', async () => {
    const model = await answered('VISITS-1', 'physical-therapy');
    expect(notesOf(model)).toEqual([{ Kind: 'limit', Title: 'Your plan limits this care', Texts: texts }]);
    expect(model.Estimate).toMatchObject({ PatientAmount: '$25.00', Band: null });
  });

  it('that are used up leave the amount open upward, in the band and in the working', async () => {
    const { Estimate } = await answered('USEDUP-1', 'physical-therapy');
    expect(Estimate).toMatchObject({
      PatientAmount: '$25.00',
      LegitimateFreeEstimate: false,
      Band: { IsOpen: true, Text: 'At least $25.00', Reasons: [{ Kind: 'limitReached' }] },
      InsurerNotes: [{ Kind: 'limitReached' }],
    });
    expect(Estimate?.InsurerNotes[0]?.Texts).toEqual([
      'Physical therapy: 20 visits a calendar year, 0 left.',
      'That is less than this care takes: you may owe all of it. Ask your insurer before your visit.',
    ]);
    expect(Estimate?.Working.at(-1)?.Detail).toContain('less is left than this care takes');
  });

  it('are not forgotten where the benefits are entered by hand', async () => {
    const { PesGlo } = await answered('USEDUP-2', 'physical-therapy');
    const byHand: WireEstimate = (await enterBenefits(guest, PesGlo, 'overall:deductible=0;PT:copay=10')).json();
    expect(byHand.Estimate?.PatientAmount).toBe('$10.00');
    expect(kindsOf(byHand)).toEqual(['limitReached']);
  });

  it('are in the mail of the summary', async () => {
    const { PesGlo: pesGlo } = await answered('USEDUP-4', 'physical-therapy');
    await guest.post(sendSummaryEmail.path, { emailAddress: 'ana@example.org', pesGlo, token: guest.token });
    const [mail] = await vi.waitFor(
      async () => {
        const mails = await listOutbox(test.database.db);
        if (mails.length === 0) throw new Error('not yet');
        return mails;
      },
      { timeout: 30_000, interval: 50 },
    );
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Physical therapy: 20 visits a calendar year, 0 left.');
      expect(body).toContain('More if your plan does not pay because its limit is used up');
    }
  });

  it('are in the printed page and in Spanish', async () => {
    const { PesGlo } = await answered('USEDUP-3', 'physical-therapy');
    const page = await guest.get(urlOf(getEstimateDetails, { token: guest.token, estimate: PesGlo }), {
      accept: 'text/html',
      'accept-language': 'es',
    });
    expect(page.body).toContain('Fisioterapia: 20 visitas por año calendario; le quedan 0.');
    expect(page.body).toContain('Qué más dice su aseguradora');
  });
});

describe('what is excluded of the care (EB I and E)', () => {
  it('is said in the insurer’s words, and changes nothing about the amount', async () => {
    const [plain, noted] = [await answered('ACTIVE-2'), await answered('NARROWED-1')];
    const words = [
      'MRI and CT scans: your insurer names something that your plan does not pay for. Ask whether it is what you need.',
      'In your insurer’s words: “Imaging for research excluded”',
    ];
    const Title = 'Your plan does not pay for a part of this care';
    expect(notesOf(noted)).toEqual([{ Kind: 'limit', Title, Texts: words }]);
    expect(noted.Estimate?.PatientAmount).toBe(plain.Estimate?.PatientAmount);
  });
});

describe('the network of the doctor who was chosen (loop 2120)', () => {
  const chosen = async (memberNumber: string, doctor: string): Promise<WireEstimate> => {
    const { PesGlo } = await answered(memberNumber, 'knee-arthroscopy');
    const body = { eafId: doctor, pesGlo: PesGlo, requiredSectionsComplete: '1', token: guest.token };
    return (await guest.post(updateProvider.path, body)).json();
  };

  it('is said as the insurer says it of that NPI', async () => {
    const model = await chosen('DOCTOR-1', 'osei-amara');
    expect(kindsOf(model)).toEqual(['doctorInNetwork', 'primaryCare']);
    expect(notesOf(model)?.[1]?.Texts[0]).toContain('ROSA DELGADO');
  });

  it('is not claimed of a doctor of whom the insurer says nothing, though the hospital has agreed prices', async () => {
    const model = await chosen('DOCTOR-2', 'lindqvist-erik');
    expect(kindsOf(model)).toEqual(['doctorUnsaid', 'primaryCare']);
    expect(notesOf(model)?.[0]?.Texts[0]).toContain('did not say whether Erik Lindqvist is');
  });

  it('stands beside what is needed of the surgery: an approval for a part of it, and one of which nothing is said', async () => {
    const notes = notesOf(await chosen('AUTHORIZATION-2', 'osei-amara'));
    expect(notes?.map(({ Kind }) => Kind)).toEqual(['approvalPerhaps', 'approvalUnsaid', 'doctorUnsaid']);
    expect(notes?.[0]?.Texts[0]).toContain('This is about: Surgeon and procedure fees.');
    expect(notes?.[0]?.Texts[1]).toBe('In your insurer’s words: “Implants only”');
  });
});

describe('a plan whose dates end (DTP)', () => {
  it('soon: it is said, with the day', async () => {
    const [note] = notesOf(await answered('ENDING-1')) ?? [];
    expect(note?.Kind).toBe('planEnds');
    expect(note?.Title).toMatch(/^Your plan ends on \w+ \d+, \d{4}$/);
  });

  it('before the care: the coverage is not confirmed, and the day is said', async () => {
    const reply = await checkedWith(guest, 'ENDED-1');
    expect(reply).toMatchObject({ RteCheck: '0', Reason: 'inactive', EstInfo: { Estimate: null } });
    expect(reply.Text).toMatch(/says that this coverage ended on \w+ \d+, \d{4}\./);
    const { PesGlo } = await estimateOf(guest);
    const byHand: WireEstimate = (await enterBenefits(guest, PesGlo, 'overall:deductible=0;62:coinsurance=20')).json();
    expect(byHand.Messages.map(({ Name }) => Name)).toContain('insurerSaysInactive');
  });
});

describe('what the second insurer says (issue 11, points 4 and 5)', () => {
  const titlesOf = ({ Estimate }: WireEstimate) => Estimate?.InsurerNotes.map(({ Title }) => Title);

  it('of a limit that is used up: the amount is not sure, not free, and the working says of which insurance', async () => {
    const model = await answeredByBoth('VISITS-11', 'USEDUP-11', 'physical-therapy');
    expect(model.Estimate).toMatchObject({
      PatientAmountRaw: 0,
      LegitimateFreeEstimate: false,
      Band: { Text: 'At least $0.00', Reasons: [{ Kind: 'limitReached' }] },
    });
    expect(titlesOf(model)).toEqual([
      'Cascadia Blue: Your plan may not pay for this care any more',
      'Meridian: Your plan limits this care',
    ]);
    const [pays, total] = (model.Estimate?.Working ?? []).slice(-2);
    expect(pays?.Detail).toContain('less is left than this care takes');
    expect(total?.Detail).not.toContain('less is left than this care takes');
  });

  it('of approval stands beside what the first says, each with its name', async () => {
    const model = await answeredByBoth('ACTIVE-12', 'AUTHORIZATION-12');
    expect(titlesOf(model)).toEqual(['Cascadia Blue: Your plan wants to approve this care first']);
  });

  it('does not stand in the working of the second where the limit is of the first', async () => {
    const { Estimate } = await answeredByBoth('USEDUP-13', 'VISITS-13', 'physical-therapy');
    expect(Estimate?.LegitimateFreeEstimate).toBe(false);
    expect(Estimate?.Working.at(-1)?.Detail).toContain('less is left than this care takes');
    expect(Estimate?.SecondWorking.at(-1)?.Detail).not.toContain('less is left than this care takes');
  });
});
