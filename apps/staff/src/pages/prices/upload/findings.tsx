import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PriceFindingsModel, PriceUploadModel, ReportWords, RuleFindingsModel } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { useLanguage } from '../../../formats/use-language.ts';
import { useNumbers } from '../../../formats/use-numbers.ts';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { usePriceNames } from '../use-price-names.ts';
import './findings.css';

/** What was found in a file: whether it keeps CMS's rules, whether patients can be served with it, and what to do. */
export function Findings({ upload, onAgain }: { upload: PriceUploadModel; onAgain: () => void }) {
  const { t } = useLingui();
  const { verdicts } = usePriceNames();
  const { status, findings, fileName, detail, problem } = upload;
  if (status !== 'staged' && status !== 'refused' && status !== 'failed') return null;
  return (
    <section className="card stack" aria-label={t`What was found in ${fileName}`}>
      <h2>
        <Trans>What was found in {fileName}</Trans>
      </h2>
      {status === 'failed' && problem === 'interrupted' && (
        <Notice look="bad">
          <Trans>
            The portal was interrupted too often while it read the file, and tries no more. Nothing was changed. Read
            the file again. If it ends so once more, tell those who run the portal.
          </Trans>
        </Notice>
      )}
      {status === 'failed' && problem !== 'interrupted' && (
        <Notice look="bad">
          <Trans>
            The portal could not read it, which need not be the file’s fault. Nothing was changed. Try again.
          </Trans>
        </Notice>
      )}
      {problem === 'damaged' && (
        <Notice look="bad">
          <span lang="en">{detail}</span>
        </Notice>
      )}
      {findings !== null && <Notice look={verdicts[findings.verdict].look}>{verdicts[findings.verdict].text}</Notice>}
      {findings !== null && <Contents findings={findings} />}
      {findings !== null && findings.rules.length > 0 && <Rules rules={findings.rules} />}
      {(status === 'refused' || status === 'failed') && problem !== 'damaged' && problem !== 'structure' && (
        <Again upload={upload} onAgain={onAgain} />
      )}
      {findings !== null && <SaveReport upload={upload} />}
    </section>
  );
}

function Contents({ findings: { contents } }: { findings: PriceFindingsModel }) {
  const { t } = useLingui();
  const { count } = useNumbers();
  const { pricesOf } = usePriceNames();
  if (contents === null) return null;
  const { hospitalName, lastUpdatedOn, specVersion, items, charges, rates, leftOut, breaches, unreadableRows } =
    contents;
  return (
    <Facts
      facts={[
        [t`Hospital`, hospitalName],
        [t`Prices of`, pricesOf({ lastUpdatedOn })],
        [t`CMS template`, specVersion],
        [t`Items`, count(items)],
        [t`Charges`, count(charges)],
        [t`Negotiated rates`, count(rates)],
        [t`Values that cannot be meant`, count(leftOut)],
        [t`Rows that cannot be read`, count(unreadableRows)],
        [t`Breaches of CMS’s rules`, count(breaches)],
      ]}
    />
  );
}

/** By rule, the first places of each. */
function Rules({ rules }: { rules: readonly RuleFindingsModel[] }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <h3>
        <Trans>Rules that are not kept</Trans>
      </h3>
      {rules.map((rule) => (
        <details key={rule.rule} className="rule">
          <summary>
            <ReportText words={rule.sentence} /> <Extent rule={rule} />
          </summary>
          <p className="secondary">
            {t`Source`}: <span lang="en">{rule.source}</span>
          </p>
          <ul className="places">
            {rule.places.map(({ line, place, found, remedy }, at) => (
              <li key={at}>
                <span className="secondary">{line === null ? t`The file` : t`Line ${line}`}</span>{' '}
                {place !== null && <code>{place}</code>} {found !== null && <q>{found}</q>}{' '}
                <ReportText words={remedy} />
              </li>
            ))}
          </ul>
          {rule.count > rule.places.length && (
            <p className="secondary">
              <Plural value={rule.count - rule.places.length} one="and # other place" other="and # other places" />
            </p>
          )}
        </details>
      ))}
    </div>
  );
}

/** In the language of the screen; what there is in English alone is marked as such. */
function ReportText({ words }: { words: ReportWords }) {
  return words[useLanguage()] ?? <span lang="en">{words.en}</span>;
}

function Extent({ rule: { count, leftOut, isBreach, isRefusing } }: { rule: RuleFindingsModel }) {
  const { t } = useLingui();
  return (
    <>
      <Badge look={isRefusing ? 'bad' : leftOut > 0 ? 'hint' : 'plain'}>
        {isRefusing ? t`Refuses the file` : leftOut > 0 ? t`Left out` : isBreach ? t`Taken as it is` : t`Advice`}
      </Badge>{' '}
      <span className="secondary">
        <Plural value={count} one="# place" other="# places" />
      </span>
    </>
  );
}

/** Reads the file once more, with what somebody takes as it is. */
function Again({ upload: { uploadId, findings }, onAgain }: { upload: PriceUploadModel; onAgain: () => void }) {
  const { t } = useLingui();
  const { send } = useSession();
  const [skipInvalid, setSkipInvalid] = useState(false);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const act = useAct();
  const again = (event: SyntheticEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      await send('importPricesAgain', { uploadId, skipInvalid, accept: [...accepted] });
      onAgain();
    });
  };
  return (
    <form className="stack" onSubmit={again} noValidate>
      <h3>
        <Trans>Read it again</Trans>
      </h3>
      <p>
        <Trans>
          Best is a corrected file. Where that takes long, say what is taken as it is; it stands in the audit trail with
          your name.
        </Trans>
      </p>
      {findings?.hasValuesToLeaveOut === true && (
        <CheckField
          label={t`Leave out what cannot be meant, and import the rest`}
          isChecked={skipInvalid}
          onChange={setSkipInvalid}
        />
      )}
      {findings?.acceptable.map((header) => (
        <CheckField
          key={header}
          label={t`Do without what stands under “${header}”`}
          isChecked={accepted.includes(header)}
          onChange={(isChecked) =>
            setAccepted(isChecked ? [...accepted, header] : accepted.filter((each) => each !== header))
          }
        />
      ))}
      <ErrorNotice failure={act.failure} />
      <div className="row">
        <Button type="submit" isBusy={act.isBusy}>
          <Trans>Read it again</Trans>
        </Button>
      </div>
    </form>
  );
}

function SaveReport({ upload: { uploadId } }: { upload: PriceUploadModel }) {
  const { send } = useSession();
  const act = useAct();
  const save = (): void => {
    void act.run(async () => {
      const { fileName, html } = await send('savePriceReport', { uploadId });
      saveFile(fileName, 'text/html', html);
    });
  };
  return (
    <>
      <ErrorNotice failure={act.failure} />
      <div className="row">
        <Button isBusy={act.isBusy} onPress={save}>
          <Trans>Save the report</Trans>
        </Button>
      </div>
    </>
  );
}
