import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/** What somebody writes about, by the states of the signed-in app: messages.helpdesk and messages.feedback (spec §2). */
export const helpDeskTopics = ['helpdesk', 'feedback'] as const;

export type HelpDeskTopic = (typeof helpDeskTopics)[number];

/** What the form is filled in with for somebody who is signed in; '' where the account has nothing. */
export const helpDeskWriter = z.object({
  patientFirstName: z.string(),
  patientLastName: z.string(),
  month: z.string(),
  day: z.string(),
  year: z.string(),
  patientPhone: z.string(),
  patientEmail: z.string(),
});

export type HelpDeskWriter = Plain<z.infer<typeof helpDeskWriter>>;

/** A message of the person who is signed in, with what the help desk has answered. */
export const helpDeskMessage = z.object({
  /** As it is told: K7Q2M-9XWRT. */
  reference: z.string(),
  /** ISO time. */
  sentAt: z.string(),
  patientComments: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  /** The oldest first. */
  answers: z.array(z.object({ text: z.string(), at: z.string(), isUnread: z.boolean() })),
});

export type HelpDeskMessage = Plain<z.infer<typeof helpDeskMessage>>;
