import { MAX_MESSAGE_BYTES } from './message.ts';

const START = 0x0b;
const END = 0x1c;
const CARRIAGE_RETURN = 0x0d;
/** Of one message: enough to be too long, and no more of what may never end. */
const MAX_KEPT_BYTES = MAX_MESSAGE_BYTES + 1;

/** Finds the frames in what a connection brings (MLLP release 1: VT, the message, FS and CR). */
export interface FrameReader {
  /**
   * @returns the messages that are whole now. Bytes between frames are left out. Of a message that is too long, its beginning is kept, which is
   * too long as well: `parseMessage` refuses it, and its sender is told.
   */
  push(chunk: Uint8Array): Uint8Array[];
  /** Whether a message has begun and not ended. */
  isInside(): boolean;
}

export function createFrameReader(): FrameReader {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isInside = false;
  return {
    push(chunk) {
      const frames: Uint8Array[] = [];
      let at = 0;
      while (at < chunk.length) {
        if (!isInside) {
          const start = chunk.indexOf(START, at);
          if (start === -1) return frames;
          isInside = true;
          at = start + 1;
        }
        const end = chunk.indexOf(END, at);
        const piece = chunk.slice(at, end === -1 ? undefined : end).subarray(0, MAX_KEPT_BYTES - size);
        if (piece.length > 0) pieces.push(piece);
        size += piece.length;
        if (end === -1) return frames;
        frames.push(joined(pieces, size));
        pieces = [];
        size = 0;
        isInside = false;
        at = end + 1;
      }
      return frames;
    },
    isInside: () => isInside,
  };
}

/** A message in its frame. */
export function frameOf(message: Uint8Array): Uint8Array {
  const frame = new Uint8Array(message.length + 3);
  frame[0] = START;
  frame.set(message, 1);
  frame[message.length + 1] = END;
  frame[message.length + 2] = CARRIAGE_RETURN;
  return frame;
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
