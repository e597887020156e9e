import type { Command } from './command.ts';

/**
 * The operator's commands by their names, in the order of the help. Each is loaded when it is asked for: what imports a price file of a
 * gigabyte shall not hold the code of all others in memory.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'prices import': async () => (await import('./prices-import.ts')).pricesImport,
  'prices check': async () => (await import('./prices-check.ts')).pricesCheck,
  'prices follow': async () => (await import('./prices-follow.ts')).pricesFollow,
  'prices list': async () => (await import('./prices-list.ts')).pricesList,
  'prices diff': async () => (await import('./prices-diff.ts')).pricesDiff,
  'prices activate': async () => (await import('./prices-activate.ts')).pricesActivate,
  'prices rollback': async () => (await import('./prices-rollback.ts')).pricesRollback,
  'prices discard': async () => (await import('./prices-discard.ts')).pricesDiscard,
  'payors list': async () => (await import('./payors-list.ts')).payorsList,
  'payors map': async () => (await import('./payors-map.ts')).payorsMap,
  'payors unmapped': async () => (await import('./payors-unmapped.ts')).payorsUnmapped,
  'payors export': async () => (await import('./payors-export.ts')).payorsExport,
  'payors import': async () => (await import('./payors-import.ts')).payorsImport,
  'payors test': async () => (await import('./payors-test.ts')).payorsTest,
  'announcements show': async () => (await import('./announcements-show.ts')).announcementsShow,
  'announcements publish': async () => (await import('./announcements-publish.ts')).announcementsPublish,
  'announcements withdraw': async () => (await import('./announcements-withdraw.ts')).announcementsWithdraw,
  'terms show': async () => (await import('./terms-show.ts')).termsShow,
  'terms publish': async () => (await import('./terms-publish.ts')).termsPublish,
  'terms withdraw': async () => (await import('./terms-withdraw.ts')).termsWithdraw,
  'searches missed': async () => (await import('./searches-missed.ts')).searchesMissed,
  'patients import': async () => (await import('./patients-import.ts')).patientsImport,
  'patients follow': async () => (await import('./patients-follow.ts')).patientsFollow,
  'patients unlink': async () => (await import('./patients-unlink.ts')).patientsUnlink,
  'adt list': async () => (await import('./adt-list.ts')).adtList,
  'adt replay': async () => (await import('./adt-replay.ts')).adtReplay,
  'adt discard': async () => (await import('./adt-discard.ts')).adtDiscard,
  'adt send': async () => (await import('./adt-send.ts')).adtSend,
  'matches list': async () => (await import('./matches-list.ts')).matchesList,
  'matches decide': async () => (await import('./matches-decide.ts')).matchesDecide,
  'activation issue': async () => (await import('./activation-issue.ts')).activationIssue,
  'activation list': async () => (await import('./activation-list.ts')).activationList,
  'activation revoke': async () => (await import('./activation-revoke.ts')).activationRevoke,
  'accounts find': async () => (await import('./accounts-find.ts')).accountsFind,
  'accounts show': async () => (await import('./accounts-show.ts')).accountsShow,
  'accounts suspend': async () => (await import('./accounts-suspend.ts')).accountsSuspend,
  'accounts unlock': async () => (await import('./accounts-unlock.ts')).accountsUnlock,
  'accounts unlink': async () => (await import('./accounts-unlink.ts')).accountsUnlink,
  'accounts close': async () => (await import('./accounts-close.ts')).accountsClose,
  'accounts reopen': async () => (await import('./accounts-close.ts')).accountsReopen,
  'accounts erase': async () => (await import('./accounts-erase.ts')).accountsErase,
  'accounts export': async () => (await import('./accounts-export.ts')).accountsExport,
  'accounts two-step': async () => (await import('./accounts-two-step.ts')).accountsTwoStep,
  'accounts sessions': async () => (await import('./accounts-sessions.ts')).accountsSessions,
  'accounts admit': async () => (await import('./accounts-admit.ts')).accountsAdmit,
  'accounts discharge': async () => (await import('./accounts-discharge.ts')).accountsDischarge,
  'accounts restrict': async () => (await import('./accounts-permissions.ts')).accountsRestrict,
  'accounts permit': async () => (await import('./accounts-permissions.ts')).accountsPermit,
  'proxies invite': async () => (await import('./proxies-invite.ts')).proxiesInvite,
  'proxies list': async () => (await import('./proxies-list.ts')).proxiesList,
  'proxies revoke': async () => (await import('./proxies-revoke.ts')).proxiesRevoke,
  'visits invite': async () => (await import('./visits-invite.ts')).visitsInvite,
  'helpdesk list': async () => (await import('./helpdesk-list.ts')).helpdeskList,
  'helpdesk show': async () => (await import('./helpdesk-show.ts')).helpdeskShow,
  'helpdesk answer': async () => (await import('./helpdesk-answer.ts')).helpdeskAnswer,
  'helpdesk close': async () => (await import('./helpdesk-close.ts')).helpdeskClose,
  'audit list': async () => (await import('./audit-list.ts')).auditList,
  'audit export': async () => (await import('./audit-export.ts')).auditExport,
  'audit verify': async () => (await import('./audit-verify.ts')).auditVerify,
  'audit continue': async () => (await import('./audit-continue.ts')).auditContinue,
  'keys status': async () => (await import('./keys-status.ts')).keysStatus,
  'keys rotate': async () => (await import('./keys-rotate.ts')).keysRotate,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  migrate: async () => (await import('./migrate.ts')).migrate,
  'config check': async () => (await import('./config-check.ts')).configCheck,
  'config schema': async () => (await import('./config-schema.ts')).configSchema,
  'texts list': async () => (await import('./texts-list.ts')).textsList,
  'languages check': async () => (await import('./languages-check.ts')).languagesCheck,
  'mail test': async () => (await import('./mail-test.ts')).mailTest,
  'sms test': async () => (await import('./sms-test.ts')).smsTest,
  'letters test': async () => (await import('./letters-test.ts')).lettersTest,
  'fhir test': async () => (await import('./fhir-test.ts')).fhirTest,
  'fhir key': async () => (await import('./fhir-key.ts')).fhirKey,
};

/** The command that is asked for, if there is such a one. */
export async function findCommand(argv: readonly string[]): Promise<Command | undefined> {
  const asked = Object.keys(commands).find((name) => name.split(' ').every((word, place) => argv[place] === word));
  return asked === undefined ? undefined : commands[asked]?.();
}

/** Those whose names begin with the word; all where none does, or without one. */
export async function loadCommands(begin?: string): Promise<readonly Command[]> {
  const likely = Object.keys(commands).filter((name) => name.split(' ')[0] === begin);
  const names = likely.length > 0 ? likely : Object.keys(commands);
  return Promise.all(names.flatMap((name) => commands[name]?.() ?? []));
}
