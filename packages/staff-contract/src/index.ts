export { type CodeChannel, codeChannels } from './calls/access-codes.ts';
export {
  type AccountViewModel,
  type AdmittedTo,
  admittedTo,
  type ExportForm,
  type FoundAccountModel,
  type SecurityPoint,
  securityPoints,
} from './calls/accounts.ts';
export { type AnnouncementModel, MAX_TYPED_ANNOUNCEMENT } from './calls/announcements.ts';
export {
  type AuditActor,
  auditActors,
  type AuditDamage,
  type AuditEntryModel,
  type AuditFilterSent,
  type AuditFormat,
  auditFormats,
  type AuditVerdictModel,
} from './calls/audit.ts';
export { MAX_REASON } from './calls/fields.ts';
export {
  type AskedServiceModel,
  type AskingOutcome,
  type HealthModel,
  type Readiness,
  type ServiceName,
} from './calls/health.ts';
export {
  type ListedMessageModel,
  MAX_ANSWER,
  type MessageModel,
  type MessageStatus,
  messageStatuses,
} from './calls/help-desk.ts';
export type { LanguageModel, LanguageSource, TextKind } from './calls/languages.ts';
export { accessDays, type Opening, type OpeningKind, type OpeningModel, type OpeningStatus } from './calls/openings.ts';
export { type MatchCaseModel, type MatchModel, MOST_MATCH_CASES } from './calls/matches.ts';
export {
  type ChangedNameModel,
  type CheckedPayorTableModel,
  MAX_PAYER_NAME,
  MAX_PAYOR_TABLE,
  MOST_PAYER_NAMES,
  type PayerNameModel,
  type PayorDecisionModel,
  type PayorsOfLocationModel,
  type PayorTableChangeModel,
  type PayorTableProblem,
  type ShownPayerNames,
  shownPayerNames,
} from './calls/payors.ts';
export {
  PRICE_PART_BYTES,
  type PriceFindingsModel,
  type PriceUploadModel,
  type PriceUploadProblem,
  type PriceUploadStatus,
  type PriceVerdict,
  type ReportWords,
  type RuleFindingsModel,
} from './calls/price-uploads.ts';
export {
  type AmountChangeModel,
  type ChangeCountsModel,
  type PriceComparisonModel,
  type PricesOfLocationModel,
  type PriceVersionModel,
  type ShownPriceModel,
} from './calls/prices.ts';
export {
  MOST_REFUSED,
  type RecordModel,
  type RefusedMessageModel,
  type ReplayOutcome,
  replayOutcomes,
  type ReplayPlanModel,
} from './calls/refused-messages.ts';
export { type MissedSearchModel, type MissPeriod, missPeriods } from './calls/searches.ts';
export { type ProxyLineModel } from './calls/proxies.ts';
export { MAX_TERMS, MAX_TYPED_TERMS, type PublishedTermsModel, shortWording } from './calls/terms.ts';
export { type StaffSession, staffSessionReply } from './calls/session.ts';
export { type StaffCall } from './define-staff-call.ts';
export { type StaffErrorName, type StaffErrorReply, staffErrors } from './errors.ts';
export { failureOfAnswer, type StaffFailureName } from './failure-of-answer.ts';
export {
  PRICE_UPLOAD_ROUTE,
  priceUploadPath,
  signInOutcomes,
  type SignInOutcome,
  staffCallPath,
  STAFF_RETURN_PATH,
  STAFF_SESSION_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_TOKEN_HEADER,
  staffPages,
} from './paths.ts';
export { paragraphsOf } from './paragraphs-of.ts';
export { permissionsOf, permissionsOfRoles, type StaffPermission, type StaffRole, staffRoles } from './roles.ts';
export { type StaffCallName, staffCalls, type StaffInput, type StaffReply, type StaffSent } from './table.ts';
export { visitMinutes } from './calls/visits.ts';
export { MAX_FOLLOWED_ADDRESS } from './calls/price-follows.ts';
