import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceGraph } from './price-graph.tsx';

const graph = {
  Val: 25_000,
  ValText: '$250.00',
  ValLabel: 'You pay',
  Extra: 75_000,
  ExtraText: '$750.00',
  ExtraLabel: 'Your insurance',
};

describe('the graph of an estimate (spec §3, Graph; §9)', () => {
  it('is 190 wide, and its parts are as the amounts', () => {
    const html = renderToStaticMarkup(<PriceGraph graph={graph} />);
    expect(html).toMatch(/<svg [^>]*width="190"/);
    // A quarter of 190, less half of the gap.
    expect(html).toContain('class="price-graph-own" width="46.5"');
  });

  it('says both amounts in words', () => {
    const html = renderToStaticMarkup(<PriceGraph graph={graph} />);
    for (const text of ['You pay', '$250.00', 'Your insurance', '$750.00']) expect(html).toContain(text);
  });
});
