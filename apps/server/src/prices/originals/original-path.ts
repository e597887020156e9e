import { join } from 'node:path';

/** A price file as it came: its name, and the digest of its bytes. */
export interface Original {
  fileName: string;
  /** Lower-case hexadecimal SHA-256. */
  fileSha256: string;
}

/** What is added to the path of an original for its copy that travels packed. */
export const PACKED = '.gz';

/** Where an original is kept. The digest stands in the path, so that a file never changes under its name. */
export function originalPath(folder: string, { fileName, fileSha256 }: Original): string {
  return join(folder, fileSha256, fileName);
}
