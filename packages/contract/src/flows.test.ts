import { activationFlow, partnerRequestFlow, signUpFlow, smsActivationFlow } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { activationPages, partnerRequestPages, signUpPages, smsActivationPages } from './flows.ts';
import { stateOf, type StateName } from './states/table.ts';

const flows = [
  ['sign-up', signUpFlow, signUpPages],
  ['activation', activationFlow, activationPages],
  ['sms-activation', smsActivationFlow, smsActivationPages],
  ['partner-request', partnerRequestFlow, partnerRequestPages],
] as const;

const pagesOf = (pages: Readonly<Record<string, StateName>>) => Object.values(pages).map(stateOf);

describe('the pages of the flows (spec §2, §4)', () => {
  it('stand as they were agreed', () => {
    const rows = flows.flatMap(([flow, , pages]) =>
      Object.entries<StateName>(pages).map(([step, page]) => [flow, step, page, stateOf(page).path].join(' | ')),
    );
    expect(rows.join('\n')).toMatchSnapshot();
  });

  it.each(flows)('%s has a page for each step of its table', (_, { table }, pages) =>
    expect(Object.keys(pages)).toEqual(Object.keys(table)),
  );

  it.each([
    ['sign-up', signUpFlow.start, signUpPages],
    ['activation', activationFlow.start, activationPages],
  ] as const)(
    '%s begins where anyone may come; its other pages are reached by the step before alone',
    (_, at, pages) => {
      const first = stateOf(Object.entries<StateName>(pages).find(([step]) => step === at.step)?.[1] ?? 'home');
      expect(first.access).toBe('anyone');
      expect(new Set(pagesOf(pages).flatMap((each) => (each === first ? [] : [each.access])))).toEqual(
        new Set(['flow']),
      );
    },
  );

  it('each step of sign-up and activation has its twin for partners, text-message activation has none', () => {
    expect(pagesOf({ ...signUpPages, ...activationPages }).every(({ twin }) => twin !== null)).toBe(true);
    expect(pagesOf(smsActivationPages).every(({ twin }) => twin === null)).toBe(true);
    expect(pagesOf(partnerRequestPages).every(({ inPartner }) => inPartner)).toBe(true);
  });

  it('a page takes the parameters that its step has to show: counters, the end of the session, the view (spec §2)', () => {
    expect(stateOf(signUpPages.failed).params).toEqual(expect.arrayContaining(['cc', 'ch']));
    expect(stateOf(smsActivationPages.credentials).params).toContain('expires');
    expect(stateOf(partnerRequestPages.main).params).toContain('view');
  });
});

it.each([
  ['creditHistory', 'signup-credit-questions'],
  ['creditCard', 'signup-ccverification'],
  ['activationCode', 'signup-postal-mail'],
] as const)('the way %s leads to the page %s (spec §4)', (way, page) =>
  expect(signUpPages[signUpFlow.stepOfAlternative[way]]).toBe(page),
);
