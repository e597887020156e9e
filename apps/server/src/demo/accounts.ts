import type { ProxyScope } from '@portico/contract';
import type { Profile } from '../accounts/profile.ts';

/** A person of the demonstration, with everything needed to sign in as that person. All are invented. */
export interface DemonstrationAccount extends Profile {
  shows: string;
  password: string;
  /** Id of one of the portal's questions. */
  securityQuestion: string;
  securityAnswer: string;
  standing?: 'mustReset' | 'suspended';
  /** The address waits to be confirmed. */
  isEmailUnconfirmed?: true;
  admission?: { to: 'emergencyRoom' | 'inpatient'; location: string; unit: string; bed: string | null };
  /** The coverage on file: one of the health system's payors, and a member number that docs/demo.md explains. */
  coverage?: { payor: string; memberNumber: string; groupNumber: string };
  /** Second factors, besides the phones and the address of the profile. */
  twoStep?: { authenticatorSecret: string; recoveryCodes: readonly string[] };
  /** Usernames of the patients whose records the person looks after. */
  looksAfter?: ReadonlyArray<{ patient: string; scopes: readonly ProxyScope[] }>;
  /** Invitations without an answer; patients by their usernames. */
  invites?: ReadonlyArray<{ patient: string; scopes: readonly ProxyScope[]; inviteCode: string }>;
}

/** One password for all, so that a tour needs no list. */
const password = 'Alder-Bay-2026';

const ana: DemonstrationAccount = {
  shows: 'An ordinary sign-in: a patient with insurance, whose card is on file',
  username: 'ana.rivera',
  password,
  firstName: 'Ana',
  lastName: 'Rivera',
  birthDate: '1986-04-27',
  zip: '94301',
  email: 'ana.rivera@example.org',
  phones: ['+16505550142'],
  language: 'en',
  securityQuestion: 'first-pet',
  securityAnswer: 'Biscuit',
  coverage: { payor: 'meridian', memberNumber: 'ACTIVE-ana', groupNumber: 'ALDER-1' },
};

const james: DemonstrationAccount = {
  shows: 'A patient without insurance, and without a phone on file: a username goes by e-mail only',
  username: 'james.okafor',
  password,
  firstName: 'James',
  lastName: 'Okafor',
  birthDate: '1992-11-03',
  zip: '94063',
  email: 'james.okafor@example.org',
  phones: [],
  language: 'en',
  securityQuestion: 'first-job-town',
  securityAnswer: 'San Mateo',
};

const mei: DemonstrationAccount = {
  shows: 'Two-step verification by text message, e-mail, authenticator app or recovery code',
  username: 'mei.chen',
  password,
  firstName: 'Mei',
  lastName: 'Chen',
  birthDate: '1979-08-15',
  zip: '94022',
  email: 'mei.chen@example.org',
  phones: ['+16505550117'],
  language: 'en',
  securityQuestion: 'first-teacher',
  securityAnswer: 'Abernathy',
  twoStep: {
    authenticatorSecret: 'MFWGIZLSEBRGC6JAMRSW23ZAOR3W64DB',
    recoveryCodes: ['A1DER-BAY01', 'A1DER-BAY02', 'A1DER-BAY03', 'A1DER-BAY04', 'A1DER-BAY05'],
  },
};

const lucas: DemonstrationAccount = {
  shows: 'A patient in the emergency department: signing in leads to the view of the visit',
  username: 'lucas.martin',
  password,
  firstName: 'Lucas',
  lastName: 'Martin',
  birthDate: '2001-01-30',
  zip: '94303',
  email: 'lucas.martin@example.org',
  phones: ['+16505550128'],
  language: 'en',
  securityQuestion: 'childhood-street',
  securityAnswer: 'Juniper Street',
  admission: { to: 'emergencyRoom', location: 'alder-main', unit: 'Emergency Department', bed: '7' },
};

const ruth: DemonstrationAccount = {
  shows: 'A patient who stays in the hospital: signing in leads to the view of the stay',
  username: 'ruth.goldberg',
  password,
  firstName: 'Ruth',
  lastName: 'Goldberg',
  birthDate: '1948-06-09',
  zip: '94306',
  email: 'ruth.goldberg@example.org',
  phones: ['+16505550133', '+14155550134'],
  language: 'en',
  securityQuestion: 'grandparent-work',
  securityAnswer: 'Tailor',
  admission: { to: 'inpatient', location: 'alder-main', unit: '4 West, Cardiology', bed: '412 B' },
};

const omar: DemonstrationAccount = {
  shows: 'Suspended until the password is reset by the mailed link; the security question does not help',
  username: 'omar.haddad',
  password,
  firstName: 'Omar',
  lastName: 'Haddad',
  birthDate: '1970-12-24',
  zip: '94025',
  email: 'omar.haddad@example.org',
  phones: ['+16505550155'],
  language: 'en',
  securityQuestion: 'first-trip',
  securityAnswer: 'Monterey',
  standing: 'mustReset',
};

const nina: DemonstrationAccount = {
  shows: 'Suspended by staff: only "accounts unlock" lifts it',
  username: 'nina.kowalski',
  password,
  firstName: 'Nina',
  lastName: 'Kowalski',
  birthDate: '1965-03-02',
  zip: '94040',
  email: 'nina.kowalski@example.org',
  phones: ['+16505550161'],
  language: 'en',
  securityQuestion: 'childhood-dish',
  securityAnswer: 'Beet soup',
  standing: 'suspended',
};

const nguyet: DemonstrationAccount = {
  shows: 'A long name with many marks, a username that is an e-mail address, and messages in Spanish',
  username: 'nguyet.hoang-castellanos@example.org',
  password,
  firstName: 'Nguyễn Thị Ánh Nguyệt',
  lastName: 'Hoàng-Castellanos de la Villanueva y Fernández',
  birthDate: '1988-02-29',
  zip: '95110-1234',
  email: 'nguyet.hoang-castellanos@example.org',
  phones: ['+14085550176'],
  language: 'es',
  securityQuestion: 'first-friend',
  securityAnswer: 'Lupita',
};

const elsie: DemonstrationAccount = {
  shows: 'No e-mail address on file: a username goes by text message only',
  username: 'elsie.barnes',
  password,
  firstName: 'Elsie',
  lastName: 'Barnes',
  birthDate: '1938-10-17',
  zip: '94087',
  email: null,
  phones: ['+16505550183', '+16505550184'],
  language: 'en',
  securityQuestion: 'first-pet',
  securityAnswer: 'Duchess',
};

const sam: Omit<DemonstrationAccount, 'username'> = {
  shows: 'One person with two usernames: the reminder names both',
  password,
  firstName: 'Sam',
  lastName: 'Whitfield',
  birthDate: '1995-05-05',
  zip: '94070',
  email: 'sam.whitfield@example.org',
  phones: ['+16505550109'],
  language: 'en',
  securityQuestion: 'first-teacher',
  securityAnswer: 'Ortega',
};

const tomas: DemonstrationAccount = {
  shows: 'Looks after two patients, one of them as a manager of estimates, and is invited to look after a third',
  username: 'tomas.rivera',
  password,
  firstName: 'Tomás',
  lastName: 'Rivera',
  birthDate: '1983-07-21',
  zip: '94301',
  email: 'tomas.rivera@example.org',
  phones: ['+16505550143'],
  language: 'es',
  securityQuestion: 'childhood-street',
  securityAnswer: 'Calle Sol',
  looksAfter: [
    { patient: 'ruth.goldberg', scopes: ['view'] },
    { patient: 'lucas.martin', scopes: ['view', 'estimates', 'messages', 'manage'] },
  ],
  invites: [{ patient: 'ana.rivera', scopes: ['view', 'estimates'], inviteCode: 'ana-invites-tomas' }],
};

const carmen: DemonstrationAccount = {
  shows: 'An e-mail address that waits to be confirmed: until then no password or username is recovered by it',
  username: 'carmen.solis',
  password,
  firstName: 'Carmen',
  lastName: 'Solís',
  birthDate: '1974-09-12',
  zip: '94066',
  email: 'carmen.solis@example.org',
  isEmailUnconfirmed: true,
  phones: ['+16505550192'],
  language: 'en',
  securityQuestion: 'first-pet',
  securityAnswer: 'Canela',
};

/** The accounts by their purpose (/dev/demo.json). An account comes before those that refer to it. */
export const demonstrationAccounts = {
  insured: [ana],
  uninsured: [james],
  twoStep: [mei],
  emergency: [lucas],
  inpatient: [ruth],
  suspended: [omar],
  suspendedByStaff: [nina],
  longName: [nguyet],
  withoutEmail: [elsie],
  unconfirmedEmail: [carmen],
  twoUsernames: [
    { ...sam, username: 'sam.whitfield' },
    { ...sam, username: 'swhitfield95' },
  ],
  proxy: [tomas],
} as const satisfies Record<string, readonly DemonstrationAccount[]>;

const byPurpose: Readonly<Record<string, readonly DemonstrationAccount[]>> = demonstrationAccounts;

export const everyAccount: readonly DemonstrationAccount[] = Object.values(byPurpose).flat();

/** The account that the server names at its start. */
export const firstToTry = { username: ana.username, password };
