import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from './badge.tsx';
import { Done } from './done.tsx';
import { Entries, Entry } from './entry.tsx';
import { focusCardOf } from '../../focus-card.ts';

interface ListedDevice {
  readonly id: string;
  /** Browser and operating system. */
  readonly device: string;
  /** Whether it is this browser. */
  readonly current: boolean;
  readonly about: ReactNode;
  readonly canEnd: boolean;
}

/** Ends entries of the list: forgets devices, or signs out sessions. */
interface Ending {
  readonly one: ReactNode;
  /** The button's name for screen readers. */
  readonly oneOf: (device: string) => string;
  /** undefined if there are not several to end. */
  readonly all: ReactNode;
  /** The message when it is done. */
  readonly done: ReactNode;
  /** Ends one, or all if the id is null. */
  readonly end: (id: string | null) => Promise<unknown>;
}

export interface DeviceCardProps {
  title: ReactNode;
  icon: LucideIcon;
  devices: readonly ListedDevice[];
  ending: Ending;
  onChanged: () => void;
  /** Above the list. */
  lead?: ReactNode;
  /** Directly below the list: the rest of it. */
  more?: ReactNode;
  children?: ReactNode;
}

/** Browsers of the account, with buttons to end one or all of them. */
export function DeviceCard({ title, icon, devices, ending, onChanged, lead, more, children }: DeviceCardProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ id: string | null } | null>(null);
  const [isDone, setIsDone] = useState(false);
  const ended = () => {
    setIsDone(true);
    onChanged();
  };
  const { busy, failure, run } = useAction(({ error }) => {
    if (error !== 'unknownSession') return false;
    // It is gone already, perhaps by another tab: the result is the same.
    ended();
    return true;
  });
  const end = (id: string | null) => {
    setAsked({ id });
    setIsDone(false);
    void run(async () => {
      await ending.end(id);
      ended();
    });
  };
  /** The button disappears with its entry. Focus moves to the card's title. */
  const button = (id: string | null) => ({
    busy: busy && asked?.id === id,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      focusCardOf(currentTarget);
      end(id);
    },
  });
  return (
    <Card title={title}>
      <div className="stack">
        <Done>{isDone ? ending.done : null}</Done>
        {failure && asked && <CallErrorNotice failure={failure} onRetry={() => end(asked.id)} />}
        {lead}
        {devices.length > 0 && (
          <Entries>
            {devices.map(({ id, device, current, about, canEnd }) => (
              <Entry
                key={id}
                icon={icon}
                name={
                  <>
                    {device} {current && <Badge>{t`This device`}</Badge>}
                  </>
                }
                action={
                  canEnd && (
                    <Button variant="quiet" aria-label={ending.oneOf(device)} {...button(id)}>
                      {ending.one}
                    </Button>
                  )
                }
              >
                {about}
              </Entry>
            ))}
          </Entries>
        )}
        {more}
        {ending.all !== undefined && (
          <div className="row">
            <Button variant="secondary" {...button(null)}>
              {ending.all}
            </Button>
          </div>
        )}
        {children}
      </div>
    </Card>
  );
}
