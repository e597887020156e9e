/** A 271 whose subscriber has these EB segments and what follows them. */
export function answer(...segments: readonly string[]): string {
  return answerAbout(['NM1*IL*1*RIVERA*ANA****MI*MRD-1'], [], segments);
}

/** A 271 about this subscriber, with the patient below where it is a dependent, and the EB segments of whichever is last. */
export function answerAbout(
  subscriber: readonly string[],
  dependent: readonly string[],
  segments: readonly string[],
): string {
  const below = dependent.length === 0 ? [] : ['HL*4*3*23*0', ...dependent];
  const body = [
    'ST*271*0001*005010X279A1',
    'BHT*0022*11*1*20261121*1030',
    'HL*1**20*1',
    'NM1*PR*2*MERIDIAN*****PI*MRDN1',
    'HL*2*1*21*1',
    'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893',
    `HL*3*2*22*${below.length === 0 ? 0 : 1}`,
    ...subscriber,
    ...below,
    ...segments,
  ];
  const ends = [`SE*${body.length + 1}*0001`, 'GE*1*1', 'IEA*1*000000001'];
  const isa =
    'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PORTICO        *261121*1030*^*00501*000000001*0*T*:';
  return `${[isa, 'GS*HB*PAYER*PORTICO*20261121*1030*1*X*005010X279A1', ...body, ...ends].join('~')}~`;
}
