import type * as z from 'zod/mini';
import {
  listAnnouncements,
  previewAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
} from './calls/announcements.ts';
import { listCodes, revokeCodes } from './calls/access-codes.ts';
import { exportAudit, listAudit, listAuditEvents, verifyAudit } from './calls/audit.ts';
import {
  admitPatient,
  closeAccount,
  dischargePatient,
  endSessions,
  exportAccount,
  findAccounts,
  listLocations,
  permitAccount,
  restrictAccount,
  showAccount,
  suspendAccount,
  unlinkAccount,
  unlockAccount,
} from './calls/accounts.ts';
import { readHealth } from './calls/health.ts';
import { listLanguages } from './calls/languages.ts';
import { declineMatches, listMatches } from './calls/matches.ts';
import { answerMessage, closeMessage, listMessages, showMessage } from './calls/help-desk.ts';
import {
  approveOpening,
  askForOpening,
  declineOpening,
  countOpenings,
  findAskedReplay,
  listOpenings,
  printLetter,
  showAskedReplay,
} from './calls/openings.ts';
import {
  checkPayorTable,
  decidePayerNames,
  exportPayorTable,
  importPayorTable,
  listPayerNames,
  listPayorLocations,
} from './calls/payors.ts';
import { fetchFollowedPrices, followPrices, unfollowPrices } from './calls/price-follows.ts';
import {
  beginPriceUpload,
  cancelPriceUpload,
  importPricesAgain,
  savePriceReport,
  showPriceUpload,
} from './calls/price-uploads.ts';
import { activatePrices, comparePrices, discardPrices, listPrices, rollBackPrices } from './calls/prices.ts';
import { listProxies, revokeProxy } from './calls/proxies.ts';
import {
  confirmReplay,
  discardMessages,
  listRefusedMessages,
  replayMessages,
  showReplay,
} from './calls/refused-messages.ts';
import { exportMissedSearches, listMissedSearches } from './calls/searches.ts';
import { listTerms, previewTerms, publishTerms, showTerms, withdrawTerms } from './calls/terms.ts';
import { inviteToVisit } from './calls/visits.ts';
import { signOut } from './calls/session.ts';

/** Every call of staff, by its name. The server and the app are made from this table. */
export const staffCalls = {
  signOut,
  findAccounts,
  showAccount,
  unlockAccount,
  endSessions,
  suspendAccount,
  restrictAccount,
  permitAccount,
  listLocations,
  admitPatient,
  dischargePatient,
  unlinkAccount,
  exportAccount,
  closeAccount,
  listProxies,
  revokeProxy,
  listCodes,
  revokeCodes,
  askForOpening,
  countOpenings,
  findAskedReplay,
  listOpenings,
  showAskedReplay,
  approveOpening,
  declineOpening,
  printLetter,
  listMessages,
  showMessage,
  answerMessage,
  closeMessage,
  inviteToVisit,
  listMatches,
  declineMatches,
  listRefusedMessages,
  replayMessages,
  showReplay,
  confirmReplay,
  discardMessages,
  listMissedSearches,
  exportMissedSearches,
  listAudit,
  listAuditEvents,
  exportAudit,
  verifyAudit,
  readHealth,
  listLanguages,
  listPrices,
  beginPriceUpload,
  showPriceUpload,
  importPricesAgain,
  cancelPriceUpload,
  savePriceReport,
  comparePrices,
  activatePrices,
  rollBackPrices,
  discardPrices,
  followPrices,
  unfollowPrices,
  fetchFollowedPrices,
  listPayorLocations,
  listPayerNames,
  decidePayerNames,
  exportPayorTable,
  checkPayorTable,
  importPayorTable,
  listAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
  previewAnnouncement,
  listTerms,
  showTerms,
  publishTerms,
  withdrawTerms,
  previewTerms,
} as const;

export type StaffCallName = keyof typeof staffCalls;
export type StaffSent<Name extends StaffCallName> = z.input<(typeof staffCalls)[Name]['input']>;
export type StaffInput<Name extends StaffCallName> = z.infer<(typeof staffCalls)[Name]['input']>;
export type StaffReply<Name extends StaffCallName> = z.infer<(typeof staffCalls)[Name]['reply']>;
