import { Trans, useLingui } from '@lingui/react/macro';
import { forgetDevice, type AccountSecurity } from '@portico/contract';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Day, When } from '../../when/when.tsx';
import { Badge } from './badge.tsx';
import { Done } from './done.tsx';
import { Entries, Entry } from './entry.tsx';
import { focusCardOf } from './focus-card.ts';

export interface DevicesCardProps {
  devices: AccountSecurity['devices'];
  onChanged: () => void;
}

/** The devices that one has signed in on, and which of them need no second step. */
export function DevicesCard({ devices, onChanged }: DevicesCardProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const send = useSend();
  const { busy, failure, run } = useAction();
  const [asked, setAsked] = useState<{ id: string | null } | null>(null);
  const [isDone, setIsDone] = useState(false);
  const forget = (id: string | null) => {
    setAsked({ id });
    setIsDone(false);
    void run(async () => {
      await send(forgetDevice, id === null ? {} : { deviceId: id });
      setIsDone(true);
      onChanged();
    });
  };
  const remembered = devices.filter(({ rememberedUntil }) => rememberedUntil !== null).length;
  return (
    <Card title={<Trans>Devices you have used</Trans>}>
      <div className="stack">
        <Done>{isDone ? <Trans>Forgotten: the next sign-in there asks for the second step.</Trans> : null}</Done>
        {failure && asked && (
          <CallProblem failure={failure} onRetry={() => forget(asked.id)} phone={settings.phones.helpdesk} />
        )}
        <p>
          {remembered === 0 ? (
            <Trans>No device is remembered, so each sign-in asks for every step you have turned on.</Trans>
          ) : (
            <Trans>A remembered device does not ask for the second step.</Trans>
          )}
        </p>
        {devices.length > 0 && (
          <Entries>
            {devices.map(({ id, device, lastUsedAt, rememberedUntil, current }) => (
              <Entry
                key={id}
                icon={Laptop}
                name={
                  <>
                    {device} {current && <Badge>{t`This one`}</Badge>}
                  </>
                }
                action={
                  rememberedUntil === null ? undefined : (
                    <Button
                      variant="quiet"
                      busy={busy && asked?.id === id}
                      aria-label={t`Forget: ${device}`}
                      onClick={(event) => {
                        focusCardOf(event.currentTarget);
                        forget(id);
                      }}
                    >
                      <Trans>Forget</Trans>
                    </Button>
                  )
                }
              >
                <Trans>
                  Used <When iso={lastUsedAt} />
                </Trans>
                <br />
                {rememberedUntil === null ? (
                  <Trans>Not remembered</Trans>
                ) : (
                  <Trans>
                    Remembered until <Day iso={rememberedUntil} />
                  </Trans>
                )}
              </Entry>
            ))}
          </Entries>
        )}
        {remembered > 1 && (
          <div className="row">
            <Button
              variant="secondary"
              busy={busy && asked?.id === null}
              onClick={(event) => {
                focusCardOf(event.currentTarget);
                forget(null);
              }}
            >
              <Trans>Forget all</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
