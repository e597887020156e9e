import { pathTo, states } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { hasPage, pageNames } from './pages.ts';
import { whereIs } from './where.ts';

const root = '/Private';
const names = [...states.keys()];

describe('the pages of the states (spec §2)', () => {
  it.each(pageNames())('%s is the name of a state', (name) => expect(names).toContain(name));

  it('are there for everything that a guest needs for an estimate', () => {
    const needed = ['home', 'estimates', 'estimates-terms', 'estimates-services', 'estimates-details'] as const;
    expect(needed.filter((name) => !hasPage(name))).toEqual([]);
  });

  it.each(['helpdesk-center', 'contact-helpdesk', 'terms-conditions'] as const)('have %s (spec §2, Shared)', (name) =>
    expect(hasPage(name)).toBe(true),
  );

  it.each(names.filter(hasPage))('%s is reached inside the app', (name) => {
    expect(whereIs(name, undefined, root)).toEqual({ inside: true, href: pathTo(name) });
  });

  it.each(names.filter((name) => !hasPage(name)))('%s is handed to the signed-in app, its path in the hash', (name) => {
    expect(whereIs(name, undefined, root)).toEqual({ inside: false, href: `/Private#${pathTo(name)}` });
  });
});
