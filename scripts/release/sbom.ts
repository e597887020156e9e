import { runNpm } from './run-npm.ts';

/**
 * The bill of materials of a release, in CycloneDX 1.5, as `npm sbom` makes it of its lock file: every package that is installed
 * there, and those of the web app, which are built into its files. npm has that command since version 10, which comes with Node 20.
 *
 * @param folder with what `writeProductionPackages` writes; nothing needs to be installed in it.
 * @returns JSON.
 */
export async function makeSbom(folder: string): Promise<string> {
  return runNpm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'], folder);
}
