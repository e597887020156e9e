/**
 * What people say beside a need, where the words alone mean something: "that won't go away" is no removal, "three times a week" no clotting
 * time, "all over my body" no foreign body.
 */
const fillers = [
  /\b(?:that )?(?:wo[n’']*t|does[n’']*t|is not|not|isn[’']?t) go(?:ing|es)? away\b/giu,
  /\bno (?:se )?(?:me |le )?(?:quitan?|pasan?|van?)\b/giu,
  /\b(?:all over(?: (?:my|his|her|the))? body|(?:en |por )?todo (?:mi |el |su )?cuerpo|my whole body)\b/giu,
  /\b(?:once|twice|\w+ times?) (?:a|per) (?:day|week|month|year)\b/giu,
  /\b(?:\w+ )?vez(?:es)? (?:al?|por) (?:día|dia|semana|mes|año)\b/giu,
  /\b(?:first time|por primera vez)\b/giu,
  // "Mamografía de control" is any mammogram; a "consulta de control" is the next visit.
  /(?<!\b(?:consultas?|citas?|visitas?|chequeos?|médic[oa]) )\bde control\b/giu,
  // Not of an age, and not "20 weeks pregnant": who counts in digits may tell what is sought.
  /\b(?:for|since|hace|desde hace|x|de|por) (?:a|one|two|three|four|five|six|several|few|many|un[ao]?|dos|tres|cuatro|cinco|seis|varios|varias) (?:days?|weeks?|d[ií]as?|semanas?)\b/giu,
  /\b(?:for|since|hace|desde hace) \d+ (?:days?|weeks?|months?|years?|d[ií]as?|semanas?|meses|años)\b/giu,
  /\bevery (?:\d+|\w+) (?:days?|weeks?|months?|years?)\b/giu,
];

/** A search without what tells nothing of the need. */
export function withoutFillers(input: string): string {
  return fillers.reduce((text, filler) => text.replace(filler, ' '), input);
}
