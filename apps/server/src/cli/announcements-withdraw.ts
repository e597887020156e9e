import { withdrawAnnouncement } from '../staff/announcements/announce.ts';
import { readNumber } from '../staff/announcements/read-number.ts';
import { asUsage, type Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico announcements withdraw`. */
export const announcementsWithdraw: Command = {
  name: 'announcements withdraw',
  usage: '[NUMBER] --reason WORDS',
  summary: 'Take back an announcement: the one that is shown, or the one of a number.',
  details:
    'What stood there before it is shown again; where staff announce nothing else, what webConfigurationFile says.\n' +
    reasonDetails,
  options: { ...reasonOption },
  records: ['announcementWithdrawn'],
  positionals: [],
  optionalPositionals: ['NUMBER'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const [asked] = given.positionals;
    const wanted = asked === undefined ? undefined : asUsage(() => readNumber(asked));
    const number = await asStaff(context, (staff) => withdrawAnnouncement(staff, { number: wanted, reason }));
    terminal.out(`Announcement ${number} is withdrawn.\n`);
    return 0;
  },
};
