import { parser } from '@prometheus-io/lezer-promql';

/** A series that an expression asks for. */
export interface Selector {
  readonly metric: string;
  /** `{outcome="begun",step=~"a|b"}`: each label, and the values that are named. */
  readonly labels: ReadonlyArray<readonly [label: string, values: readonly string[]]>;
}

/**
 * The series that an expression of Prometheus asks for.
 *
 * @throws Error where it cannot be parsed.
 */
export function selectorsOf(expression: string): Selector[] {
  const selectors: Array<{ metric: string; labels: Array<[string, string[]]> }> = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to, node }) => {
      const text = expression.slice(from, to);
      if (name === '⚠') throw new Error(`Not an expression of Prometheus: ${expression}`);
      if (name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      const current = selectors.at(-1);
      if (current === undefined) return;
      if (name === 'Identifier') current.metric = text;
      if (name === 'UnquotedLabelMatcher') {
        const label = node.getChild('LabelName');
        const value = node.getChild('StringLiteral');
        const named = value === null ? '' : expression.slice(value.from + 1, value.to - 1);
        current.labels.push([label === null ? '' : expression.slice(label.from, label.to), named.split('|')]);
      }
    },
  });
  return selectors;
}
