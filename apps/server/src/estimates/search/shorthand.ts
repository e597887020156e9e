/**
 * How doctors' orders and nurses shorten things, where the signs between the letters count or the letters alone mean something else.
 * "shorthand, shorthand: what it says". A hyphen may stand for each space.
 */
const lines = `
l spine, ls spine, l/s spine, lspine, lumbosacral spine: lumbar spine
c spine, cspine: cervical spine
t spine, tspine: thoracic spine
a/p, a&p, abd/pelvis, abd/pel, abd pel, abd & pelvis, abdo/pelvis: abdomen pelvis
cxr: chest x ray
1v, 1 v: one view
2v, 2 v, pa/lat, pa & lat, pa and lat, pa lat, ap/lat, ap lat: 2 views
3v, 3 v: 3 views
axr: abdomen x ray
i&d, i & d, incision & drainage, incision and drainage: abscess drainage
d&c, d & c, d&e, d and c: curettage
c&s, c & s: culture
o&p, o & p, ova & parasites, ova and parasites, ova parasite: stool parasites
t&a, t & a: tonsils and adenoids
h&h: hemoglobin
u/s: ultrasound
ob us, ob ultrasound, ob sono, ob sonogram, obus: pregnancy ultrasound
tv us, tvus, tv ultrasound, tv sono: transvaginal ultrasound
f/u, fup, fu: follow up
b/l, bilat: bilateral
fx: fracture
bx: biopsy
tx: treatment
dx, hx, s/p, h/o, c/o, r/o, w/u: rule out
gc/ct, ct/gc, gc/chlamydia, gc chlamydia, chlamydia/gc, gc/chl: chlamydia gonorrhea
ruq, luq, rlq, llq, epigastric: abdomen
rle, lle, ble, lower extremity, lower extremities, lower ext, low ext: leg
rue, lue, upper extremity, upper extremities, upper ext: arm
ugi, ugi series: upper gi series
mbs, mbss, mod barium swallow: modified barium swallow
chole, lap chole: cholecystectomy
appy, lap appy: appendectomy
hyst, tah, tlh, lavh: hysterectomy
abx: antibiotic
vacc, vax, vaxx, immz, imms: vaccine
inj: injection
y/o, yo female, yo male, yo: years old
wnd: wound
lac repair, lac: laceration
x ray c spine: cervical spine x ray
abdominopelvic, abdominopélvico, abdominopélvica, abdominopelvico, abdominopelvica: abdomen pelvis
soft tissue neck, soft tissues neck: neck
`;

/** What each shorthand says. */
const meanings: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [forms = '', meaning = ''] = line.split(':');
      return forms.split(',').map((form): [string, string] => [spacesOf(form), meaning.trim()]);
    }),
);

/** The longest first, and nothing within a word. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}&/])(?:${[...meanings.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replaceAll(' ', '[\\s-]+'))
    .join('|')})(?![\\p{L}\\p{N}&])`,
  'giu',
);

/** A search with its shorthand written out: "MRI l-spine" as "MRI lumbar spine". */
export function withoutShorthand(input: string): string {
  return input.replace(pattern, (form) => meanings.get(spacesOf(form.toLowerCase())) ?? form);
}

function spacesOf(form: string): string {
  return form.trim().replaceAll(/[\s-]+/g, ' ');
}
