import { proxyInviteForm } from '@portico/rules';
import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id, textInput } from './fields.ts';
import { privateBase } from './sign-in.ts';

/** What a proxy may do: see, or also act for the person. */
export const proxyScopes = ['view', 'manage'] as const;

const access = 'signedIn';
const wrapped = true;

const scope = z.enum(proxyScopes);

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
    scope,
    /** ISO times: until when it can be answered, and until when the access would last. */
    expiresAt: z.string(),
    endsAt: z.string(),
  }),
  errors: ['signInRequired', 'unknownInvite'],
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
  errors: ['signInRequired', 'unknownInvite'],
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
    proxies: z.array(z.object({ proxyId: z.string(), patientName: z.string(), scope, ...times })),
    lookedAfterBy: z.array(z.object({ proxyId: z.string(), name: z.string(), scope, ...times })),
    /** Invitations of others to this person's record that wait for an answer. `name` is as the inviter wrote it. */
    invites: z.array(
      z.object({
        inviteId: z.string(),
        name: z.string(),
        email: z.string(),
        scope,
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
    scope,
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
