import { frameMessage, type FrameMessage } from '@portico/contract';

/** The parts of a `MessageEvent` that decide whether the message is accepted. */
export interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/**
 * Reads a message of the page in a frame. null if it is not accepted: it must come from the frame's window, "accepted
 * only from the configured frame origin or the page's own origin" (spec §2), and match the contract.
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
