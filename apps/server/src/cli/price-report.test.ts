import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPriceFile } from '../prices/check-price-file.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { pricesCheck } from './prices-check.ts';
import { reportHtml } from '../prices/report/report-html.ts';
import { reportJson } from '../prices/report/report-json.ts';
import { reportText } from '../prices/report/report-text.ts';

// Issue 13, point 1: "A report in text, JSON and HTML that staff can send to their vendor, grouped by rule with the first places."
describe('the report of a check', () => {
  let folder: TestFolder;
  beforeAll(async () => {
    folder = await makeTestFolder();
  });
  afterAll(() => folder.remove());

  it('has all of a finding in JSON', async () => {
    const check = await checkPriceFile(examplePath('invalid/rules.json'));
    const report: unknown = JSON.parse(reportJson(check));
    expect(report).toMatchObject({
      file: 'rules.json',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      verdict: 'not importable',
      conforms: false,
      importable: false,
      version: '3.0.0',
      leftOut: 1,
      breaches: 18,
    });
    expect(report).toHaveProperty(
      'rules',
      expect.arrayContaining([
        {
          rule: 'code-alone',
          sentence: 'A code stands alone in its value, as it is billed.',
          source: '45 CFR 180.50(b)(2)(iv); code',
          breaksConformity: true,
          count: 2,
          leftOut: 0,
          places: expect.arrayContaining([
            {
              rule: 'code-alone',
              outcome: 'taken',
              line: 12,
              item: 10,
              pointer: '/standard_charge_information/9/code_information/0/code',
              column: 'code_information/0/code',
              found: 'C1769?',
              remedy: 'Write C1769.',
            },
          ]),
        },
      ]),
    );
  });

  it('is a page by itself, in which no text of the file is markup', async () => {
    const example = await readFile(examplePath('valid/v3.json'), 'utf8');
    const path = await folder.write('<b>.json', example.replace('"type": "RC"', '"type": "<script>alert(1)</script>"'));
    const page = reportHtml(await checkPriceFile(path));
    expect(page).toContain('<strong>Verdict: importable with breaches.</strong>');
    expect(page).toContain('&#60;SCRIPT&#62;'.toLowerCase());
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(/i);
    expect(page).toContain('id="code-type"');
  });

  it('counts all findings of a rule, and lists the first', async () => {
    const [names = '', values = '', headers = '', row = ''] = (
      await readFile(examplePath('valid/v3-tall.csv'), 'utf8')
    ).split('\n');
    const zero = row.replace('2400,', '0,');
    const rows = Array.from({ length: 1000 }, (_, at) => zero.replace('knee', `knee ${at}`));
    const path = await folder.write('zeros.csv', `${[names, values, headers, ...rows].join('\n')}\n`);
    const check = await checkPriceFile(path);
    expect(check).toMatchObject({
      verdict: 'importable with breaches',
      rules: [{ rule: 'number-not-zero', count: 1000 }],
    });
    expect(check.rules[0]?.first.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(reportText(check)).toContain('and 997 other places');
    expect(reportHtml(check)).toContain('And 990 other places.');
  });

  it('is written where staff say, and over nothing but a page', async () => {
    const page = join(await folder.write('here', '').then((path) => join(path, '..')), 'report.html');
    const told = { out: '', err: '' };
    const context = {
      terminal: {
        out: (text: string) => void (told.out += text),
        err: (text: string) => void (told.err += text),
        isInteractive: false,
      },
      env: {},
      signal: new AbortController().signal,
    };
    const check = (html: string): Promise<number> =>
      pricesCheck.run(context as unknown as Parameters<typeof pricesCheck.run>[0], {
        positionals: [examplePath('valid/v3.json')],
        options: { html },
        lists: {},
      });
    expect(await check(page)).toBe(0);
    expect(await readFile(page, 'utf8')).toContain('There are no findings.');
    expect(told.err).toContain(`The report is in ${page}.`);
    await expect(check('prices.json')).rejects.toThrow('give it a name such as report.html');
  });
});
