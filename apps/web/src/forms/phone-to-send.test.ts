import { expect, it } from 'vitest';
import { phoneToSend } from './phone-to-send.ts';

it.each([
  ['(650) 555-0142', '650-555-0142'],
  ['+1 650.555.0142', '650-555-0142'],
  [' 6505550142', '650-555-0142'],
  ['650 555 0142 ext 7', '650-555-0142 x7'],
  ['650-555', '650-555'],
])('%s is sent as %s (spec §5: "sent as ddd-ddd-dddd")', (input, sent) => expect(phoneToSend(input)).toBe(sent));
