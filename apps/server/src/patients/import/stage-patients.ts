import { randomUUID } from 'node:crypto';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { analyzeStaged, deleteStaged } from '../queries/patient-imports.ts';
import { openSource } from '../../platform/files/open-source.ts';
import { resourceTypeOf } from '../fhir/read-patient.ts';
import { removeDeadImports, withImportLease } from './import-lease.ts';
import type { FoundResource, SourcePosition } from './resource.ts';
import { readResources } from './read-resources.ts';
import { createStagedRows, type StagedRows } from './staged-rows.ts';

export interface ImportSettings {
  keys: Keys;
  /** The system of the medical record numbers that count; null for all of type MR. */
  mrnSystem: string | null;
  now: Date;
}

export interface ImportRequest {
  /** A Bundle or NDJSON, plain or compressed by gzip or zip. */
  path: string;
  /** Bytes of the file that were read, and number of resources found. */
  onProgress?: (progress: { position: number; size: number; count: number }) => void;
  signal?: AbortSignal;
}

/** Why a resource was not imported. Holds nothing of its data. */
export interface ResourceError extends SourcePosition {
  /** `Patient`, `Coverage`, or `entry` if even the type cannot be read. */
  type: string;
  reason: string;
}

/** A file that was read into the staging tables. */
export interface StagedImport {
  importId: string;
  /** Number of resources of other types, which the registry does not use. */
  others: number;
  rejected: number;
  /** The first refusals. */
  errors: ResourceError[];
}

/** What files of resources are called within an archive. */
const RESOURCE_FILES = /\.(?:json|ndjson)$/i;

/** Limit of refusals that are reported one by one. */
export const MAX_ERRORS_LISTED = 20;

/**
 * Reads a file of patients into the staging tables, lets `work` bring it into the registry (applyStaged), and empties
 * the staging tables in every case. Nothing in the registry changes before `work`.
 *
 * @throws PatientFileError if the file is of another kind or its structure is broken; FileError if there is no file, or
 * its archive is damaged.
 */
export async function withStagedPatients<Result>(
  database: Database,
  settings: ImportSettings,
  request: ImportRequest,
  work: (staged: StagedImport) => Promise<Result>,
): Promise<Result> {
  const source = await openSource(request.path, RESOURCE_FILES);
  const importId = randomUUID();
  const { db, driver } = database;
  await removeDeadImports(database);
  return withImportLease(database, importId, async () => {
    try {
      const rows = createStagedRows(driver, {
        ...settings,
        importId,
        hasLease: true,
        today: settings.now.toISOString().slice(0, 10),
      });
      const read = createReader(rows);
      for await (const found of readResources(source.bytes)) {
        request.signal?.throwIfAborted();
        for (const each of found) read.take(each);
        await rows.write('much');
        request.onProgress?.({ position: source.position(), size: source.size, count: read.resources });
      }
      await rows.write('all');
      await analyzeStaged(db);
      request.signal?.throwIfAborted();
      return await work({ importId, others: read.others, rejected: read.rejected, errors: read.errors });
    } finally {
      await deleteStaged(db, importId);
    }
  });
}

/** Takes resources into the staging tables, and counts what became of them. */
export interface Reader extends Omit<StagedImport, 'importId'> {
  resources: number;
  take(found: FoundResource): void;
}

/** @param before what was counted of the same import before. */
export function createReader(
  rows: StagedRows,
  before: Readonly<Omit<Reader, 'take' | 'errors'>> & { readonly errors: readonly ResourceError[] } = {
    resources: 0,
    others: 0,
    rejected: 0,
    errors: [],
  },
): Reader {
  const { resources, others, rejected, errors } = before;
  const reader: Reader = {
    resources,
    others,
    rejected,
    errors: [...errors],
    take(found) {
      reader.resources += 1;
      if ('error' in found) return refuse(found, 'entry', found.error);
      const type = resourceTypeOf(found.resource);
      if (type === 'Patient') refuse(found, type, rows.addPatient(found));
      else if (type === 'Coverage') refuse(found, type, rows.addCoverage(found));
      else if (type === undefined) refuse(found, 'entry', 'It has no resourceType.');
      else reader.others += 1;
    },
  };
  const refuse = ({ number, line }: SourcePosition, type: string, reason: string | undefined): void => {
    if (reason === undefined) return;
    reader.rejected += 1;
    if (reader.errors.length < MAX_ERRORS_LISTED) reader.errors.push({ number, line, type, reason });
  };
  return reader;
}
