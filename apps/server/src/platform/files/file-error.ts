/** A file that an operator named cannot be read. The message tells the operator what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly fault: 'no such file' | 'damaged';

  constructor(fault: FileError['fault'], message: string) {
    super(message);
    this.fault = fault;
  }
}
