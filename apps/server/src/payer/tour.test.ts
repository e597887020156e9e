import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import healthSystem from '../demo/health-system.json' with { type: 'json' };
import { partOf } from './member-number.ts';
import { insurerOf } from './plans.ts';

const tour = readFileSync(new URL('../../../../docs/demo.md', import.meta.url), 'utf8');

describe('the tour of the simulated insurers (docs/demo.md)', () => {
  const numbers = [...tour.matchAll(/`([A-Z0-9]+)-…`/g)].map(([, name = '']) => name);

  it.each([...new Set(numbers)])('%s-… is a number that the payer knows', (name) => {
    const part = partOf(`${name}-1`);
    const isRejection = part.play === 'rejection';
    expect(isRejection ? `AAA${part.code}` : name).toBe(name);
  });

  it('lists every insurer of the demonstration with its payer id and its plans', () => {
    const listed = [...tour.matchAll(/^\| ([^|]+) \(`(\w+)`\) \| ([^|]+) \|$/gm)].map(([, ...cells]) => cells);
    const simulated = healthSystem.payors.map(({ name, electronicId }) => {
      const plans = insurerOf(electronicId)?.plans ?? [];
      return [name, electronicId, plans.map((plan) => plan.name).join(', ')];
    });
    expect(listed).toEqual(expect.arrayContaining(simulated));
    expect(listed).toHaveLength(simulated.length);
  });
});
