import { proxyInviteForm } from '@portico/rules';
import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id, textInput } from './fields.ts';
import { privateBase } from './sign-in.ts';

/** What an access can allow, each by itself: what it opens stands in one table of the server (`app/http/acting-calls.ts`). */
export const proxyScopes = ['view', 'estimates', 'messages', 'manage'] as const;

/** What an access can hold. `saved` is what `view` was before there were visits to see: nobody is given it any more. */
export const heldScopes = [...proxyScopes, 'saved'] as const;

export type ProxyScope = (typeof proxyScopes)[number];
export type HeldScope = (typeof heldScopes)[number];

const access = 'signedIn';
const wrapped = true;

const scopes = z.array(z.enum(heldScopes));

/** An ISO time, and what is left of the scopes from then on. */
const privacy = z.nullable(z.object({ from: z.string(), scopes }));

/** ISO times of an access. */
const times = { since: z.string(), endsAt: z.string() };

/**
 * POST ProxyInvite/Look: who invites the signed-in person to look after their record. It only reads, but is a POST: the code gives
 * access to the record and must not be in an address, which proxies and logs store.
 */
export const getProxyInvite = defineCall({
  name: 'GetProxyInvite',
  method: 'POST',
  path: `${privateBase}/ProxyInvite/Look`,
  summary: 'An invitation to another patient’s record, for the person who was invited.',
  access,
  wrapped,
  input: z.object({ inviteCode: id }),
  reply: z.object({
    patientName: z.string(),
    /** What it would let the person do. */
    scopes,
    /** ISO times: until when it can be answered, and until when the access would last. */
    expiresAt: z.string(),
    endsAt: z.string(),
    /** The patient is a minor: from when on a teenager's privacy leaves no more than some scopes; null for others. */
    privacy,
  }),
  errors: ['signInRequired', 'unknownInvite', 'emailUnconfirmed'],
});

/** POST ProxyInvite: works once. Of two requests at the same time, one is refused. */
export const answerProxyInvite = defineCall({
  name: 'AnswerProxyInvite',
  method: 'POST',
  path: `${privateBase}/ProxyInvite`,
  summary: 'Accepts or declines an invitation.',
  access,
  wrapped,
  input: z.object({ inviteCode: id, answer: z.enum(['accept', 'decline']) }),
  reply: z.object({ patientName: z.string() }),
  errors: ['signInRequired', 'unknownInvite', 'emailUnconfirmed'],
});

/** GET Proxies: whose records the signed-in person looks after, and who looks after theirs. */
export const getProxies = defineCall({
  name: 'GetProxies',
  method: 'GET',
  path: `${privateBase}/Proxies`,
  summary: 'The patients whose records this person looks after, and the people who look after theirs.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.object({
    proxies: z.array(z.object({ proxyId: z.string(), patientName: z.string(), scopes, ...times })),
    lookedAfterBy: z.array(z.object({ proxyId: z.string(), name: z.string(), scopes, ...times })),
    /** Invitations of others to this person's record that wait for an answer. `name` is as the inviter wrote it. */
    invites: z.array(
      z.object({
        inviteId: z.string(),
        name: z.string(),
        email: z.string(),
        scopes,
        expiresAt: z.string(),
        endsAt: z.string(),
      }),
    ),
  }),
  errors: ['signInRequired'],
});

/** POST Proxies/Invite: the person invites somebody to look after their record. Asks for a recent password. */
export const inviteProxy = defineCall({
  name: 'InviteProxy',
  method: 'POST',
  path: `${privateBase}/Proxies/Invite`,
  summary: 'Invites somebody to look after the record of the signed-in person.',
  access,
  wrapped,
  input: z.object({
    name: textInput(proxyInviteForm.name.longest),
    email: textInput(proxyInviteForm.email.longest),
    dateOfBirth: textInput(proxyInviteForm.dateOfBirth.longest),
    /** One at least. */
    scopes: z.array(z.enum(proxyScopes)).check(z.minLength(1), z.maxLength(proxyScopes.length)),
    /** Days for which the access would last. */
    days: textInput(proxyInviteForm.days.longest),
  }),
  reply: z.object({}),
  errors: ['signInRequired', 'passwordNeeded', 'tooManyProxies'],
});

/** POST Proxies/Revoke: the person takes an access to their record back, or an invitation. It works at once. */
export const revokeProxy = defineCall({
  name: 'RevokeProxy',
  method: 'POST',
  path: `${privateBase}/Proxies/Revoke`,
  summary: 'Ends the access of somebody to the record of the signed-in person, or an invitation to it.',
  access,
  wrapped,
  /** Of `lookedAfterBy` or `invites`. */
  input: z.object({ proxyId: id }),
  reply: z.object({}),
  errors: ['signInRequired', 'unknownProxy'],
});

/** POST Proxies/Leave: the person looks after somebody no longer. */
export const leaveProxy = defineCall({
  name: 'LeaveProxy',
  method: 'POST',
  path: `${privateBase}/Proxies/Leave`,
  summary: 'Gives back the access of the signed-in person to a record.',
  access,
  wrapped,
  input: z.object({ proxyId: id }),
  reply: z.object({}),
  errors: ['signInRequired', 'unknownProxy'],
});

/**
 * GET Session/Access: waits, for some seconds, until the access under which the page acts has ended, or the session acts for somebody else; it is refused
 * then, as any other call. A page that asks again and again takes the patient's data off the screen as soon as the patient has taken the access back.
 */
export const watchAccess = defineCall({
  name: 'WatchAccess',
  method: 'GET',
  path: `${privateBase}/Session/Access`,
  summary: 'Waits for the end of the access under which the session acts.',
  access,
  wrapped,
  countsAsUse: false,
  input: z.object({}),
  reply: z.object({}),
  errors: ['signInRequired'],
});

/** POST Session/ActFor: from now on this session acts for somebody whom the person looks after; without an id, for themselves. */
export const actFor = defineCall({
  name: 'ActFor',
  method: 'POST',
  path: `${privateBase}/Session/ActFor`,
  summary: 'Switches the session to a patient whom the person looks after, or back.',
  access,
  wrapped,
  input: z.object({ proxyId: z.nullable(id) }),
  reply: z.object({}),
  errors: ['signInRequired', 'unknownProxy'],
});
