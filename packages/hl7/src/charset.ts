/** Names of MSH-18 (HL7 table 0211), as TextDecoder knows them. Those of more than one byte for a plain letter cannot travel by MLLP. */
const decoders: Readonly<Record<string, string>> = {
  '': 'utf-8',
  ASCII: 'utf-8',
  'UNICODE UTF-8': 'utf-8',
  'UTF-8': 'utf-8',
  '8859/1': 'iso-8859-1',
  '8859/2': 'iso-8859-2',
  '8859/3': 'iso-8859-3',
  '8859/4': 'iso-8859-4',
  '8859/5': 'iso-8859-5',
  '8859/6': 'iso-8859-6',
  '8859/7': 'iso-8859-7',
  '8859/8': 'iso-8859-8',
  '8859/9': 'windows-1254',
  '8859/15': 'iso-8859-15',
  'WINDOWS-1252': 'windows-1252',
};

/** Names of the same sets as interface engines write them, such as ISO-8859-1, UTF8 and CP1252, in those of the table. */
function usualName(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/^(?:ISO[ _-]?)?8859[ /_-](?=\d)/, '8859/')
    .replace(/^UTF8$/, 'UTF-8')
    .replace(/^US-ASCII$/, 'ASCII')
    .replace(/^CP-?1252$/, 'WINDOWS-1252');
}

/**
 * Decodes a message by the character set that its own header names (MSH-18, first repetition). Where it names none, or says ASCII and has
 * more, it is UTF-8, or Latin-1 where it is not valid as that: systems that say nothing send either.
 *
 * @returns null for a set that is not known here, and for a text that is not of it.
 */
export function decodeMessage(bytes: Uint8Array): string | null {
  // Every set of the table has the header's own characters where ASCII has them.
  const header = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, 2000)).split(/[\r\n]/, 1)[0] ?? '';
  const [named = ''] = (header.split(header[3] ?? '|')[17] ?? '').split(header[5] ?? '~');
  const name = usualName(named);
  const label = decoders[name];
  if (label === undefined) return null;
  if (label !== 'utf-8') return new TextDecoder(label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return name.endsWith('UTF-8') ? null : new TextDecoder('iso-8859-1').decode(bytes);
  }
}
