/** The events of an account about which its owner gets a mail. */
export const noticeKinds = [
  'accountReady',
  'passwordChanged',
  'twoStepChanged',
  'twoStepOff',
  'identitiesChanged',
  'recoveryCodesChanged',
  'securityQuestionChanged',
  'emailChanged',
  'newDevice',
  'proxyInvited',
  'proxyAccepted',
  'proxyEnded',
  'proxyEndedByHelpDesk',
  'accessEnded',
  'proxyEndsSoon',
  'proxyNarrowsSoon',
  'accessEndsSoon',
  'accessNarrowsSoon',
  'dataExported',
  'accountClosed',
  'accountReopened',
  'accountErased',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Those of a record that others look after: its patient may have no account. */
export const recordKinds = [
  'proxyInvited',
  'proxyAccepted',
  'proxyEnded',
  'proxyEndedByHelpDesk',
  'proxyEndsSoon',
  'proxyNarrowsSoon',
] as const;

/** Those of a change that comes by itself, some weeks ahead: nobody has done anything that could be wrong. */
export const foretoldKinds: readonly NoticeKind[] = [
  'proxyEndsSoon',
  'proxyNarrowsSoon',
  'accessEndsSoon',
  'accessNarrowsSoon',
];

export type RecordKind = (typeof recordKinds)[number];

/** Messages about accounts, in one language. */
export interface AccountMessages {
  notices: {
    subject: Readonly<Record<NoticeKind, string>>;
    greeting(hospital: string): string;
    what: Readonly<Record<NoticeKind, string>>;
    whatToDo(phone: string): string;
    /** Of a change that comes by itself. */
    whatToDoAhead(phone: string): string;
    whyYou(hospital: string): string;
    /** To a patient who has no account, in words that need none. */
    withoutAccount: {
      greeting(hospital: string): string;
      what: Readonly<Record<RecordKind, string>>;
      whatToDo(phone: string): string;
    };
  };
  resetLink: {
    subject(hospital: string): string;
    intro(hospital: string): string;
    minutes(minutes: number): string;
    action: string;
    notYou(phone: string): string;
  };
  emailLink: {
    subject(hospital: string): string;
    intro(hospital: string): string;
    why(days: number): string;
    action: string;
    notYou(phone: string): string;
  };
  /** Of a ticket of a recovery that is spent or has expired: what 1003 "returns" (spec §8). */
  ticketInvalid: string;
  reminder: {
    subject(hospital: string): string;
    /** `count`: the number of the person's usernames. */
    intro(hospital: string, count: number): string;
    action: string;
    notYou(phone: string): string;
    sms(hospital: string, usernames: string, phone: string): string;
  };
}
