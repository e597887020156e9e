import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HospitalWebsite, startHospitalWebsite } from '../prices/testing/hospital-website.ts';
import { callEngines } from '../testing/databases.ts';
import { examplePath } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

// Issue 13, point 7: "prices follow URL|HOST".
describe.each(callEngines)('portico prices follow on %s', (engine) => {
  let staff: StaffTerminal;
  let website: HospitalWebsite;
  let host: string;
  beforeAll(async () => {
    [staff, website] = await Promise.all([createStaffTerminal(engine), startHospitalWebsite()]);
    host = new URL(website.url).host;
    website.list({ 'Cedar Point Hospital': '/hospital.json', 'Cedar Point Clinic': '/clinic.csv' });
    website.file('/hospital.json', await readFile(examplePath('valid/v3.json')));
    website.file('/clinic.csv', await readFile(examplePath('valid/v3-tall.csv')));
  });
  afterAll(() => Promise.all([staff.close(), website.close()]));

  const follow = (...args: string[]) => staff.run(['prices', 'follow', ...args]);
  const at = ['--location', 'alder-main'];

  it('wants one thing to do', async () => {
    expect(await follow()).toMatchObject({ code: 2, err: expect.stringContaining('Name what to follow') });
    expect(await follow(host)).toMatchObject({ code: 2, err: expect.stringContaining('--location is missing') });
    expect(await follow('--now')).toMatchObject({ code: 1, err: expect.stringContaining('Nothing is followed there') });
    expect(await follow('--list')).toMatchObject({ code: 0, out: 'Nothing is followed.\n' });
  });

  it('lists what is followed to whoever asks, since nothing is changed by it', async () => {
    const nobody = { name: 'root', isAtTerminal: false };
    expect(await staff.run(['prices', 'follow', '--list'], {}, nobody)).toMatchObject({ code: 0 });
    expect(await staff.run(['prices', 'follow', '--now'], {}, nobody)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--as PERSON'),
    });
  });

  it('says which locations a list has, where none of them is named as ours is', async () => {
    expect(await follow(host, ...at)).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        '"Cedar Point Hospital", "Cedar Point Clinic" are listed. Follow it again with --name and one of these.',
      ),
    });
    expect(await follow(host, ...at, '--name', 'Cedar Point')).toMatchObject({ code: 1 });
    expect((await follow('--list')).out).toBe('Nothing is followed.\n');
  });

  it('finds the file by the name of the location, stages it at once, and then finds it unchanged', async () => {
    const added = await follow(host, ...at, '--name', 'cedar point clinic');
    expect(added.out).toContain(`follows "Cedar Point Clinic" of http://${host}/cms-hpt.txt`);
    const first = await follow('--now');
    expect([first.code, first.out]).toEqual([
      0,
      expect.stringMatching(/^alder-main: new prices are staged as version \d+\./),
    ]);
    expect((await staff.run(['prices', 'list', 'alder-main'])).out).toContain('clinic.csv');
    expect(await follow('--now', ...at)).toMatchObject({ code: 0, out: 'alder-main: the file has not changed.\n' });
    const [, version = ''] = /version (\d+)/.exec(first.out) ?? [];
    expect(await staff.run(['prices', 'activate', 'alder-main'])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`prices activate alder-main ${version}`),
    });
    expect((await staff.run(['prices', 'activate', 'alder-main', version])).code).toBe(0);
  });

  it('says what is wrong, at once and in the list', async () => {
    await follow(`${website.url}/hospital.json`, '--location', 'north-valley');
    website.pages.delete('/hospital.json');
    const { code, out } = await follow('--now', '--location', 'north-valley');
    const sentence = `The website does not give the file; it answers with HTTP status 404 ${website.url}/hospital.json.`;
    expect([code, out]).toEqual([1, `north-valley: ${sentence}\n`]);
    expect((await follow('--list')).out).toMatch(
      new RegExp(`^north-valley  North Valley Clinic\n[^]*${sentence}`, 'm'),
    );
  });

  it.each([
    ['https://10.0.0.8/prices.json', 'is of a private network'],
    ['http://hospital.example/prices.json', 'is not https'],
    ['ftp://hospital.example/prices.json', 'not an address'],
  ])('does not follow %s', async (address, says) => {
    const { code, err } = await follow(address, ...at);
    expect([code, err]).toEqual([1, expect.stringContaining(says)]);
  });

  it('stops, and leaves the prices', async () => {
    expect((await follow('--remove', ...at)).out).toContain('Nothing is followed for Alder Bay Hospital');
    expect(await follow('--remove', ...at)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was changed'),
    });
    expect((await staff.run(['prices', 'list', 'alder-main'])).out).toContain('live since');
  });
});
