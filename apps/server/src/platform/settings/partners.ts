import * as z from 'zod';
import type { EnrolmentServices } from './enrolment-services.ts';

/** Domains where anybody can get an address, so that it proves nothing about an employer. */
const publicMailDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'yahoo.com',
  'zoho.com',
]);

const emailDomain = z
  .string()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/,
    'must be a domain in small letters, as harbor.example',
  )
  .refine(
    (domain) => !publicMailDomains.has(domain),
    "must be the employer's own: anybody can have an address in this one",
  );

const common = {
  /** Used in paths, as in /Partners/{partner}/RequestAccount. */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and hyphens'),
  /** The name that its employees know. */
  fullName: z.string().trim().min(1),
  /** Whether its home page has no sign-in form. */
  noLoginView: z.boolean().default(false),
};

const partner = z.discriminatedUnion('verificationType', [
  z.strictObject({
    ...common,
    verificationType: z.literal('email'),
    /** Domains of its employees' addresses, compared exactly: list each subdomain as well. */
    emailDomains: z.array(emailDomain).min(1),
  }),
  z.strictObject({ ...common, verificationType: z.literal('credential') }),
]);

/** A company whose employees enrol through pages of their own (spec §3, 'Partner'). */
export type Partner = z.infer<typeof partner>;

/** The partners of a health system. Names are unique. */
export const partners = z
  .array(partner)
  .default([])
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [at, { name }] of entries.entries()) {
      if (seen.has(name)) {
        context.addIssue({ code: 'custom', path: [at, 'name'], message: 'is used twice; names must be unique' });
      }
      seen.add(name);
    }
  });

/** Further errors in production: a partner that uses social security numbers needs a real roster. */
export function rosterErrorsInProduction(
  { partnerRoster }: EnrolmentServices,
  { partners: entries }: { partners: readonly Partner[] },
): string[] {
  const names = entries.filter(({ verificationType }) => verificationType === 'credential').map(({ name }) => name);
  if (partnerRoster !== undefined || names.length === 0) return [];
  return [
    `PARTNER_ROSTER_URL is not set, so the employees of ${names.join(', ')} would be those of the demonstration. ` +
      'Set it, as https://roster.example.org/confirm.',
  ];
}
