import type { PriceFollowMessages } from './price-follow-messages.ts';

const counted = { items: 'Items', charges: 'Charges', rates: 'Rates of insurers' } as const;
const number = new Intl.NumberFormat('en-US');

export const priceFollowEn: PriceFollowMessages = {
  failures: {
    badAddress: (detail) =>
      `This is not an address of a website or a file: ${detail}. Name it as https://hospital.example.`,
    notHttps: (detail) =>
      `${detail} is not https, so anybody on the way could change the prices. Follow the https:// address.`,
    privateAddress: (detail) =>
      `${detail} is of a private network, and nothing is fetched from there. If it is meant, name the host in priceFollowing.allowedHosts.`,
    unreachable: (detail) => `The website cannot be reached: ${detail}.`,
    timeout: (detail) =>
      `The website did not send the whole file in time: ${detail}. The time is priceFollowing.maxMinutes.`,
    status: (detail) => `The website does not give the file; it answers with HTTP status ${detail}.`,
    redirects: (detail) => `The website redirects in a circle, or too often: ${detail}.`,
    webPage: (detail) => `In place of a price file came a web page: ${detail}. Look at it in a browser.`,
    empty: (detail) => `The file is empty: ${detail}.`,
    tooLarge: (detail) => `The file is larger than priceFollowing.maxMegabytes allows: ${detail}.`,
    unreadable: (detail) => `The file came, and its prices cannot be taken. ${detail}`,
    internal: (detail) =>
      `The file came, and the portal could not take it for a reason of its own: ${detail}. The log of the server says more.`,
    noList: (detail) =>
      `There is no list of price files (location-name, mrf-url) in ${detail}. Follow the address of the file itself.`,
    notListed: (detail) =>
      `The hospital's list has no file of ${detail} are listed. Follow it again with --name and one of these.`,
    severalFiles: (detail) =>
      `The hospital's list has several files of this location, and which one is meant is not clear: ${detail}. Follow the address of one.`,
  },
  failuresAtScreen: {
    notListed: (detail) =>
      `The hospital's list has no file of ${detail} are listed. Follow it again with one of these as “Location in the website’s list”.`,
  },
  failed: {
    subject: (location) => `The price file of ${location} could not be fetched`,
    intro: (location) =>
      `The price file that is followed for ${location} could not be taken. The prices of before stay as they are.`,
    once: 'It is tried again by itself, and you are not told again until the reason is another one.',
    onceUnreadable:
      'It is read again when the hospital publishes another file. Where you have removed the reason here, as by a higher limit, or by following it again with a header accepted, you can have it read again.',
    tryNow: 'To try at once:',
  },
  staged: {
    subject: (location) => `New prices of ${location} are waiting for you`,
    intro: (location) =>
      `The price file of ${location} has changed. It was read and staged: nobody sees its prices until you activate them.`,
    file: (name, url) => `File: ${name}, from ${url}`,
    hospital: (now, before) => `Careful: the file is of “${now}”; the one before was of “${before}”.`,
    day: (now, before) => `Prices of: ${now}; before: ${before}`,
    count: (what, now, before) => `${counted[what]}: ${number.format(now)}; before: ${number.format(before)}`,
    first: 'There were no prices of this location before.',
    notDated: 'no date',
    next: 'To see what would change, and to make it live:',
  },
};
