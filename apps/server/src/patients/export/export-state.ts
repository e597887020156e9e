import type { ResourceError } from '../import/stage-patients.ts';

/** What has been read and stored of an export. */
export interface ReadSoFar {
  /** Of the lines of all files: the number of the last one. */
  number: number;
  resources: number;
  others: number;
  rejected: number;
  errors: readonly ResourceError[];
}

/** A file of the server's, as the state has it. */
interface StateFile {
  type: string;
  url: string;
}

/** Where an export stands that has begun. What is written down in it is stored, and done once only, whoever goes on. */
export interface ExportState {
  /** The server prepares it; its files are read; it is in the registry, and the server is told so. */
  phase: 'underWay' | 'loading' | 'ending';
  /** Under which the staging tables have it. */
  importId: string;
  statusUrl: string;
  /** Since when what has changed; null for all. */
  since: string | null;
  /** ISO time. */
  startedAt: string;
  transactionTime: string;
  /** ISO time until which the files are there; null where the server does not say. */
  expiresAt: string | null;
  requiresToken: boolean;
  files: readonly StateFile[];
  deleted: readonly StateFile[];
  /** Files of what the server could not export. */
  errorFiles: number;
  /** The file that is read now, by its place in the list; all are read where it is their number. */
  position: number;
  /** In bytes, within that file: what comes before it is stored. */
  offset: number;
  /** Lines before the offset. */
  line: number;
  /** Of that file, as far as it is known. */
  etag: string | null;
  read: ReadSoFar;
  /** What was read when that file was begun: where the file has changed, it is read from its beginning. */
  before: ReadSoFar;
}

const nothing: ReadSoFar = { number: 0, resources: 0, others: 0, rejected: 0, errors: [] };

/** An export that the server has begun to prepare. */
export function begunExport(given: Pick<ExportState, 'importId' | 'statusUrl' | 'since' | 'startedAt'>): ExportState {
  return {
    ...given,
    phase: 'underWay',
    transactionTime: '',
    expiresAt: null,
    requiresToken: true,
    files: [],
    deleted: [],
    errorFiles: 0,
    ...fromTheBeginning,
  };
}

/** Where the reading of an export begins. */
export const fromTheBeginning: Pick<ExportState, 'position' | 'offset' | 'line' | 'etag' | 'read' | 'before'> = {
  position: 0,
  offset: 0,
  line: 0,
  etag: null,
  read: nothing,
  before: nothing,
};

/** Records that the staging tables have of it. */
export function stagedOf({ resources, others, rejected }: ReadSoFar): number {
  return resources - others - rejected;
}
