/**
 * A file that does not hold patients, or whose structure is broken. The message is for the operator. Nothing was
 * changed.
 */
export class PatientFileError extends Error {
  override readonly name = 'PatientFileError';

  /** @param line where it is broken; null if it is another kind of file. */
  constructor(line: number | null, message: string) {
    super(line === null ? message : `Line ${line}: ${message}`);
  }
}
