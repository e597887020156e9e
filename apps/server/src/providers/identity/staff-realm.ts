import { STAFF_RETURN_PATH, staffPages, type StaffRole, staffRoles } from '@portico/staff-contract';
import type { StaffAppSettings } from '../../platform/settings/staff-app.ts';
import { SIGNED_IN } from './identity-tokens.ts';
import type { IdentityRealm } from './realm.ts';

/** A member of the demonstration's staff: named, with the groups that the hospital's directory would have. */
interface StaffPersonOfDemonstration {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  /** As the provider's page says what they do. */
  readonly work: string;
}

const groupOf = (role: StaffRole): string => `portal-${role.toLowerCase()}`;

/** One of each role, two who can approve what the other asks for, one with all, and one whom the app does not let in (docs/demo.md). */
const people: readonly StaffPersonOfDemonstration[] = [
  { id: 'lena', name: 'Lena Fischer', groups: [groupOf('helpDesk')], work: 'help desk' },
  { id: 'omar', name: 'Omar Haddad', groups: [groupOf('records')], work: 'health records' },
  {
    id: 'ines',
    name: 'Inés Romero',
    groups: [groupOf('records'), groupOf('helpDesk')],
    work: 'health records, help desk',
  },
  { id: 'tom', name: 'Tom Becker', groups: [groupOf('prices')], work: 'prices' },
  { id: 'priya', name: 'Priya Nair', groups: [groupOf('operations')], work: 'operations' },
  { id: 'grace', name: 'Grace Okoye', groups: [groupOf('audit')], work: 'compliance' },
  { id: 'sam', name: 'Sam Whitlock', groups: staffRoles.map(groupOf), work: 'every role' },
  { id: 'guest', name: 'Robin Vale', groups: ['cafeteria'], work: 'none of the app' },
];

export const staffRealm: IdentityRealm = {
  name: 'Alder Bay Staff',
  path: '/staff-identity',
  client: 'portico-staff',
  returnPath: STAFF_RETURN_PATH,
  signOut: { returnPath: staffPages.home },
  isRemembering: true,
  people: people.map(({ id, name, groups, work }) => ({
    id,
    label: `${name}: ${work}`,
    claims: { name, groups, email: `${id}@alderbay.example` },
  })),
};

/** The settings by which the staff app takes it, as docs/operations.md has them for real ones. */
export function staffAppSettings(
  origin: string,
  { publicUrl, listen }: Pick<StaffAppSettings, 'publicUrl' | 'listen'>,
): StaffAppSettings {
  return {
    publicUrl,
    listen,
    provider: {
      name: staffRealm.name,
      issuer: `${origin}${staffRealm.path}`,
      clientId: staffRealm.client,
      authentication: { method: 'secret', env: 'STAFF_SECRET', sentIn: 'header' },
      scopes: ['openid', 'profile'],
      acrValues: [SIGNED_IN],
      prompt: 'login',
      signOut: true,
    },
    roles: { claim: 'groups', map: Object.fromEntries(staffRoles.map((role) => [groupOf(role), [role]])) },
    nameClaim: 'name',
    session: { idleSeconds: 15 * 60, endsAfterSeconds: 10 * 3600 },
  };
}
