import { coreRequestFields, type Envelope, parseCoreFields } from './eligibility-envelope.ts';

/** CAQH CORE vC2.2.0, HTTP+MIME: one part of multipart/form-data for each field of the envelope (§4.2.1). */
export const mimeEnvelope: Envelope = {
  carriesLogin: true,
  wrap: (message, fields) => {
    const login: Array<[string, string]> = [
      ...(fields.user === undefined ? [] : [['UserName', fields.user] as [string, string]]),
      ...(fields.password === undefined ? [] : [['Password', fields.password] as [string, string]]),
    ];
    return writeParts([...coreRequestFields(fields), ...login, ['Payload', message]], fields.payloadId);
  },
  parse: ({ contentType, body }) => {
    const parts = readParts(contentType, body);
    return parts === undefined ? { is: 'nothing' } : parseCoreFields((name) => parts.get(name));
  },
};

/**
 * Writes fields as a multipart body.
 *
 * @param unique an id that no field holds on a line of its own: the boundary is made from it.
 */
export function writeParts(fields: ReadonlyArray<[name: string, value: string]>, unique: string) {
  const boundary = `portico-${unique}`;
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

/** Reads the fields of a multipart body by name. Undefined if it is not multipart or its end is missing. */
export function readParts(contentType: string, body: string): ReadonlyMap<string, string> | undefined {
  const boundary = /^multipart\/[\w-]+;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return undefined;
  const [, ...pieces] = `\n${body}`.split(`\n--${mark}`);
  if (pieces.pop()?.startsWith('--') !== true) return undefined;
  return new Map(pieces.map(readPart));
}

/**
 * An empty line separates the head of a part from its content. The line break before the next boundary is not content.
 */
function readPart(piece: string): [name: string, value: string] {
  const gap = /\r?\n\r?\n/.exec(piece);
  const head = gap === null ? '' : piece.slice(0, gap.index);
  const name = /^content-disposition:.*?\bname="?([^";\r\n]+)/im.exec(head)?.[1] ?? '';
  return [name, gap === null ? '' : piece.slice(gap.index + gap[0].length).replace(/\r$/, '')];
}
