/**
 * One entry of `cms-hpt.txt`, the file in the root of a hospital's website that says where its price files are
 * (45 CFR 180.50(d)(6)(i)). An attribute that is not there is an empty text.
 */
export interface CmsHptEntry {
  locationName: string;
  /** The page that links to the file. */
  sourcePageUrl: string;
  /** The file itself. */
  mrfUrl: string;
  contactName: string;
  contactEmail: string;
}

/** The attributes in the order of CMS's specification, by their names in the file. */
const attributes = {
  'location-name': 'locationName',
  'source-page-url': 'sourcePageUrl',
  'mrf-url': 'mrfUrl',
  'contact-name': 'contactName',
  'contact-email': 'contactEmail',
} as const satisfies Record<string, keyof CmsHptEntry>;

/** The value is trimmed apart: a pattern that looks for its end would look again from each space, for hours in one long line. */
const lineForm = /^\s*([a-z]+(?:[-_ ][a-z]+)*)\s*:(.*)$/is;

/** Writes the file: one attribute a line, an empty line between entries. A value loses its line ends. */
export function writeCmsHpt(entries: readonly CmsHptEntry[]): string {
  return entries
    .map((entry) =>
      Object.entries(attributes)
        .map(([name, key]) => `${name}: ${entry[key].replace(/\s+/g, ' ').trim()}\n`)
        .join(''),
    )
    .join('\n');
}

/**
 * Reads the file as hospitals write it: with a byte order mark or not, any line end, names in capitals or with
 * underscores, other lines between. A name of a location begins an entry; a second file below one name is an entry of
 * the same location.
 *
 * @returns the entries in order; none where the text is something else, such as a web page.
 */
export function readCmsHpt(text: string): CmsHptEntry[] {
  const entries: CmsHptEntry[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', written = ''] = lineForm.exec(line.replace(/^\uFEFF/, '')) ?? [];
    const key = keyOf(name);
    if (key === undefined) continue;
    const value = written.trim();
    const last = entries.at(-1);
    if (key === 'locationName' || last === undefined) entries.push({ ...empty, [key]: value });
    else if (key === 'mrfUrl' && last.mrfUrl !== '') entries.push({ ...last, mrfUrl: value });
    else last[key] = value;
  }
  return entries;
}

const empty: CmsHptEntry = { locationName: '', sourcePageUrl: '', mrfUrl: '', contactName: '', contactEmail: '' };

function keyOf(name: string): keyof CmsHptEntry | undefined {
  const plain = name.toLowerCase().replace(/[_ ]/g, '-');
  return Object.hasOwn(attributes, plain) ? attributes[plain as keyof typeof attributes] : undefined;
}
