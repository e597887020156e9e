import { Trans, useLingui } from '@lingui/react/macro';
import { type WrittenLanguage, languages } from '@portico/contract';
import { type CodeChannel, codeChannels, type StaffReply } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useChannelNames } from '../../names/use-channel-names.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useSession } from '../../session/session.tsx';
import { type Act, useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { IssuedCodes } from './issued-codes.tsx';

/** The codes of a patient, with the number that was looked up. */
type Listed = StaffReply<'listCodes'> & { readonly number: string };

/** Codes by which patients make accounts: asked for here, approved by a colleague. */
export function CodesPage() {
  const { t } = useLingui();
  const { send, may } = useSession();
  const [number, setNumber] = useState('');
  const [found, setFound] = useState<Listed | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [isRevoking, setIsRevoking] = useState(false);
  const act = useAct();
  // Nothing is done for a number that is typed and not looked up, even where the reply comes late.
  const listed = found?.number === number ? found : null;
  const list = async (asked: string): Promise<void> => {
    const reply = await send('listCodes', { medicalRecordNumber: asked });
    setFound({ ...reply, number: asked });
  };
  const find = (event: SyntheticEvent): void => {
    event.preventDefault();
    setFound(null);
    setSaid(null);
    void act.run(() => list(number));
  };
  const revoke = async ({ number: of }: Listed): Promise<void> => {
    const went = await act.run(async () => {
      const { codes } = await send('revokeCodes', { medicalRecordNumber: of });
      setSaid(t`Taken back: ${codes}`);
      await list(of);
    });
    if (went) setIsRevoking(false);
  };
  return (
    <Page title={t`Access codes`}>
      <form className="card stack" onSubmit={find} noValidate>
        <div className="fields">
          <TextField
            label={t`Medical record number`}
            value={number}
            onChange={(typed) => {
              setNumber(typed);
              setFound(null);
              setSaid(null);
            }}
          />
        </div>
        <div className="row">
          <Button type="submit" look="primary" isBusy={act.isBusy}>
            <Trans>Look up</Trans>
          </Button>
        </div>
        {!isRevoking && <ErrorNotice failure={act.failure} />}
      </form>
      {said !== null && <Notice look="good">{said}</Notice>}
      {listed !== null && (
        <>
          {listed.hasAccount ? (
            <Notice look="hint">
              <Trans>This patient has an account already, and needs no code.</Trans>
            </Notice>
          ) : (
            <AskForCode
              number={listed.number}
              onAsked={() => setSaid(t`Asked for. A colleague decides under Approvals.`)}
            />
          )}
          <IssuedCodes codes={listed.codes} />
          {may('endAccounts') && listed.codes.length > 0 && (
            <div className="row">
              <Button look="danger" onPress={() => setIsRevoking(true)}>
                <Trans>Take all of them back</Trans>
              </Button>
            </div>
          )}
        </>
      )}
      {isRevoking && listed !== null && (
        <ConfirmDialog
          title={t`Take back every code of ${number}?`}
          act={t`Take all of them back`}
          cancel={t`Cancel`}
          isDangerous
          isBusy={act.isBusy}
          onConfirm={() => void revoke(listed)}
          onCancel={() => setIsRevoking(false)}
        >
          <p>
            <Trans>Whoever has looked one up already cannot make an account with it any more.</Trans>
          </p>
          <ErrorNotice failure={act.failure} />
        </ConfirmDialog>
      )}
    </Page>
  );
}

function AskForCode({ number, onAsked }: { number: string; onAsked: () => void }) {
  const { t } = useLingui();
  const { send, reason, setReason } = useSession();
  const channels = useChannelNames();
  const languageNames = useLanguageNames();
  const [channel, setChannel] = useState<CodeChannel>('print');
  const [language, setLanguage] = useState<WrittenLanguage>('en');
  const act: Act = useAct();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const opening = { kind: 'issueCode', medicalRecordNumber: number, channel, language, reason } as const;
    void act.run(async () => {
      await send('askForOpening', { opening });
      onAsked();
    });
  };
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <h2>
        <Trans>Ask for a code</Trans>
      </h2>
      <div className="fields">
        <ChoiceField
          label={t`How it reaches the patient`}
          value={channel}
          options={codeChannels.map((value) => ({ value, label: channels[value] }))}
          onChange={setChannel}
        />
        <ChoiceField
          label={t`Language`}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames(value) }))}
          onChange={setLanguage}
        />
        <ReasonField value={reason} onChange={setReason} />
      </div>
      <ErrorNotice failure={act.failure} />
      <div className="row">
        <Button type="submit" look="primary" isBusy={act.isBusy}>
          <Trans>Ask for the code</Trans>
        </Button>
      </div>
    </form>
  );
}
