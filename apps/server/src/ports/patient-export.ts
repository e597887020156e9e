/** A file of an export that is done. */
export interface ExportedFile {
  /** `Patient`, `Coverage`. */
  type: string;
  url: string;
}

/** An export that is done: what is in it, and where. */
export interface ExportManifest {
  /** The server's time as of which everything is, as it writes it. */
  transactionTime: string;
  files: readonly ExportedFile[];
  /** Bundles of what was deleted since the export before. */
  deleted: readonly ExportedFile[];
  /** Files of what the server could not export. */
  errors: readonly ExportedFile[];
  requiresToken: boolean;
  /** Until when the files are there, where the server says so. */
  expiresAt: Date | null;
}

/** How far the server is. */
export type ExportStatus =
  /** `retryAfter` in seconds, where the server says so; `progress` in its own words. */
  { kind: 'underWay'; progress: string; retryAfter: number | undefined } | { kind: 'done'; manifest: ExportManifest };

/** What of a file is fetched. */
export interface FileRequest extends ExportedFile {
  requiresToken: boolean;
  /** In bytes: what comes before it is known. */
  offset: number;
  /** Of the file that the offset is of; null where nothing is known of it. */
  etag: string | null;
  signal: AbortSignal;
}

/** A file that is fetched. */
export interface FileBytes {
  /** Where the bytes begin: at the offset that was asked for, or at 0 where the file has changed, or the server gives it whole alone. */
  offset: number;
  etag: string | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** What the server had for the portal is not there any more: the export begins anew. Holds nothing of a person, a token or an address. */
export class ExportGone extends Error {
  override readonly name = 'ExportGone';
}

/** The patients of a group, as a FHIR server exports them at night (Bulk Data Access 2.0). */
export interface PatientExportPort {
  /**
   * @param since the transactionTime of the export before, for what has changed since; null for all.
   * @returns the address at which the server says how far it is.
   * @throws PatientsUnreachable
   */
  begin(since: string | null): Promise<string>;
  /** @throws PatientsUnreachable, ExportGone */
  status(statusUrl: string): Promise<ExportStatus>;
  /** Fetches a file. Errors may also come while its bytes are read. @throws PatientsUnreachable, ExportGone */
  fetch(file: FileRequest): Promise<FileBytes>;
  /** Says that nothing of the export is needed any more. A server that does not want to know is left alone. */
  end(statusUrl: string): Promise<void>;
}
