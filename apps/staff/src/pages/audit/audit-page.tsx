import { Trans, useLingui } from '@lingui/react/macro';
import { type AuditEntryModel, type AuditFilterSent, type StaffReply } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { type AuditFields, AuditFilter, noFilter } from './audit-filter.tsx';
import { ExportTrail } from './export-trail.tsx';
import { VerifyTrail } from './verify-trail.tsx';

/** What was found, and by which filter: the form may be changed meanwhile. */
interface Found {
  readonly filter: AuditFilterSent;
  readonly entries: readonly AuditEntryModel[];
  readonly next: number | null;
}

/** The audit trail: searched, saved, verified. What is sought stands in no address. */
export function AuditPage() {
  const { t } = useLingui();
  const { send } = useSession();
  const [fields, setFields] = useState<AuditFields>(noFilter);
  const { reply: known } = useLoaded('listAuditEvents', {});
  const [found, setFound] = useState<Found | null>(null);
  const act = useAct();
  const more = useAct();
  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    const filter = filterOf(fields);
    void act.run(async () => {
      setFound(null);
      const reply = await send('listAudit', { filter });
      setFound(pageOf(filter, [], reply));
    });
  };
  const addOlder = (shown: Found): void => {
    void more.run(async () => {
      const reply = await send('listAudit', { filter: shown.filter, before: shown.next });
      setFound(pageOf(shown.filter, shown.entries, reply));
    });
  };
  return (
    <Page title={t`Audit trail`}>
      <p className="secondary">
        <Trans>Who did what, and who looked at what. That you read, save or verify it is an entry of its own.</Trans>
      </p>
      <form className="card stack" onSubmit={search} noValidate>
        <AuditFilter fields={fields} events={known?.events ?? []} onChange={setFields} />
        <ErrorNotice failure={act.failure} />
        <div className="row">
          <Button type="submit" look="primary" isBusy={act.isBusy}>
            <Trans>Search</Trans>
          </Button>
          <Button look="quiet" onPress={() => setFields(noFilter)}>
            <Trans>Empty the form</Trans>
          </Button>
        </div>
      </form>
      {found !== null && (
        <section className="stack" aria-label={t`What was found`}>
          <AuditEntries entries={found.entries} />
          <ErrorNotice failure={more.failure} />
          {found.next !== null && (
            <div className="row">
              <Button isBusy={more.isBusy} onPress={() => addOlder(found)}>
                <Trans>Older entries</Trans>
              </Button>
            </div>
          )}
        </section>
      )}
      <ExportTrail filter={filterOf(fields)} />
      <VerifyTrail />
    </Page>
  );
}

function pageOf(
  filter: AuditFilterSent,
  before: readonly AuditEntryModel[],
  { entries, next }: StaffReply<'listAudit'>,
): Found {
  return { filter, entries: [...before, ...entries], next };
}

function filterOf({ actor, ...fields }: AuditFields): AuditFilterSent {
  return { ...fields, actor: actor === 'anybody' ? null : actor };
}
