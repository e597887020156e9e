/**
 * What people say beside a need, where the words alone mean something: "that won't go away" is no removal, "three times a week" no clotting
 * time, "all over my body" no foreign body.
 */
const fillers = [
  // Who has ordered it, and how: "dr wants me to get an MRI". Somebody who seeks the doctor does not say so.
  /\b(?:my |the |her |his )?(?:dr|doctor|doc|pcp|nurse|specialist|ob)s? (?:just )?(?:wants?|wanted|told|tells|says|said|thinks|ordered|orders|recommends|recommended|suggests|suggested|prescribed|requested|needs|asked|sent)\b(?: (?:me|him|her|us|i|he|she|we))?(?: (?:to|for|should|need|needs))?(?: (?:get|have|do))?/giu,
  /\b(?:el |la |mi |un )?(?:dr|dra|doctor|doctora|médic[oa]|medic[oa]) (?:me |nos |le )?(?:mandó|mando|manda|pidió|pidio|pide|dijo|dice|recetó|receto|ordenó|ordeno|recomendó|recomendo|indicó|indico|quiere)(?: que)?(?: me| le| se)?(?: haga| hiciera| a hacer| hacer)?/giu,
  /\bme (?:mandaron|pidieron|ordenaron|recetaron|piden|mandan)(?: a)?(?: hacer(?:me)?| sacar(?:me)?)?\b/giu,
  // How somebody pays.
  /\bself[\s-]?pay(?:ing)?\b|\bout of pocket\b|\bpago (?:en efectivo|de contado)\b/giu,
  // What somebody cannot do for it tells how bad it is, not what it is; of sleep only beside a pain.
  /\b(?:ca[n’']*t|cannot|unable to|wo[n’']*t) (?:walk|work|eat|stand|sit|move|chew|bend|hold weight|bear weight|put weight on it)\b(?: on it)?/giu,
  /\b(?:ya )?no (?:me )?(?:puedo|puede|deja|aguanto) (?:ni )?(?:caminar|trabajar|comer|pararme|sentarme|moverme|apoyar(?:lo|la)?|masticar|agacharme|pisar)\b/giu,
  /(?<=\b(?:pain|hurts?|hurting|aches?|aching|swollen|absc?ess\w*|abs\w*ess|toothache|infected|duelen?|dolor(?:es)?|hinchad[oa]|absceso)\b.*)\b(?:i )?(?:ca[n’']*t|cannot|no (?:me )?(?:puedo|deja)) (?:sleep|dormir)\b/giu,
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
