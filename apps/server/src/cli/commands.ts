import type { Command } from './command.ts';
import { accountsAdmit } from './accounts-admit.ts';
import { accountsClose, accountsReopen } from './accounts-close.ts';
import { accountsDischarge } from './accounts-discharge.ts';
import { accountsErase } from './accounts-erase.ts';
import { accountsExport } from './accounts-export.ts';
import { accountsFind } from './accounts-find.ts';
import { accountsPermit, accountsRestrict } from './accounts-permissions.ts';
import { accountsSessions } from './accounts-sessions.ts';
import { accountsShow } from './accounts-show.ts';
import { accountsSuspend } from './accounts-suspend.ts';
import { accountsTwoStep } from './accounts-two-step.ts';
import { accountsUnlink } from './accounts-unlink.ts';
import { accountsUnlock } from './accounts-unlock.ts';
import { activationIssue } from './activation-issue.ts';
import { activationList } from './activation-list.ts';
import { activationRevoke } from './activation-revoke.ts';
import { adtDiscard } from './adt-discard.ts';
import { adtList } from './adt-list.ts';
import { adtReplay } from './adt-replay.ts';
import { adtSend } from './adt-send.ts';
import { auditContinue } from './audit-continue.ts';
import { auditExport } from './audit-export.ts';
import { auditList } from './audit-list.ts';
import { auditVerify } from './audit-verify.ts';
import { configCheck } from './config-check.ts';
import { configSchema } from './config-schema.ts';
import { fhirKey } from './fhir-key.ts';
import { fhirTest } from './fhir-test.ts';
import { helpdeskAnswer } from './helpdesk-answer.ts';
import { helpdeskClose } from './helpdesk-close.ts';
import { helpdeskList } from './helpdesk-list.ts';
import { helpdeskShow } from './helpdesk-show.ts';
import { keysRotate } from './keys-rotate.ts';
import { keysStatus } from './keys-status.ts';
import { lettersTest } from './letters-test.ts';
import { mailTest } from './mail-test.ts';
import { matchesDecide } from './matches-decide.ts';
import { matchesList } from './matches-list.ts';
import { patientsFollow } from './patients-follow.ts';
import { migrate } from './migrate.ts';
import { patientsImport } from './patients-import.ts';
import { patientsUnlink } from './patients-unlink.ts';
import { payorsExport } from './payors-export.ts';
import { payorsImport } from './payors-import.ts';
import { payorsList } from './payors-list.ts';
import { payorsMap } from './payors-map.ts';
import { payorsTest } from './payors-test.ts';
import { payorsUnmapped } from './payors-unmapped.ts';
import { pricesActivate } from './prices-activate.ts';
import { pricesCheck } from './prices-check.ts';
import { pricesDiff } from './prices-diff.ts';
import { pricesDiscard } from './prices-discard.ts';
import { pricesFollow } from './prices-follow.ts';
import { pricesImport } from './prices-import.ts';
import { pricesList } from './prices-list.ts';
import { pricesRollback } from './prices-rollback.ts';
import { proxiesInvite } from './proxies-invite.ts';
import { proxiesList } from './proxies-list.ts';
import { proxiesRevoke } from './proxies-revoke.ts';
import { searchesMissed } from './searches-missed.ts';
import { smsTest } from './sms-test.ts';
import { visitsInvite } from './visits-invite.ts';

/** The operator's commands, in the order of the help. */
export const commands: readonly Command[] = [
  pricesImport,
  pricesCheck,
  pricesFollow,
  pricesList,
  pricesDiff,
  pricesActivate,
  pricesRollback,
  pricesDiscard,
  payorsList,
  payorsMap,
  payorsUnmapped,
  payorsExport,
  payorsImport,
  payorsTest,
  searchesMissed,
  patientsImport,
  patientsFollow,
  patientsUnlink,
  adtList,
  adtReplay,
  adtDiscard,
  adtSend,
  matchesList,
  matchesDecide,
  activationIssue,
  activationList,
  activationRevoke,
  accountsFind,
  accountsShow,
  accountsSuspend,
  accountsUnlock,
  accountsUnlink,
  accountsClose,
  accountsReopen,
  accountsErase,
  accountsExport,
  accountsTwoStep,
  accountsSessions,
  accountsAdmit,
  accountsDischarge,
  accountsRestrict,
  accountsPermit,
  proxiesInvite,
  proxiesList,
  proxiesRevoke,
  visitsInvite,
  helpdeskList,
  helpdeskShow,
  helpdeskAnswer,
  helpdeskClose,
  auditList,
  auditExport,
  auditVerify,
  auditContinue,
  keysStatus,
  keysRotate,
  migrate,
  configCheck,
  configSchema,
  mailTest,
  smsTest,
  lettersTest,
  fhirTest,
  fhirKey,
];
