import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type AuditFilterSent, type AuditFormat, auditFormats } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Saves the entries of the form above as a file, fetched by parts: a trail may be longer than one reply. */
export function ExportTrail({ filter }: { filter: AuditFilterSent }) {
  const { t } = useLingui();
  const { send } = useSession();
  const [format, setFormat] = useState<AuditFormat>('csv');
  const [entries, setEntries] = useState<number | null>(null);
  const act = useAct();
  const names: Readonly<Record<AuditFormat, string>> = {
    csv: t`CSV, for a spreadsheet`,
    jsonl: t`JSON lines, as they are stored`,
    fhir: t`FHIR AuditEvent, for other systems`,
  };
  const save = (): void => {
    void act.run(async () => {
      const parts: string[] = [];
      let [fetched, position] = [0, { after: null, upTo: null } as Position];
      setEntries(0);
      for (;;) {
        const part = await send('exportAudit', { filter, format, ...position });
        parts.push(part.text);
        fetched += part.entries;
        setEntries(fetched);
        if (part.next === null) {
          saveFile(part.fileName, 'application/octet-stream', ...parts);
          return;
        }
        position = part.next;
      }
    });
  };
  return (
    <section className="card stack">
      <h2>
        <Trans>Save what the form asks for</Trans>
      </h2>
      <div className="fields">
        <ChoiceField
          label={t`As`}
          value={format}
          options={auditFormats.map((value) => ({ value, label: names[value] }))}
          onChange={setFormat}
        />
      </div>
      <ErrorNotice failure={act.failure} />
      {entries !== null && act.failure === null && (
        <Notice look={act.isBusy ? 'hint' : 'good'}>
          {act.isBusy ? (
            <Plural value={entries} one="# entry so far" other="# entries so far" />
          ) : (
            <Plural value={entries} one="# entry was saved." other="# entries were saved." />
          )}
        </Notice>
      )}
      <div className="row">
        <Button isBusy={act.isBusy} onPress={save}>
          <Trans>Save the entries</Trans>
        </Button>
      </div>
    </section>
  );
}

interface Position {
  readonly after: number | null;
  readonly upTo: number | null;
}
