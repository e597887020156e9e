import { getActivation, getMobileActivation } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../adapters/patients-registry.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { choose, lookUp, lookUpLink, newBrowser, newPatient, statusIn } from '../enrolment/testing/activation.ts';
import { refusalOf, refused } from '../estimates/testing/guest.ts';
import { engines } from '../testing/databases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { issueDemonstrationCodes } from './issue-codes.ts';
import { loadPatients } from './load-patients.ts';

describe.each(engines)('codes and links of the demonstration on %s (/dev/demo.json)', (engine) => {
  let test: TestApp;
  let patients: Awaited<ReturnType<typeof issueDemonstrationCodes>>;
  const issue = () => issueDemonstrationCodes(test.database, test.settings, test.clock);
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await loadPatients(test.database, test.settings.keys, test.clock);
    patients = await issue();
  });
  afterAll(() => test.close());

  const person = (number: string) => {
    const found = patients.find(({ medicalRecordNumber }) => medicalRecordNumber === number);
    const issuedTo = newPatient({ number, birthDate: found?.birthDate ?? '', zips: [found?.address?.zip ?? ''] });
    const tokenOf = (link = '') => /\/sms-activation#token=([\w-]{43})$/.exec(link)?.[1] ?? '';
    const shown = (code: string) => ({ code, patientId: null, issuedTo });
    return {
      code: shown(found?.accessCode ?? ''),
      expired: shown(found?.expiredAccessCode ?? ''),
      link: shown(tokenOf(found?.smsLink)),
      expiredLink: shown(tokenOf(found?.expiredSmsLink)),
    };
  };

  it.each(['AB-200001', 'AB-200002', 'AB-200003', 'AB-200004', 'AB-200005'])('let %s in', async (number) => {
    const browser = await newBrowser(test);
    expect(statusIn(await lookUp(browser, person(number).code)).step).toBe('credentials');
    expect(statusIn(await browser.get(getActivation.path)).step).toBe('credentials');
  });

  it('let somebody with a mobile phone in by a link', async () => {
    const browser = await newBrowser(test);
    expect(statusIn(await lookUpLink(browser, person('AB-200001').link)).step).toBe('credentials');
    expect(statusIn(await browser.get(getMobileActivation.path)).step).toBe('credentials');
  });

  it('have some that expired', async () => {
    const { expired, expiredLink } = person('AB-200001');
    expect(refusalOf(await lookUp(await newBrowser(test), expired))).toEqual(refused('accessCodeExpired'));
    expect(refusalOf(await lookUpLink(await newBrowser(test), expiredLink))).toEqual(refused('activationInvalid'));
  });

  it('are none for a patient who is dead, nor for one without a mobile phone', () => {
    const of = (number: string) => Object.keys(patients.find((each) => each.medicalRecordNumber === number) ?? {});
    expect(of('AB-200006')).not.toContain('accessCode');
    expect(of('AB-200002')).not.toContain('smsLink');
  });

  it('are issued anew at every start, and no more to whoever has an account', async () => {
    const before = person('AB-200001').code;
    const patient = await patientsOfRegistry(test.database.db, test.settings.keys).findByMedicalRecordNumber(
      'AB-200002',
    );
    const link = { patientId: patient?.patientId ?? '', accountId: '00000000-0000-4000-8000-000000000001' };
    await test.database.db.transaction().execute((trx) => linkAccount(trx, { ...link, now: test.clock.now() }));
    patients = await issue();
    expect(person('AB-200001').code.code).not.toBe(before.code);
    expect(person('AB-200002').code.code).toBe('');
    const browser = await newBrowser(test);
    await lookUp(browser, before);
    expect(statusIn(await choose(browser, 'demo.patient')).step).toBe('terms');
  });
});
