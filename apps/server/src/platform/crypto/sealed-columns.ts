/**
 * Every sealed column, and the columns that name its row: a value is bound to both, so that one that is copied elsewhere
 * does not open there. A rotation walks this table; a column without a line here cannot be sealed (docs/decisions/0080).
 */
export const sealedColumns = {
  'accounts.profile': ['account_id'],
  'accounts.password_hash': ['account_id'],
  'accounts.security_answer_hash': ['account_id'],
  'second_factors.sealed': ['account_id', 'factor_id'],
  'tickets.sealed': ['ticket_hash'],
  'enrolments.sealed': ['browser_hash', 'flow'],
  'access_codes.sealed': ['code_hash'],
  'record_notices.sealed': ['code_hash'],
  'match_cases.sealed': ['account_id'],
  'proxy_invites.invitee': ['invite_hash'],
  'reserved_accounts.person': ['patient_id'],
  'insurances.insurance': ['owner_id', 'id'],
  'inquiries.question': ['owner_id', 'id'],
  'inquiries.request': ['owner_id', 'id'],
  'inquiries.reply': ['owner_id', 'id'],
  'inquiries.outcome': ['owner_id', 'id'],
  // Choices of an owner go from one of their estimates to another, and from one place to the other.
  'estimates.benefits': ['owner_id'],
  'estimates.second_benefits': ['owner_id'],
  'estimates.saved_figures': ['id'],
  'kept_estimates.sealed': ['number_hash'],
  'price_watches.sealed': ['token_hash'],
  'patients.record': ['patient_id'],
  // The patient of a coverage is known after it was read and sealed.
  'patient_coverage.coverage': ['coverage_key'],
  'staged_patients.record': ['patient_id'],
  'staged_coverage.coverage': ['coverage_key'],
  'adt_messages.sealed': ['message_id'],
  'patient_exports.sealed': ['group_id'],
  'help_desk_messages.sealed': ['owner_id', 'reference'],
  'help_desk_answers.sealed': ['owner_id', 'reference', 'answer_id'],
  'visits.details': ['owner_id', 'visit_id'],
  'openid_keys.sealed': ['kid'],
  'openid_artifacts.sealed': ['id_hash'],
  'smart_contexts.sealed': ['grant_id'],
  'staff_openings.sealed': ['opening_id'],
  'kept_keys.sealed': ['key_id'],
} as const satisfies Record<string, readonly string[]>;

export type SealedColumn = keyof typeof sealedColumns;

/** Columns whose values are bound as those of another one, because they go from one to the other as they are. */
export const boundAs: Partial<Record<SealedColumn, SealedColumn>> = {
  'estimates.second_benefits': 'estimates.benefits',
  'staged_patients.record': 'patients.record',
  'staged_coverage.coverage': 'patient_coverage.coverage',
};

/** Where a sealed value stands: its column, and what names its row. */
export type Place<Column extends SealedColumn = SealedColumn> = {
  [Each in Column]: {
    readonly column: Each;
    readonly row: Readonly<Record<(typeof sealedColumns)[Each][number], string | Uint8Array>>;
  };
}[Column];
