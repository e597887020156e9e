/** A line of the Prometheus text format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const labelPattern = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;
const samplePattern = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`);
const commentPattern = new RegExp(`^# (?:HELP ${NAME} .*|TYPE (${NAME}) (?:counter|gauge|histogram|summary|untyped))$`);

/**
 * Reads the Prometheus text format (exposition formats, version 0.0.4), strictly.
 *
 * @throws Error with the first line that does not keep it, and for a sample before its TYPE.
 */
export function readExposition(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  const typed: string[] = [];
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter((each) => each !== '')) {
    if (line.startsWith('#')) {
      const comment = commentPattern.exec(line);
      if (comment === null) throw new Error(`No comment of the format: ${line}`);
      if (comment[1] !== undefined) typed.push(comment[1]);
      continue;
    }
    const [, name = '', labels = '', value = ''] = samplePattern.exec(line) ?? [];
    if (!typed.some((each) => name === each || /^_(?:bucket|sum|count)$/.test(name.slice(each.length))))
      throw new Error(`No sample of a type before it: ${line}`);
    const number = value === '+Inf' ? Infinity : Number(value);
    if (Number.isNaN(number) && value !== 'NaN' && value !== 'Nan') throw new Error(`No number: ${line}`);
    samples.push({ name, labels: readLabels(labels), value: number });
  }
  return samples;
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  labelPattern.lastIndex = 0;
  while (labelPattern.lastIndex < text.length) {
    const [, name = '', value = ''] = labelPattern.exec(text) ?? [];
    if (name === '') throw new Error(`No labels: ${text}`);
    labels[name] = value.replaceAll(/\\(["\\n])/g, (_all, each: string) => (each === 'n' ? '\n' : each));
  }
  return labels;
}
