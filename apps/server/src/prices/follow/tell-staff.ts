import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type StagedPrices, followFailedMail, pricesStagedMail } from '../../documents/price-follow-mail.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import type { MailContent } from '../../documents/summary-mail.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { ImportedPriceFile } from '../import-price-file.ts';
import type { PriceVersion } from '../queries/version-states.ts';
import type { FollowFailure } from '../../documents/messages/price-follow-messages.ts';
import type { FollowServices } from './follow-services.ts';

type Mailing = Pick<FollowServices, 'settings' | 'jobs'>;

/** Queues the mail that new prices are staged; nothing where the settings name no address. */
export async function tellOfStaged(
  trx: Transaction<Tables>,
  services: Mailing,
  staged: { locationId: string; url: string; file: ImportedPriceFile; live: PriceVersion | undefined },
): Promise<void> {
  const { file, live } = staged;
  const before = live === undefined ? null : contentsOf(live);
  await send(trx, services, staged.locationId, (location, reader) =>
    pricesStagedMail({ location, url: staged.url, now: contentsOf({ ...file, ...file.header }), before }, reader),
  );
}

/** Queues the mail that a file cannot be taken. */
export async function tellOfFailure(
  trx: Transaction<Tables>,
  services: Mailing,
  { locationId, failure, detail }: { locationId: string; failure: FollowFailure; detail: string },
): Promise<void> {
  await send(trx, services, locationId, (location, reader) => followFailedMail({ location, failure, detail }, reader));
}

type Reader = Parameters<typeof followFailedMail>[1];

async function send(
  trx: Transaction<Tables>,
  { settings, jobs }: Mailing,
  locationId: string,
  write: (location: { id: string; name: string }, reader: Reader) => MailContent,
): Promise<void> {
  const { priceFollowing, brand, locations } = settings.healthSystem;
  if (priceFollowing.email === undefined) return;
  const name = locations.find(({ id }) => id === locationId)?.name ?? locationId;
  const content = write({ id: locationId, name }, { language: priceFollowing.language, brand });
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: priceFollowing.email, ...content }));
}

function contentsOf(file: {
  versionId: number;
  fileName: string;
  hospitalName: string;
  lastUpdatedOn: string | null;
  items: number;
  charges: number;
  rates: number;
}): StagedPrices {
  const { versionId, fileName, hospitalName, lastUpdatedOn, items, charges, rates } = file;
  return { versionId, fileName, hospitalName, lastUpdatedOn, items, charges, rates };
}
