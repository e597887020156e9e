import {
  answerProxyInvite,
  beginSignup,
  CAPTCHA_QUERY,
  chooseVerificationMethod,
  confirmEmailAddress,
  lookUpActivation,
  lookUpPhone,
  myHealthLogin,
  postDemographics,
  resetPassword,
  sendActivationCode,
  sendReminderByEmail,
  sendReminderBySms,
  sendResetLink,
  verifyAnswer,
  verifyCredential,
} from '@portico/contract';
import type { Profile } from '../apps/server/src/accounts/profile.ts';
import { type Ask, type Group, personOf, type TimedReply } from './timing-people.ts';
import type { HeldSecrets } from './timing-secrets.ts';

/** What a person carries from one step to the next. */
type Carried = Record<string, unknown>;

/** A person of a round. */
export interface Taking {
  group: Group;
  number: number;
  ask: Ask;
  /** In the browser of somebody who is signed in. */
  askSignedIn: Ask;
  secrets: HeldSecrets;
  carried: Carried;
}

export interface Step {
  name: string;
  /** The status with which everybody is refused, where another one would mean that something else was timed. */
  expects?: number;
  /**
   * Null if the step was not offered to this person. The unknown persons lack a phone or a mailbox as often as the
   * known ones.
   */
  take(taking: Taking): Promise<TimedReply> | null;
}

const wrongPassword = (name: string): Step => ({
  name,
  take: ({ ask, group, number }) =>
    ask(myHealthLogin, { username: personOf(group, number).username, password: 'wrong one' }),
});

/** A sign-up by somebody who says that they are a patient: known people are in the registry. */
const signUp: readonly Step[] = [
  {
    name: 'enrollment/Demographics',
    take: async ({ ask, group, number }) => {
      await ask(beginSignup, { stanfordPatient: true });
      return ask(postDemographics, demographicsOf(personOf(group, number)));
    },
  },
  {
    name: 'signup/lookup',
    take: async ({ ask, carried }) => {
      await ask(chooseVerificationMethod, { verificationMethod: 'phone' });
      const reply = await ask(lookUpPhone, { [CAPTCHA_QUERY]: '' });
      carried['phoneToken'] = reply.response['token'];
      carried['lastFour'] = String(reply.response['mobilePhone']).slice(-4);
      return reply;
    },
  },
  {
    name: 'signup/sendActivationCode',
    take: ({ ask, carried: { phoneToken, lastFour } }) =>
      ask(sendActivationCode, { token: phoneToken, mobilePhone: `650555${String(lastFour)}` }),
  },
];

function demographicsOf({ firstName, lastName, zip }: Profile) {
  const address = {
    address: '900 Elsewhere Avenue',
    zip,
    city: 'San Francisco',
    state: 'CA',
    country: 'United States',
  };
  return {
    firstName,
    lastName,
    ...address,
    mobilePhone: '(415) 555-0123',
    gender: 'F',
    dateOfBirth: '4/27/1986',
    stanfordPatient: true,
  };
}

/** What somebody holds of a person without being them: a code with another's birth date, an invitation for another, a link that has expired. */
const held: readonly Step[] = [
  {
    name: 'Activation/Lookup, another birth date',
    expects: 400,
    take: ({ ask, group, number, secrets: { accessCode } }) =>
      ask(lookUpActivation, {
        accessCode,
        medicalRecordNumber: personOf(group, number).username,
        dateOfBirth: '4/28/1986',
      }),
  },
  {
    name: 'ProxyInvite/Answer, of another',
    expects: 404,
    take: ({ askSignedIn, secrets: { inviteCode } }) =>
      askSignedIn(answerProxyInvite, { inviteCode, answer: 'accept' }),
  },
  {
    name: 'Email/Confirm, expired',
    expects: 400,
    take: ({ ask, secrets: { emailToken } }) => ask(confirmEmailAddress, { token: emailToken }),
  },
];

/** Recovery first: the wrong passwords after it end in a lockout, which applies to recovery too. */
export const steps: readonly Step[] = [
  ...signUp,
  ...held,
  {
    name: 'resetpassword',
    take: async ({ ask, group, number, carried }) => {
      const { username: userName, zip } = personOf(group, number);
      const reply = await ask(resetPassword, { userName, dateOfBirth: '1986/04/27', zip });
      carried['recovery'] = reply.response['ticket'];
      return reply;
    },
  },
  {
    name: 'resetpassword/sendresetlink',
    take: ({ ask, carried: { recovery } }) => ask(sendResetLink, { id: recovery, ticketType: 'resetpassword' }),
  },
  {
    name: 'resetpassword/verifyanswer, wrong',
    take: ({ ask, carried: { recovery } }) => ask(verifyAnswer, { ticket: recovery, securityAnswer: 'nobody' }),
  },
  {
    name: 'forgotuserid/verifycredential',
    take: async ({ ask, group, number, carried }) => {
      const { firstName, lastName, zip } = personOf(group, number);
      const reply = await ask(verifyCredential, { firstName, lastName, dateOfBirth: '1986/04/27', zip });
      carried['reminder'] = reply.response['ticket'];
      carried['canSendEmail'] = reply.response['canSendEmail'];
      carried['phones'] = reply.response['phoneList'];
      return reply;
    },
  },
  {
    name: 'forgotuserid/sendbyemail',
    take: ({ ask, carried: { reminder, canSendEmail } }) =>
      canSendEmail === true ? ask(sendReminderByEmail, { id: reminder, ticketType: 'forgotuserid' }) : null,
  },
  {
    name: 'forgotuserid/sendbysms',
    take: ({ ask, carried: { reminder, phones } }) => {
      const [phone] = phones as Array<{ suffix: string }>;
      return phone === undefined ? null : ask(sendReminderBySms, { ticket: reminder, suffix: phone.suffix });
    },
  },
  wrongPassword('MyHealthLogin, 1st wrong password'),
  wrongPassword('MyHealthLogin, 2nd'),
  wrongPassword('MyHealthLogin, 3rd'),
  wrongPassword('MyHealthLogin, 4th'),
  wrongPassword('MyHealthLogin, 5th, which locks'),
  wrongPassword('MyHealthLogin, while locked'),
];
