import { ActError } from '../act-error.ts';

/** The number of an announcement, as it is typed. @throws ActError for what is none. */
export function readNumber(input: string): number {
  if (/^[1-9]\d{0,8}$/.test(input)) return Number(input);
  throw new ActError(
    'unknownAnnouncement',
    `There is no announcement ${input}: "announcements show" lists them. Nothing was changed.`,
  );
}
