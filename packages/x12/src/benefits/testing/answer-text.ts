/** A 271 about Ana Rivera of Meridian, active today, with the given segments after the plan's row. */
export function answerWith(segments: readonly string[], person: readonly string[] = []): string {
  const body = [
    'ST*271*0001*005010X279A1',
    'BHT*0022*11*1*20261121*1000',
    'HL*1**20*1',
    'NM1*PR*2*MERIDIAN*****PI*MRDN1',
    'HL*2*1*21*1',
    'NM1*1P*2*ALDER BAY HEALTH*****XX*1000000004',
    'HL*3*2*22*0',
    ...(person.length > 0 ? person : ['NM1*IL*1*RIVERA*ANA****MI*MRD-1']),
    'EB*1*IND*30**CHOICE PPO',
    ...segments,
  ];
  const all = [
    'ISA*00*          *00*          *ZZ*MERIDIAN       *ZZ*PORTICO        *261121*1000*^*00501*000000001*0*T*:',
    'GS*HB*MERIDIAN*PORTICO*20261121*1000*1*X*005010X279A1',
    ...body,
    `SE*${body.length + 1}*0001`,
    'GE*1*1',
    'IEA*1*000000001',
  ];
  return `${all.join('~')}~`;
}
