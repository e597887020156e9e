import { SaxesParser } from 'saxes';

/** What a drawing is made of. Scripts, foreign content, pictures from elsewhere and an editor's notes are not among it. */
const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs symbol use title desc text tspan style ' +
    'linearGradient radialGradient stop clipPath mask pattern filter feGaussianBlur feOffset feMerge feMergeNode ' +
    'feColorMatrix feBlend feFlood feComposite'
  ).split(' '),
);

const attributes = new Set(
  (
    'id class style viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform preserveAspectRatio ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color display visibility clip-path clip-rule mask filter offset stop-color ' +
    'stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternTransform patternContentUnits ' +
    'clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits stdDeviation dx dy in in2 result values type mode ' +
    'operator k1 k2 k3 k4 flood-color flood-opacity font-family font-size font-weight font-style letter-spacing ' +
    'text-anchor dominant-baseline paint-order vector-effect shape-rendering color-interpolation-filters ' +
    'role aria-label aria-labelledby aria-hidden href xlink:href xmlns xmlns:xlink version xml:space xml:lang lang'
  ).split(' '),
);

/** A value that fetches something, or that CSS could read as something else: `url(` of another place, imports, escapes. */
const reachesOut = /url\s*\(\s*(?!["']?#)|@import|expression|javascript:|\\/i;

/**
 * A drawing with what it is drawn by and nothing else, so that it can neither run nor fetch anything, wherever it is shown. A document
 * type goes too: entities can grow without end.
 *
 * @returns null where it is not well-formed XML with an `svg` at its root.
 */
export function cleanSvg(source: string): string | null {
  const parser = new SaxesParser({ xmlns: false });
  let clean = '';
  /** How deep the parser is in an element that is left out. */
  let skipped = 0;
  const open: string[] = [];
  let failed = false;
  parser.on('error', () => {
    failed = true;
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    if (open.length === 0 && skipped === 0 && name !== 'svg') failed = true;
    if (skipped > 0 || !elements.has(name)) {
      skipped += 1;
      return;
    }
    open.push(name);
    const kept = Object.entries(given).filter(([attribute, value]) => isHarmless(attribute, value));
    clean += `<${name}${kept.map(([attribute, value]) => ` ${attribute}="${escape(value)}"`).join('')}>`;
  });
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    clean += `</${open.pop()}>`;
  });
  const addText = (text: string): void => {
    if (skipped > 0 || open.length === 0) return;
    if (open.at(-1) !== 'style') clean += escape(text);
    else if (!reachesOut.test(text)) clean += escape(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source.replace(/^\uFEFF/, '')).close();
  return failed || clean === '' ? null : clean;
}

function isHarmless(attribute: string, value: string): boolean {
  if (!attributes.has(attribute)) return false;
  if (attribute === 'href' || attribute === 'xlink:href') return value.startsWith('#');
  // The namespaces are addresses by form alone.
  return attribute.startsWith('xmlns') || !reachesOut.test(value);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
