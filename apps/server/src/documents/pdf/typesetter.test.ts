import { describe, expect, it } from 'vitest';
import { createTypesetter, type SetLine, type Style, typefaceOfNames } from './typesetter.ts';
import { wrap } from './wrap.ts';

const style: Style = { typeface: 'name', weight: 400, size: 12 };

/** Names as their owners write them. */
const names: ReadonlyArray<[script: string, name: string]> = [
  ['Latin', 'Siobhán Ní Dhòmhnaill-Ødegård, Žaklina Łukaszewicz, Ẹ̀bùn Ọláyínká'],
  ['Vietnamese', 'Nguyễn Phước Bảo Huyền Trân'],
  ['Cyrillic', 'Екатерина Щёлокова, Ђорђе Њежић, Їжакевич'],
  ['Greek', 'Ευάγγελος Παπαδόπουλος'],
  ['Arabic', 'مُحَمَّد عبد الله الشمري، فاطمة ١٢٣'],
  ['Persian and Urdu', 'شهرام پژمان گیلانی، ٹیپو سلطان، می‌خواهم'],
  ['Hebrew', 'שָׂרָה בֶּן־גּוּרִיוֹן'],
  ['Armenian', 'Արմինե Տեր-Պետրոսյան'],
  ['Georgian', 'თამარ გელაშვილი'],
  ['Ethiopic', 'ኃይለ ሥላሴ ወልደማርያም'],
  ['Devanagari', 'श्रीमती क्षितिज द्विवेदी'],
  ['Bengali', 'শ্রী কৃষ্ণেন্দু চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ'],
  ['Gujarati', 'જ્યોત્સ્ના ક્ષત્રિય'],
  ['Tamil', 'கௌரி ஸ்ரீநிவாசன்'],
  ['Telugu', 'శ్రీలక్ష్మి కృష్ణమూర్తి'],
  ['Thai', 'กิ๊ก ปิ่นแก้ว น้ำผึ้ง'],
  ['Lao', 'ແກ້ວ ພອນສະຫວັນ'],
  ['Khmer', 'ស្រីមុំ ព្រះវិហារ'],
  ['Chinese', '王小明 歐陽修'],
  ['Japanese', '髙橋 傑子 さくら 𠮷野家 〒150-0043'],
  ['Korean', '김민준 서울특별시 강남구'],
];

async function set(text: string, more: Partial<Style> = {}): Promise<SetLine> {
  const styled = { text, style: { ...style, ...more } };
  return (await createTypesetter([styled])).set(text, styled.style);
}

/** The texts of the glyphs from left to right. */
const seen = ({ runs }: SetLine): string[] =>
  runs.toSorted((a, b) => a.left - b.left).flatMap(({ clusters }) => clusters.map(({ text }) => text));

describe('names in the script of their owners', () => {
  it.each(names)('have every glyph, and tell their text: %s', async (_script, name) => {
    const setter = await createTypesetter([{ text: name, style }]);
    expect(setter.missingOf(name, style)).toEqual([]);
    const told = setter.set(name, style).runs.flatMap(({ clusters, fromRight }) => {
      const texts = clusters.map(({ text }) => text);
      return fromRight ? texts.toReversed() : texts;
    });
    expect(told.join('')).toBe(name.normalize('NFC'));
  });

  it('lack what no typeface has, and say so', async () => {
    const text = 'Ratu ꦫꦠꦸ';
    const setter = await createTypesetter([{ text, style }]);
    expect(setter.missingOf(text, style).join('')).toBe('ꦫꦠꦸ');
  });

  it('are set in the type of the portal where that has every letter of them, else all in one', async () => {
    expect(await typefaceOfNames(['José Núñez', 'Łódź'])).toBe('text');
    expect(await typefaceOfNames(['Nguyễn', 'Palo Alto'])).toBe('name');
  });

  it('are drawn as in Japan or in China: by the country, and by kana where none is known', async () => {
    const shapesOf = async (text: string, country?: string): Promise<string> => {
      const { runs } = await set(text, country === undefined ? {} : { country });
      const run = runs.find(({ clusters }) => clusters.some((each) => each.text === '直'));
      return Buffer.from(run?.face.ttf ?? []).toString('base64');
    };
    const [chinese, japanese] = [await shapesOf('直'), await shapesOf('直', 'JP')];
    expect(japanese).not.toBe(chinese);
    expect(await shapesOf('直 か')).toBe(japanese);
  });
});

describe('lines from right to left', () => {
  it('stand in visual order, numbers and brackets included (UAX #9)', async () => {
    // The brackets are mirrored.
    expect(seen(await set('דוד (לוי) 12')).join('')).toBe('12 )יול( דוד');
  });

  it('keep a name in the other direction where it stands in a sentence', async () => {
    expect(seen(await set('Hello דוד לוי,')).join('')).toBe('Hello יול דוד,');
  });

  it('give a letter the form of its place in the word', async () => {
    const glyphs = ({ runs }: SetLine): number[] =>
      runs.flatMap(({ clusters }) => clusters.flatMap((each) => each.glyphs.map(({ id }) => id)));
    const joined = await set('ببب');
    expect(new Set(glyphs(joined)).size).toBeGreaterThan(1);
  });

  it('put marks over their letters without moving what follows', async () => {
    const plain = await set('محمد');
    const marked = await set('مُحَمَّد');
    expect(marked.width).toBeCloseTo(plain.width, 1);
  });
});

describe('breaking lines', () => {
  const wrapped = async (text: string, width: number): Promise<string[]> => {
    const setter = await createTypesetter([{ text, style }]);
    return wrap(setter, text, style, width).map((line) => line.text);
  };

  it('at spaces and after the hyphens of words, and never in a telephone number', async () => {
    expect(await wrapped('Call Ana Rivera-Delgado at (650)\u00a0498-2900 today', 90)).toEqual([
      'Call Ana Rivera-',
      'Delgado at ',
      '(650)\u00a0498-2900 ',
      'today',
    ]);
  });

  it('between words where there are no spaces', async () => {
    const lines = await wrapped('東京都渋谷区道玄坂2丁目24番1号', 100);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('東京都渋谷区道玄坂2丁目24番1号');
  });

  it('within a word that is wider than the line, and never between a letter and its marks', async () => {
    const lines = await wrapped('é'.normalize('NFD').repeat(60), 100);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(/^(?:e\u0301)+$/);
  });
});
