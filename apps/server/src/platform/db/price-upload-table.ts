import type { PriceUploadProblem, PriceUploadStatus } from '@portico/staff-contract';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** Price files that staff bring at the screen. */
export interface PriceUploadsTable {
  location_id: string;
  upload_id: string;
  file_name: string;
  /** In bytes. */
  size: number;
  /** Of the file where it came from, in milliseconds: by it the same file is known again. */
  modified_at: number;
  received: number;
  status: PriceUploadStatus;
  uploaded_by: string;
  uploaded_by_subject: string;
  begun_at: Timestamp;
  /** When the last part came, or the import went on. */
  moved_at: Timestamp;
  skip_invalid: Generated<boolean>;
  accept: Generated<string[]>;
  read_position: Generated<number>;
  read_size: Generated<number>;
  read_rates: Generated<number>;
  problem: PriceUploadProblem | null;
  detail: Generated<string>;
  /** What was found, as PriceFileCheck. */
  check_result: ColumnType<unknown, string | null, string | null>;
  version_id: number | null;
}
