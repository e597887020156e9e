/** The structure of the file is broken, or it ends too early: none of it can be trusted. */
export class PriceFileError extends Error {
  override readonly name = 'PriceFileError';
  /** Physical line, from 1; undefined for an error of the file as a whole. */
  readonly line: number | undefined;
  /** What is wrong and how to correct it, in plain English, without the line. */
  readonly reason: string;

  constructor(line: number | undefined, reason: string) {
    super(line === undefined ? reason : `Line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}
