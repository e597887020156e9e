const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;
const BLANKS = new Set([0x09, 0x0a, 0x0d, 0x20]);
const LINE_ENDS = new Set([0x0a, 0x0d]);
const HEADER = [0x4d, 0x53, 0x48] as const;

/** A message from its header on: interface engines put empty lines or a byte order mark of UTF-8 before it, which say nothing. */
export function withoutLead(bytes: Uint8Array): Uint8Array {
  const from = startsWith(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  let begin = from;
  let at = from;
  for (; at < bytes.length && BLANKS.has(bytes[at] ?? 0); at += 1) if (LINE_ENDS.has(bytes[at] ?? 0)) begin = at + 1;
  return bytes.subarray(begin);
}

/** Whether bytes begin as a message does, by the name of its header (MSH), whatever else may be wrong with them. */
export function beginsAsMessage(bytes: Uint8Array): boolean {
  return startsWith(withoutLead(bytes), HEADER);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
