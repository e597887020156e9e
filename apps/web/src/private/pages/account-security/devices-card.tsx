import { Trans, useLingui } from '@lingui/react/macro';
import { forgetDevice, type AccountSecurity } from '@portico/contract';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Day, When } from '../../when/when.tsx';
import { DeviceCard } from './device-card.tsx';

export interface DevicesCardProps {
  devices: AccountSecurity['devices'];
  onChanged: () => void;
}

/** The devices on which the user has signed in. This one, and those that skip the second step, come first. */
export function DevicesCard({ devices, onChanged }: DevicesCardProps) {
  const { t } = useLingui();
  const send = useSend();
  const [showsAll, setShowsAll] = useState(false);
  const remembered = devices.filter(({ rememberedUntil }) => rememberedUntil !== null).length;
  const first = devices.filter(({ current, rememberedUntil }) => current || rememberedUntil !== null);
  const listed = showsAll ? devices : first;
  const count = devices.length;
  return (
    <DeviceCard
      title={<Trans>Devices you have used</Trans>}
      icon={Laptop}
      devices={listed.map(({ id, device, current, lastUsedAt, rememberedUntil }) => ({
        id,
        device,
        current,
        canEnd: true,
        about: (
          <>
            <Trans>
              Used: <When iso={lastUsedAt} />
            </Trans>
            <br />
            {rememberedUntil === null ? (
              <Trans>Not remembered</Trans>
            ) : (
              <Trans>
                Remembered until <Day iso={rememberedUntil} />
              </Trans>
            )}
          </>
        ),
      }))}
      ending={{
        one: <Trans>Forget</Trans>,
        oneOf: (device) => t`Forget: ${device}`,
        all: count > 1 ? <Trans>Forget all</Trans> : undefined,
        done: (
          <Trans>Forgotten: the next sign-in there is one on a new device, with every step you have turned on.</Trans>
        ),
        end: (id) => send(forgetDevice, id === null ? {} : { deviceId: id }),
      }}
      onChanged={onChanged}
      lead={
        <p>
          {remembered === 0 ? (
            <Trans>No device is remembered, so each sign-in asks for every step you have turned on.</Trans>
          ) : (
            <Trans>A remembered device does not ask for the second step.</Trans>
          )}
        </p>
      }
      more={
        count > first.length && (
          <div className="row">
            <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
            </Button>
          </div>
        )
      }
    />
  );
}
