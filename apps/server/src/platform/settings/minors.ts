import { proxyScopes } from '@portico/contract';
import * as z from 'zod';
import { stateCode } from './words.ts';

const age = z.int().min(10).max(25);

/** The law of the state in which the hospital's patients live, as the hospital's lawyers read it (docs/decisions/0203). */
const ofRule = {
  /** At this age the access of a parent ends: 18 in most states, 19 in Alabama and Nebraska, 21 in Mississippi. */
  adultAt: age,
  /** From this age on a teenager has a privacy of their own; null: there is none before they are of age. */
  privateFrom: age.nullable(),
  /** What is left of a parent's access from then on. */
  parentsKeep: z.array(z.enum(proxyScopes)),
};

/** When the access of a parent to a child's record ends, and from when on it allows less; by the state of the child's address. */
export const minors = z
  .strictObject({
    adultAt: ofRule.adultAt.default(18),
    privateFrom: ofRule.privateFrom.default(null),
    parentsKeep: ofRule.parentsKeep.default([]),
    /** Where the rule of a state is another one: what of it differs. */
    states: z
      .record(
        stateCode,
        z.strictObject({
          adultAt: ofRule.adultAt.optional(),
          privateFrom: ofRule.privateFrom.optional(),
          parentsKeep: ofRule.parentsKeep.optional(),
        }),
      )
      .default({}),
  })
  .superRefine(({ states, ...base }, context) => {
    for (const state of ['', ...Object.keys(states)]) {
      const { adultAt, privateFrom } = minorRuleOf({ ...base, states }, state);
      if (privateFrom === null || privateFrom < adultAt) continue;
      const path = state === '' ? ['privateFrom'] : ['states', state, 'privateFrom'];
      context.addIssue({ code: 'custom', path, message: `must be less than adultAt, which is ${adultAt}` });
    }
  })
  .prefault({});

export type Minors = z.infer<typeof minors>;
export type MinorRule = Omit<Minors, 'states'>;

/** The rule of a state, by its postal code as a record writes it. */
export function minorRuleOf({ states, ...rule }: Minors, state: string): MinorRule {
  const {
    adultAt = rule.adultAt,
    privateFrom = rule.privateFrom,
    parentsKeep = rule.parentsKeep,
  } = states[state.trim().toUpperCase()] ?? {};
  return { adultAt, privateFrom, parentsKeep };
}
