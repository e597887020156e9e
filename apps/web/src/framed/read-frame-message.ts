import { frameMessage, type FrameMessage } from '@portico/contract';

/** What of a message says whether it is to be taken: `MessageEvent` has it. */
export interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/**
 * Reads a message of the page in a frame. Null for one that is not to be taken: of another window than the frame's, "accepted only
 * from the configured frame origin or the page's own origin" (spec §2), and only as the contract has it.
 *
 * @param frame the frame's window.
 * @param origins those that are accepted.
 */
export function readFrameMessage(
  { data, origin, source }: ReceivedMessage,
  frame: unknown,
  origins: readonly string[],
): FrameMessage | null {
  if (frame === null || source !== frame || !origins.includes(origin)) return null;
  const read = frameMessage.safeParse(data);
  return read.success ? read.data : null;
}
