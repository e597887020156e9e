import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { analyzeStaged, deleteStaged, deleteStagedBefore } from '../queries/patient-imports.ts';
import { openSource } from '../../platform/files/open-source.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import { resourceTypeOf } from '../fhir/read-patient.ts';
import type { FoundResource, Place } from './resource.ts';
import { readResources } from './read-resources.ts';
import { openStagedRows, type StagedRows } from './staged-rows.ts';

/** What an import must know of the portal. */
export interface ImportSettings {
  secret: string;
  /** The system of the medical record numbers that count; null for all of type MR. */
  mrnSystem: string | null;
  now: Date;
}

export interface ImportRequest {
  /** A Bundle or NDJSON, plain or packed by gzip or zip. */
  path: string;
  /** How far the reading is, in bytes of the file, and how many resources were found. */
  onProgress?: (progress: { position: number; size: number; count: number }) => void;
  signal?: AbortSignal;
}

/** Why a resource was not taken. Holds nothing of its data. */
export interface Refusal extends Place {
  /** `Patient`, `Coverage`, or `entry` where not even that can be read. */
  type: string;
  reason: string;
}

/** A file that was read, and waits to be brought into the registry. */
export interface StagedImport {
  importId: string;
  /** Resources of other types, which the registry has no use for. */
  others: number;
  refused: number;
  /** The first of them. */
  refusals: Refusal[];
}

/** So many refusals are told one by one. */
export const REFUSALS_TOLD = 20;

/**
 * Reads a file of patients into the staging tables, lets `work` bring it into the registry (applyStaged), and forgets what was
 * staged, whatever happens. Until then nothing is changed.
 *
 * @throws PatientFileError when the file is of another kind or its structure is broken; FileError when there is none, or
 * its packing is damaged.
 */
export async function withStagedPatients<Result>(
  { db, driver }: Database,
  settings: ImportSettings,
  request: ImportRequest,
  work: (staged: StagedImport) => Promise<Result>,
): Promise<Result> {
  const source = await openSource(request.path);
  const importId = randomUUID();
  await deleteStagedBefore(db, secondsAfter(settings.now, -DAY_SECONDS));
  try {
    const rows = openStagedRows(driver, {
      ...settings,
      importId,
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
    return await work({ importId, others: read.others, refused: read.refused, refusals: read.refusals });
  } finally {
    await deleteStaged(db, importId);
  }
}

interface Reader extends Omit<StagedImport, 'importId'> {
  resources: number;
  take(found: FoundResource): void;
}

function createReader(rows: StagedRows): Reader {
  const reader: Reader = {
    resources: 0,
    others: 0,
    refused: 0,
    refusals: [],
    take(found) {
      reader.resources += 1;
      if ('fault' in found) return refuse(found, 'entry', found.fault);
      const type = resourceTypeOf(found.resource);
      if (type === 'Patient') refuse(found, type, rows.addPatient(found));
      else if (type === 'Coverage') refuse(found, type, rows.addCoverage(found));
      else if (type === undefined) refuse(found, 'entry', 'It has no resourceType.');
      else reader.others += 1;
    },
  };
  const refuse = ({ number, line }: Place, type: string, reason: string | undefined): void => {
    if (reason === undefined) return;
    reader.refused += 1;
    if (reader.refusals.length < REFUSALS_TOLD) reader.refusals.push({ number, line, type, reason });
  };
  return reader;
}
