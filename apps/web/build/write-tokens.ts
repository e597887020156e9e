import { customProperties, themeOf } from '@portico/tokens';
import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;

/** Writes the tokens of `@portico/tokens` where a style sheet has `@portico-tokens`. */
export function writeTokens(): PostCss {
  const tokens = customProperties(themeOf(), 'app');
  return {
    plugins: [
      {
        postcssPlugin: 'portico-tokens',
        AtRule: {
          'portico-tokens': (rule, { Declaration }) => {
            const place = rule.source === undefined ? {} : { source: rule.source };
            rule.replaceWith(...tokens.map(([prop, value]) => new Declaration({ prop, value, ...place })));
          },
        },
      },
    ],
  };
}
