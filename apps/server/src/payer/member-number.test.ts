import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { behaviors } from './behaviors.ts';
import { partOf } from './member-number.ts';
import { scenarios } from './scenarios.ts';

describe('a member number of the demonstration', () => {
  it.each([
    ['ACTIVE-ana7', { play: 'benefits', scenario: 'ACTIVE', plan: 1 }],
    ['active3-x-y', { play: 'benefits', scenario: 'ACTIVE', plan: 3 }],
    ['HDHP', { play: 'benefits', scenario: 'HDHP', plan: 1 }],
    ['SLOW2-1', { play: 'behavior', behavior: 'SLOW', plan: 2 }],
    ['ACK999-1', { play: 'behavior', behavior: 'ACK999', plan: 1 }],
    ['TA1-1', { play: 'behavior', behavior: 'TA1', plan: 1 }],
    ['TA12-1', { play: 'behavior', behavior: 'TA1', plan: 2 }],
    ['AAA72-1', { play: 'rejection', code: '72' }],
    ['AAAT4-1', { play: 'rejection', code: 'T4' }],
    ['ACTIVE0-1', { play: 'rejection', code: '75' }],
    ['CONSTRUCTOR-1', { play: 'rejection', code: '75' }],
    ['900 123 456', { play: 'rejection', code: '75' }],
    ['', { play: 'rejection', code: '75' }],
  ])('%s', (memberNumber, part) => {
    expect(partOf(memberNumber)).toEqual(part);
  });

  it('stands in docs/demo.md, whatever it plays', async () => {
    const tour = await readFile(new URL('../../../../docs/demo.md', import.meta.url), 'utf8');
    for (const name of [...Object.keys(scenarios), ...Object.keys(behaviors)]) expect(tour).toContain(`\`${name}-…\``);
  });
});
