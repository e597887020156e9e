import { closureOf, filesOf, readWebManifest } from './web-manifest.ts';

/** The entries of framed pages: of the portal's own forms, and of the simulated providers. */
const entries = { forms: 'src/framed-forms/main.ts', providers: 'src/provider-pages/main.ts' } as const;

/**
 * The tags of an entry's script and styles. Without a built web app they name the source, as `npm run dev` serves it.
 *
 * @param folder of the built web app.
 */
export async function readFramedTags(folder: string, entry: keyof typeof entries): Promise<string> {
  const source = entries[entry];
  const built = await readWebManifest(folder);
  const files = closureOf(built, [source]).flatMap((each) => filesOf(built, each));
  const styles = files.filter((file) => file.endsWith('.css'));
  const script = built[source]?.file ?? source;
  const tags = styles.map((file) => `<link rel="stylesheet" href="/${file}">`);
  return [...new Set(tags), `<script type="module" src="/${script}"></script>`].join('\n');
}
