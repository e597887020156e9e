/** A copy of the embedded database cannot be made, or is not one that can be restored. The message tells the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
