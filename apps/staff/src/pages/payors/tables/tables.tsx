import { Trans, useLingui } from '@lingui/react/macro';
import { type CheckedPayorTableModel, MAX_PAYOR_TABLE } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { failureOf } from '../../../session/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { CheckedTable } from './checked-table.tsx';

/** A table that somebody has chosen, and what it would change. */
interface Chosen {
  readonly fileName: string;
  readonly csv: string;
  readonly checked: CheckedPayorTableModel;
}

/** The names as a table for a spreadsheet: saved, filled in, and taken back after a look at what it would change. */
export function Tables({ locationId, onChanged }: { locationId: string | null; onChanged: () => void }) {
  const { t } = useLingui();
  const { send } = useSession();
  const act = useAct();
  const part = useKeptFocus<HTMLElement>();
  const [fill, setFill] = useState(true);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState<{ look: 'good' | 'bad'; text: string } | null>(null);
  const save = (): void => {
    void act.run(async () => {
      const { fileName, csv } = await send('exportPayorTable', { locationId, fill });
      saveFile(fileName, 'text/csv', csv);
    });
  };
  const check = async (fileName: string, csv: string): Promise<void> => {
    const { checked } = await send('checkPayorTable', { csv });
    setChosen({ fileName, csv, checked });
  };
  const choose = (file: File): void => {
    void act.run(async () => {
      setSaid(null);
      setChosen(null);
      const csv = await readText(file);
      if (csv === null) setSaid({ look: 'bad', text: t`This is not text in UTF-8. Save the table as “CSV UTF-8”.` });
      else if (csv.length > MAX_PAYOR_TABLE) {
        setSaid({ look: 'bad', text: t`The table is too long. Save and take one location at a time.` });
      } else await check(file.name, csv);
    });
  };
  const take = ({ fileName, csv, checked }: Chosen): void => {
    void act.run(async () => {
      try {
        await send('importPayorTable', { csv, fileName, digest: checked.digest });
      } catch (error) {
        if (failureOf(error).error === 'payorNamesChanged') {
          onChanged();
          await check(fileName, csv);
        }
        throw error;
      }
      setChosen(null);
      setSaid({ look: 'good', text: t`The decisions of ${fileName} are taken.` });
      onChanged();
    });
  };
  return (
    <section className="card stack" aria-label={t`As a table`} {...part}>
      <h2>
        <Trans>As a table</Trans>
      </h2>
      <p className="secondary">
        <Trans>
          Many names are decided on faster in a spreadsheet: fill in the columns payor (an id, or “none”) and
          portal_plan. A row without payor decides nothing.
        </Trans>
      </p>
      <CheckField label={t`Put the suggestions there already`} isChecked={fill} onChange={setFill} />
      <div className="row">
        <Button isBusy={act.isBusy} onPress={save}>
          <Trans>Save as CSV</Trans>
        </Button>
        <FileButton accept={['.csv']} onChoose={choose}>
          <Trans>Choose a table</Trans>
        </FileButton>
      </div>
      <ErrorNotice failure={act.failure} />
      {said !== null && <Notice look={said.look}>{said.text}</Notice>}
      {chosen !== null && (
        <>
          <CheckedTable fileName={chosen.fileName} checked={chosen.checked} />
          <div className="row">
            {chosen.checked.problemCount === 0 && chosen.checked.changeCount > 0 && (
              <Button look="primary" isBusy={act.isBusy} onPress={() => take(chosen)}>
                <Trans>Take these decisions</Trans>
              </Button>
            )}
            <Button look="quiet" onPress={() => setChosen(null)}>
              <Trans>Put it away</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** null for what is not UTF-8. */
async function readText(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  try {
    // With its byte order mark: the audit trail has the digest of the file.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
