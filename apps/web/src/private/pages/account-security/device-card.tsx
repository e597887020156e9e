import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from './badge.tsx';
import { Done } from './done.tsx';
import { Entries, Entry } from './entry.tsx';
import { focusCardOf } from './focus-card.ts';

interface ListedDevice {
  readonly id: string;
  /** Browser and system. */
  readonly device: string;
  /** It is the one that this page shows on. */
  readonly current: boolean;
  readonly about: ReactNode;
  readonly canEnd: boolean;
}

/** Ends what is listed: forgets devices, or signs sessions out. */
interface Ending {
  readonly one: ReactNode;
  /** The button's name for those who listen. */
  readonly oneOf: (device: string) => string;
  /** undefined where there are not several to be ended. */
  readonly all: ReactNode;
  /** What is said when it is done. */
  readonly done: ReactNode;
  /** Ends one, or all where the id is null. */
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
  /** Right below it: the rest of it. */
  more?: ReactNode;
  children?: ReactNode;
}

/** Browsers of the account, with what can be ended on each, and on all of them. */
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
    // It is gone already, as after another tab was first: what was wanted is so.
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
  /** The button goes with what it ends: focus goes to the card's title. */
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
        {failure && asked && <CallProblem failure={failure} onRetry={() => end(asked.id)} />}
        {lead}
        {devices.length > 0 && (
          <Entries>
            {devices.map(({ id, device, current, about, canEnd }) => (
              <Entry
                key={id}
                icon={icon}
                name={
                  <>
                    {device} {current && <Badge>{t`This one`}</Badge>}
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
