import type { Kysely } from 'kysely';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { unfinishedJobs } from '../../../platform/jobs/unfinished-jobs.ts';
import { importUploadJob } from './import-upload-job.ts';
import { endUnmoved, listUploadsToRead } from './price-uploads.ts';

const staged = { status: 'staged', problem: null } as const;
const interrupted = { status: 'failed', problem: 'interrupted' } as const;

/**
 * Ends the uploads that are to be read, and that no job reads any more: servers that stop and outages use up the tries of a job, and the
 * last try may have had no chance to say so. One whose prices are staged is done but for its status; all others have failed.
 */
export async function endGivenUpUploads(db: Kysely<Tables>, keys: Keys, now: Date): Promise<void> {
  // Before the jobs: what is queued after this is none of these.
  const uploads = await listUploadsToRead(db);
  if (uploads.length === 0) return;
  const jobs = await unfinishedJobs(db, keys, importUploadJob);
  const read = new Set(jobs.map(({ uploadId }) => uploadId));
  for (const upload of uploads.filter(({ upload_id: id }) => !read.has(id))) {
    const isStaged = upload.version_id !== null;
    await endUnmoved(db, upload, isStaged ? staged : interrupted, now);
  }
}
