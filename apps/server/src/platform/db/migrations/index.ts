import type { Migration } from 'kysely/migration';
import { up as prices } from './001-prices.ts';
import { up as guests } from './002-guests.ts';
import { up as outbox } from './003-outbox.ts';
import { up as accounts } from './004-accounts.ts';
import { up as audit } from './005-audit.ts';
import { up as insurance } from './006-insurance.ts';
import { up as enrolment } from './007-enrolment.ts';
import { up as patients } from './008-patients.ts';
import { up as helpDesk } from './009-help-desk.ts';
import { up as visits } from './010-visits.ts';
import { up as secondInsurance } from './013-second-insurance.ts';
import { up as kindOfCare } from './015-kind-of-care.ts';
import { up as installation } from './017-installation.ts';
import { up as keys } from './018-keys.ts';
import { up as closedAccounts } from './020-closed-accounts.ts';
import { up as recordNotices } from './022-record-notices.ts';
import { up as factorDue } from './024-factor-due.ts';
import { up as emailConfirmed } from './025-email-confirmed.ts';
import { up as proxies } from './026-proxies.ts';
import { up as reservedAccounts } from './027-reserved-accounts.ts';
import { up as accountTerms } from './028-account-terms.ts';
import { up as auditTimes } from './029-audit-times.ts';
import { up as beforeClosing } from './036-before-closing.ts';
import { up as ratesOfCharges } from './040-rates-of-charges.ts';
import { up as priceWords } from './041-price-words.ts';
import { up as priceStatistics } from './042-price-statistics.ts';
import { up as priceStatisticsOfKeys } from './043-price-statistics-of-keys.ts';
import { up as followAccepts } from './044-follow-accepts.ts';
import { up as priceVersionStates } from './045-price-version-states.ts';
import { up as keptEstimates } from './047-kept-estimates.ts';
import { up as priceFollows } from './048-price-follows.ts';
import { up as priceWatches } from './049-price-watches.ts';
import { up as healthLinks } from './051-health-links.ts';
import { up as identityProofs } from './052-identity-proofs.ts';
import { up as secondOnFile } from './053-second-on-file.ts';
import { up as identities } from './054-identities.ts';
import { up as adt } from './055-adt.ts';
import { up as searchMisses } from './056-search-misses.ts';
import { up as openId } from './057-openid.ts';
import { up as patientExports } from './059-patient-exports.ts';
import { up as matching } from './060-matching.ts';
import { up as proofsInOnePlace } from './061-proofs-in-one-place.ts';
import { up as auditAppend } from './062-audit-append.ts';
import { up as importLeases } from './063-import-leases.ts';
import { up as smart } from './064-smart.ts';
import { up as codesOfIdentities } from './065-codes-of-identities.ts';
import { up as identitySessions } from './066-identity-sessions.ts';
import { up as staff } from './068-staff.ts';
import { up as priceUploads } from './070-price-uploads.ts';
import { up as announcements } from './071-announcements.ts';
import { up as terms } from './072-terms.ts';
import { up as proxyScopes } from './073-proxy-scopes.ts';
import { up as reservedInForce } from './074-reserved-in-force.ts';
import { up as staffLongCalls } from './081-staff-long-calls.ts';
import { up as webFiles } from './099-web-files.ts';

/**
 * All migrations in order. There are no down migrations: to undo one, add a new migration. Each expands, or says in its name from which
 * release on servers work with it (db/contracting-migration.ts).
 */
export const migrations: Record<string, Migration> = {
  '001-prices': { up: prices },
  '002-guests': { up: guests },
  '003-outbox': { up: outbox },
  '004-accounts': { up: accounts },
  '005-audit': { up: audit },
  '006-insurance': { up: insurance },
  '007-enrolment': { up: enrolment },
  '008-patients': { up: patients },
  '009-help-desk': { up: helpDesk },
  '010-visits': { up: visits },
  '013-second-insurance': { up: secondInsurance },
  '015-kind-of-care': { up: kindOfCare },
  '017-installation': { up: installation },
  '018-keys': { up: keys },
  '020-closed-accounts': { up: closedAccounts },
  '022-record-notices': { up: recordNotices },
  '024-factor-due': { up: factorDue },
  '025-email-confirmed': { up: emailConfirmed },
  '026-proxies': { up: proxies },
  '027-reserved-accounts': { up: reservedAccounts },
  '028-account-terms': { up: accountTerms },
  '029-audit-times': { up: auditTimes },
  '036-before-closing': { up: beforeClosing },
  '040-rates-of-charges': { up: ratesOfCharges },
  '041-price-words': { up: priceWords },
  '042-price-statistics': { up: priceStatistics },
  '043-price-statistics-of-keys': { up: priceStatisticsOfKeys },
  '044-follow-accepts': { up: followAccepts },
  '045-price-version-states': { up: priceVersionStates },
  '047-kept-estimates': { up: keptEstimates },
  '048-price-follows': { up: priceFollows },
  '049-price-watches': { up: priceWatches },
  '051-health-links': { up: healthLinks },
  '052-identity-proofs': { up: identityProofs },
  '053-second-on-file': { up: secondOnFile },
  '054-identities': { up: identities },
  '055-adt': { up: adt },
  '056-search-misses': { up: searchMisses },
  '057-openid': { up: openId },
  '059-patient-exports': { up: patientExports },
  '060-matching': { up: matching },
  '061-proofs-in-one-place': { up: proofsInOnePlace },
  '062-audit-append': { up: auditAppend },
  '063-import-leases': { up: importLeases },
  '064-smart': { up: smart },
  '065-codes-of-identities': { up: codesOfIdentities },
  '066-identity-sessions': { up: identitySessions },
  '068-staff': { up: staff },
  '070-price-uploads': { up: priceUploads },
  '071-announcements': { up: announcements },
  '072-terms': { up: terms },
  '073-proxy-scopes': { up: proxyScopes },
  '074-reserved-in-force': { up: reservedInForce },
  '081-staff-long-calls': { up: staffLongCalls },
  '099-web-files': { up: webFiles },
};
