/** A file that an operator named and that cannot be read. The message is for the operator and says what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly fault: 'no such file' | 'damaged';

  constructor(fault: FileError['fault'], message: string) {
    super(message);
    this.fault = fault;
  }
}
