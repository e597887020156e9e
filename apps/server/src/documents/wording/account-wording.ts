/** What a person is told of by mail when it happens to their account. */
export const noticeKinds = [
  'accountReady',
  'passwordChanged',
  'twoStepChanged',
  'twoStepOff',
  'recoveryCodesChanged',
  'securityQuestionChanged',
  'newDevice',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** What the server writes to people about their accounts, in one language. */
export interface AccountWording {
  notices: {
    subject: Readonly<Record<NoticeKind, string>>;
    greeting(hospital: string): string;
    what: Readonly<Record<NoticeKind, string>>;
    whatToDo(phone: string): string;
    whyYou(hospital: string): string;
    /** To the phone on file, when an account was made by somebody who did not show that phone. */
    readySms(hospital: string, phone: string): string;
  };
  resetLink: {
    subject(hospital: string): string;
    intro(hospital: string): string;
    minutes(minutes: number): string;
    action: string;
    notYou(phone: string): string;
  };
  reminder: {
    subject(hospital: string): string;
    /** `count`: how many usernames the person has. */
    intro(hospital: string, count: number): string;
    action: string;
    notYou(phone: string): string;
    sms(hospital: string, usernames: string, phone: string): string;
  };
}
