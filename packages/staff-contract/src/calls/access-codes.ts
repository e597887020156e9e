import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, time } from './fields.ts';

/** How a code reaches its patient: posted, sent as a link to the phone on file, or printed to hand over. */
export const codeChannels = ['letter', 'sms', 'print'] as const;
export type CodeChannel = (typeof codeChannels)[number];

const medicalRecordNumber = line;

/** What was issued to a patient. The codes themselves are not kept. */
export const listCodes = defineStaffCall({
  isRead: true,
  permission: 'openAccounts',
  input: z.object({ medicalRecordNumber }),
  reply: z.object({
    hasAccount: z.boolean(),
    codes: z.array(
      z.object({
        channel: z.enum(codeChannels),
        issuedAt: time,
        expiresAt: time,
        /** When it was used or taken back. */
        endedAt: z.nullable(time),
        isExpired: z.boolean(),
        failures: z.int(),
      }),
    ),
  }),
});

/** Takes back every code of a patient that has not led to an account. */
export const revokeCodes = defineStaffCall({
  permission: 'endAccounts',
  input: z.object({ medicalRecordNumber }),
  reply: z.object({ codes: z.int() }),
});
