import { describe, expect, it } from 'vitest';
import { announcedIn } from './announced-in.ts';
import { languageTag } from './models/language-tag.ts';
import { announcementText } from './models/pre-login-banner.ts';

// Issue 16, point 1; decision 228.
describe('an announcement', () => {
  const text = announcementText.parse({ en: 'Closed on Monday.', es: 'Cerrado el lunes.', vi: 'Đóng cửa thứ Hai.' });

  it.each([
    ['es', 'Cerrado el lunes.', 'es'],
    ['vi', 'Đóng cửa thứ Hai.', 'vi'],
    ['zh-Hans', 'Closed on Monday.', 'en'],
  ])('is said in %s as %s, in words of the language %s', (tag, words, spoken) => {
    expect(announcedIn(text, languageTag.parse(tag))).toEqual({ words, spoken });
  });
});
