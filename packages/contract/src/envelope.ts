import * as z from 'zod/mini';

/** `meta.code` equals the HTTP status; `fields` names what to correct and never repeats what was sent. */
export const replyMeta = z.object({
  code: z.int(),
  errorCode: z.optional(z.int()),
  errorMessage: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
});

export const errorReply = z.object({ meta: replyMeta });

/** The body of every refusal. */
export type ErrorReply = z.infer<typeof errorReply>;
