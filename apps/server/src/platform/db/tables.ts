import type { ColumnType, Generated } from 'kysely';
import type {
  AccountsTable,
  UsernamesTable,
  AccountPeopleTable,
  SessionsTable,
  PendingSignInsTable,
  DevicesTable,
  SecondFactorsTable,
  RecoveryCodesTable,
  SentCodesTable,
  TicketsTable,
  TryLocksTable,
  AdmissionsTable,
  ProxyInvitesTable,
  ProxiesTable,
  ReservedAccountsTable,
  AuditEntriesTable,
  AuditHeadTable,
} from './account-tables.ts';
import type { AnnouncementActsTable } from './announcement-tables.ts';
import type { AccessCodesTable, EnrolmentsTable, RecordNoticesTable } from './enrolment-tables.ts';
import type { AccountIdentitiesTable, AccountProofsTable, IdentitySubjectsTable } from './identity-tables.ts';
import type { HelpDeskAnswersTable, HelpDeskMessagesTable } from './help-desk-tables.ts';
import type { InquiriesTable, InsurancesTable, PayorNamesTable } from './insurance-tables.ts';
import type { OpenIdArtifactsTable, OpenIdConsentsTable, OpenIdKeysTable, OpenIdLoginsTable } from './openid-tables.ts';
import type { SmartContextsTable, SmartLaunchesTable } from './smart-tables.ts';
import type { TermsActsTable, TermsWordingsTable } from './terms-tables.ts';
import type {
  AdtMessagesTable,
  MatchCasesTable,
  PatientAccountsTable,
  PatientBlocksTable,
  PatientCoverageTable,
  PatientExportsTable,
  PatientPeopleTable,
  PatientReferencesTable,
  PatientsTable,
  StagedCoverageTable,
  StagedPatientsTable,
} from './patient-tables.ts';
import type { KeptEstimatesTable, PriceWatchesTable } from './kept-estimate-table.ts';
import type { HealthLinksTable } from './health-link-table.ts';
import type { InstallationTable, KeptKeysTable } from './installation-table.ts';
import type {
  PriceChargesTable,
  PriceCodeIndexTable,
  PriceCodesTable,
  PriceItemsTable,
  PriceListedCodesTable,
  PriceRatesTable,
  PriceTermsTable,
  PriceWordsTable,
} from './price-tables.ts';
import type { PriceUploadsTable } from './price-upload-table.ts';
import type { SearchMissesTable } from './search-tables.ts';
import type { StaffLongCallsTable, StaffOpeningsTable, StaffSessionsTable } from './staff-tables.ts';
import type { WebFilesTable } from './web-file-table.ts';
import type { VisitAppointmentsTable, VisitLinksTable, VisitsTable } from './visit-tables.ts';

/**
 * Every table in the form that Kysely uses. The SQL that creates them is in migrations/.
 *
 * Both engines return the same types (parsers in database.ts): bigint and numeric as number, date as ISO text,
 * timestamptz as Date, bytea as bytes. Amounts are integer cents.
 *
 * By which column each could be distributed over machines (Citus): distribution.ts.
 */
export interface Tables {
  installation: InstallationTable;
  kept_keys: KeptKeysTable;
  price_versions: PriceVersionsTable;
  price_live: PriceLiveTable;
  price_follows: PriceFollowsTable;
  price_follow_accepts: PriceFollowAcceptsTable;
  price_uploads: PriceUploadsTable;
  price_items: PriceItemsTable;
  price_codes: PriceCodesTable;
  price_charges: PriceChargesTable;
  price_terms: PriceTermsTable;
  price_rates: PriceRatesTable;
  price_listed_codes: PriceListedCodesTable;
  price_words: PriceWordsTable;
  price_code_index: PriceCodeIndexTable;
  announcement_acts: AnnouncementActsTable;
  terms_acts: TermsActsTable;
  terms_wordings: TermsWordingsTable;
  search_misses: SearchMissesTable;
  guest_sessions: GuestSessionsTable;
  captcha_uses: CaptchaUsesTable;
  rate_limits: RateLimitsTable;
  estimates: EstimatesTable;
  kept_estimates: KeptEstimatesTable;
  health_links: HealthLinksTable;
  price_watches: PriceWatchesTable;
  outbox: OutboxTable;
  accounts: AccountsTable;
  usernames: UsernamesTable;
  account_people: AccountPeopleTable;
  sessions: SessionsTable;
  pending_sign_ins: PendingSignInsTable;
  devices: DevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sent_codes: SentCodesTable;
  tickets: TicketsTable;
  try_locks: TryLocksTable;
  admissions: AdmissionsTable;
  proxy_invites: ProxyInvitesTable;
  proxies: ProxiesTable;
  reserved_accounts: ReservedAccountsTable;
  audit_entries: AuditEntriesTable;
  audit_head: AuditHeadTable;
  insurances: InsurancesTable;
  inquiries: InquiriesTable;
  payor_names: PayorNamesTable;
  enrolments: EnrolmentsTable;
  access_codes: AccessCodesTable;
  record_notices: RecordNoticesTable;
  adt_messages: AdtMessagesTable;
  patient_exports: PatientExportsTable;
  match_cases: MatchCasesTable;
  patient_blocks: PatientBlocksTable;
  patients: PatientsTable;
  patient_people: PatientPeopleTable;
  patient_references: PatientReferencesTable;
  patient_coverage: PatientCoverageTable;
  patient_accounts: PatientAccountsTable;
  staged_patients: StagedPatientsTable;
  staged_coverage: StagedCoverageTable;
  help_desk_messages: HelpDeskMessagesTable;
  help_desk_answers: HelpDeskAnswersTable;
  identity_subjects: IdentitySubjectsTable;
  account_identities: AccountIdentitiesTable;
  account_proofs: AccountProofsTable;
  openid_keys: OpenIdKeysTable;
  openid_artifacts: OpenIdArtifactsTable;
  openid_logins: OpenIdLoginsTable;
  openid_consents: OpenIdConsentsTable;
  smart_contexts: SmartContextsTable;
  smart_launches: SmartLaunchesTable;
  visits: VisitsTable;
  visit_appointments: VisitAppointmentsTable;
  visit_links: VisitLinksTable;
  staff_sessions: StaffSessionsTable;
  staff_long_calls: StaffLongCallsTable;
  staff_openings: StaffOpeningsTable;
  web_files: WebFilesTable;
}

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/**
 * `loading`: its rows are being written. `staged`: whole, and not live yet. `kept`: was live, and can be again. `retired`:
 * about to be removed.
 */
export type PriceVersionStatus = 'loading' | 'staged' | 'live' | 'kept' | 'retired';

/** One imported price file. Its rows carry (location_id, version_id). */
interface PriceVersionsTable {
  location_id: string;
  version_id: Generated<number>;
  status: PriceVersionStatus;
  file_name: string;
  file_sha256: string;
  format: string;
  spec_version: string;
  hospital_name: string;
  /** ISO date from the file itself. */
  last_updated_on: string | null;
  items: number;
  charges: number;
  rates: number;
  problems: number;
  imported_at: Timestamp;
  /** When it last became live by an import or an activation; later for each one than for any before. A way back leaves it. */
  live_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Where the file was fetched, for one that is followed. */
  source_url: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A price file that is fetched from a hospital's website for a location, and what came of it last. */
export interface PriceFollowsTable {
  location_id: string;
  /** Of a cms-hpt.txt, or of a price file itself. */
  address: string;
  /** The location's name in cms-hpt.txt; null where the address is of a file. */
  location_name: string | null;
  added_at: Timestamp;
  next_at: Timestamp;
  checked_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Of the file that was looked at last, taken or not: where it was, what its host said of it, and its digest. */
  file_url: string | null;
  etag: string | null;
  last_modified: string | null;
  file_sha256: string | null;
  /** Why it could not be taken; null if it could. Staff were told of it. */
  failure: string | null;
  failure_detail: string | null;
  /** Failures in a row. */
  failures: ColumnType<number, number | undefined, number>;
}

/** A header or property of a followed file that staff take as it is. */
export interface PriceFollowAcceptsTable {
  location_id: string;
  header: string;
}

/** The pointer to a location's prices in force. A new version takes one UPDATE; every read joins this table. */
interface PriceLiveTable {
  location_id: string;
  version_id: number;
}

/**
 * A guest who solved the captcha and accepted the terms. Only hashes of the token and the browser cookie are stored.
 */
export interface GuestSessionsTable {
  browser_hash: Uint8Array;
  token_hash: Uint8Array;
  terms_version: string;
  accepted_at: Timestamp;
  expires_at: Timestamp;
}

/** Spent captcha challenges: the primary key makes a second use fail. */
interface CaptchaUsesTable {
  challenge: string;
  expires_at: Timestamp;
}

/** Tries of one caller in the current window. The key is a hash: no address is stored. */
interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: Timestamp;
}

/** The inputs of an estimate. Its figures are computed from current prices on each view. */
export interface EstimatesTable {
  /** EstimateId in the contract: random, and useless without its owner's token. */
  id: string;
  owner_kind: 'guest' | 'account';
  owner_id: string;
  service_area: string;
  template: string;
  location_id: string | null;
  provider_id: string | null;
  disclaimer_accepted: boolean;
  /** The patient chose the price without insurance (spec §4). */
  is_self_pay: Generated<boolean>;
  insurance_id: string | null;
  /** `PlanBenefits` (estimates/figures/plan-benefits.ts), sealed. */
  benefits: string | null;
  /** The insurance that pays after the first, and its benefits. */
  second_insurance_id: string | null;
  second_benefits: string | null;
  /** What the patient answered to which kind of care it is: an id of the catalogue, or `UNSURE_KIND`. Null before an answer. */
  kind_of_care: string | null;
  /** Null: the working estimate. An owner has one working estimate for a service in a service area. */
  saved_at: Timestamp | null;
  /** The figures at the time of saving, sealed. */
  saved_figures: string | null;
  /** For a saved estimate: the last moment at which it is valid. It is stored longer than that. */
  valid_until: Timestamp | null;
  /** The account of who saved it for the owner; null: the owner. */
  saved_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  expires_at: Timestamp;
}

/** Messages that the demonstration "sent", newest first at /dev/outbox. */
export interface OutboxTable {
  id: string;
  channel: 'email' | 'sms' | 'letter';
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  at: Timestamp;
}
