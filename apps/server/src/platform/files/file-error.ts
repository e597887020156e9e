/** A file that an operator named cannot be read. The message tells the operator what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly reason: 'no such file' | 'damaged';

  constructor(reason: FileError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
