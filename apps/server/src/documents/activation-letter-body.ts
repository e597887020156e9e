import type { Typesetter } from './pdf/typesetter.ts';
import { roundedBox } from './pdf/shapes.ts';
import { wrap } from './pdf/wrap.ts';
import { qrCode } from './qr-code.ts';
import {
  BLACK,
  type LetterColors,
  type Part,
  type Position,
  stack,
  textPart,
  WHITE,
} from './activation-letter-parts.ts';
import type { LetterTexts, PanelTexts } from './activation-letter-texts.ts';

/** Height of the panel with the code. */
export const PANEL_HEIGHT = 118;

/** Side of the QR code's white box and of its margin of 4 modules, which is the quiet zone that cameras need. */
const QR_BOX = 98;
const QR_MARGIN = 9.5;

/** The panel with the code, its last day, and the address of the form as a QR code. */
export function codePanel(texts: PanelTexts, setter: Typesetter, place: Position, colors: LetterColors): Part[] {
  const { x, y, width } = place;
  const inside = x + 22;
  const box = { x: x + width - 10 - QR_BOX, y: y + 10, width: QR_BOX };
  const room = box.x - inside - 14;
  const { text, style } = texts.code;
  const size = style.size * Math.min(1, room / setter.set(text, style).width);
  const code = setter.set(text, { ...style, size });
  const label = setter.set(texts.codeLabel.text, texts.codeLabel.style);
  const goodUntil = wrap(setter, texts.goodUntil.text, texts.goodUntil.style, room);
  const qr = qrCode(texts.formUrl);
  const scale = (QR_BOX - 2 * QR_MARGIN) / qr.size;
  return [
    { kind: 'decoration', shapes: [roundedBox(place, PANEL_HEIGHT, 15, colors['--primary-soft'])] },
    textPart('P', [{ line: label, x: inside, y: y + 33 }], colors['--ink-2']),
    textPart('P', [{ line: code, x: inside, y: y + 68 }], colors['--primary']),
    textPart('P', stack(goodUntil, inside, y + 82, 14), colors['--ink']),
    { kind: 'decoration', shapes: [roundedBox(box, QR_BOX, 9, WHITE)] },
    {
      kind: 'picture',
      alternative: texts.squareCode,
      area: { ...box, height: QR_BOX },
      shapes: [{ path: qr.path, x: box.x + QR_MARGIN, y: box.y + QR_MARGIN, scale, color: BLACK }],
    },
  ];
}

/** A step beside its number, which is inside an arch. Returns the item of the list and where it ends. */
export function stepItem(
  { number, title, text }: LetterTexts['steps'][number],
  setter: Typesetter,
  { x, y, width }: Position,
  colors: LetterColors,
): { part: Part; end: number } {
  const indent = 34;
  const numeral = setter.set(number.text, number.style);
  const heading = wrap(setter, title.text, title.style, width - indent);
  const lines = wrap(setter, text.text, text.style, width - indent);
  const textTop = y + heading.length * 15;
  const parts: Part[] = [
    {
      kind: 'decoration',
      shapes: [{ path: 'M0 26V11A11 11 0 0 1 22 11V26Z', x, y: y + 1, color: colors['--primary-soft'] }],
    },
    textPart('Lbl', [{ line: numeral, x: x + 11 - numeral.width / 2, y: y + 19 }], colors['--primary']),
    {
      kind: 'group',
      role: 'LBody',
      parts: [
        textPart('P', stack(heading, x + indent, y, 15), colors['--ink']),
        textPart('P', stack(lines, x + indent, textTop, 14.5), colors['--ink']),
      ],
    },
  ];
  return { part: { kind: 'group', role: 'LI', parts }, end: textTop + lines.length * 14.5 };
}
