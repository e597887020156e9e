import { closureOf, filesOf, readWebManifest } from './web-manifest.ts';

/** The script and the styles of the framed forms. */
const SOURCE = 'src/framed-forms/main.ts';

/**
 * The tags of the framed forms' script and styles. Without a built web app they name the source, as `npm run dev`
 * serves it.
 *
 * @param folder of the built web app.
 */
export async function readFramedTags(folder: string): Promise<string> {
  const built = await readWebManifest(folder);
  const files = closureOf(built, [SOURCE]).flatMap((source) => filesOf(built, source));
  const styles = files.filter((file) => file.endsWith('.css'));
  const script = built[SOURCE]?.file ?? SOURCE;
  const tags = styles.map((file) => `<link rel="stylesheet" href="/${file}">`);
  return [...new Set(tags), `<script type="module" src="/${script}"></script>`].join('\n');
}
