import { Trans } from '@lingui/react/macro';
import type { Activity } from '@portico/contract';
import { CircleHelp, DoorOpen, Hospital, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { localeOf } from '../../../portal/locale-of.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../account-security/badge.tsx';
import { Entries, Entry } from '../account-security/entry.tsx';
import { byDay } from './by-day.ts';
import { sentences } from './sentences.tsx';
import { useWho } from './use-who.ts';

const icons: Readonly<Record<Activity['actor'], LucideIcon>> = {
  you: UserRound,
  proxy: UsersRound,
  staff: Hospital,
  visitor: CircleHelp,
  system: DoorOpen,
};

/** What was done, day by day. */
export function ActivityDays({ ref, activities }: { ref: Ref<HTMLDivElement>; activities: readonly Activity[] }) {
  const { language } = usePortal();
  const days = byDay(activities, new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full' }));
  return (
    <div ref={ref} className="activity-days">
      {days.map(({ day, activities: ofDay }) => (
        <Card key={day} title={day}>
          <Entries>
            {ofDay.map((activity, index) => (
              // Several can be of one moment, and alike.
              <DoneThen key={`${activity.at} ${index}`} activity={activity} />
            ))}
          </Entries>
        </Card>
      ))}
    </div>
  );
}

function DoneThen({ activity }: { activity: Activity }) {
  const { language } = usePortal();
  const who = useWho(activity);
  const { at, kind, actor, device, isNewDevice } = activity;
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(new Date(at));
  return (
    <Entry icon={icons[actor]} name={sentences[kind](who)} takesFocus>
      <time dateTime={at}>{clock}</time>
      {device !== null && ` · ${device}`}
      {isNewDevice && (
        <>
          {' '}
          <Badge>
            <Trans>New device</Trans>
          </Badge>
        </>
      )}
    </Entry>
  );
}
