import { type StaffRole, staffRoles } from '@portico/staff-contract';
import * as z from 'zod';
import { limits } from '../limits/limits.ts';
import type { Environment } from './environment.ts';
import type { HealthSystem } from './health-system.ts';
import { authentication, claim, issuer } from './identity-providers.ts';
import { listenAddress } from './listen-address.ts';
import { isLoopback } from './loopback.ts';
import { text } from './words.ts';

/** The address of the app as browsers open it: an origin, and nothing below it. */
const publicUrl = z
  .string()
  .refine(
    isOrigin,
    'must be an address of its own, as https://staff.example.org, without a path; http:// is for this machine alone',
  );

/** The app of staff: where it is, who signs in to it by which provider, and who of them may do what (decision 198). */
export const staffApp = z.strictObject({
  publicUrl,
  /** Where its server listens: behind the hospital's proxy, and in its own network. */
  listen: listenAddress('127.0.0.1:3100'),
  provider: z.strictObject({
    /** As the sign-in page names it. */
    name: text,
    issuer,
    clientId: text,
    authentication,
    scopes: z
      .array(text)
      .default(['openid', 'profile'])
      .refine((scopes) => scopes.includes('openid'), 'must hold openid, without which nobody is told who has come'),
    /** Sent as `acr_values`: how a member of staff must have signed in there, as by a second factor. */
    acrValues: z.array(text).default([]),
    signedUserInfo: z.enum(['RS256', 'ES256', 'PS256']).optional(),
    /** By default whoever signs in says anew who they are: at a shared desk, the session there is another person's (decision 254). */
    prompt: z.enum(['login', 'select_account']).default('login'),
    /** Whoever signs out here signs out there as well: its `end_session_endpoint` knows the app's address, with a slash at its end, as a place to return to. */
    signOut: z.boolean().default(false),
  }),
  roles: z.strictObject({
    /** Where the provider says it: a text or a list of texts; a dot leads into an object. */
    claim: claim.default('groups'),
    /** Values of the claim, and the roles that each gives. Whoever has none of them is not let in. */
    map: z
      .record(text, z.array(z.enum(staffRoles)).min(1))
      .refine(
        (map) => Object.keys(map).length > 0,
        'must have the values that let somebody in, as { "portal-helpdesk": ["helpDesk"] }',
      ),
  }),
  /** Where the provider says how the person is called: the audit trail has it. */
  nameClaim: claim.default('name'),
  session: z
    .strictObject({
      idleSeconds: z.int().min(60).max(limits.staffSession.window).default(limits.idleStaffSession.window),
      endsAfterSeconds: z.int().min(60).max(limits.staffSession.window).default(limits.staffSession.window),
    })
    .prefault({}),
});

export type StaffAppSettings = z.infer<typeof staffApp>;

/** The roles that the values of the claim give, in the order of the table of roles. */
export function rolesOfValues({ roles }: Pick<StaffAppSettings, 'roles'>, values: readonly string[]): StaffRole[] {
  const given = values.flatMap((value) => (Object.hasOwn(roles.map, value) ? (roles.map[value] ?? []) : []));
  return staffRoles.filter((role) => given.includes(role));
}

/** In production it has a site of its own: on the portal's, a page of patients could send its calls. */
export function staffErrorsInProduction(
  { staff }: Pick<HealthSystem, 'staff'>,
  { publicUrl: portal }: Pick<Environment, 'publicUrl'>,
): string[] {
  if (staff === undefined) return [];
  const [own, other] = [new URL(staff.publicUrl), new URL(portal)];
  return [
    ...(own.protocol === 'https:' ? [] : ['staff.publicUrl: must begin with https://']),
    ...(own.host === other.host ? ['staff.publicUrl: must be another address than PORTICO_PUBLIC_URL'] : []),
  ];
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  return value === origin && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
}
