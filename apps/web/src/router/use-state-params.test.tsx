import type { StateName } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useStateParams } from './use-state-params.ts';

function paramsAt(path: string, page: StateName = 'estimates-terms'): unknown {
  let found: unknown;
  const Probe = () => {
    found = useStateParams(page);
    return null;
  };
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Probe />
    </MemoryRouter>,
  );
  return found;
}

describe('the parameters of the open state (design: States)', () => {
  it('are none on the bare path', () => expect(paramsAt('/estimates-terms')).toEqual({}));

  it('are split before they are decoded', () => {
    expect(paramsAt('/estimates-terms/svcArea=a%26b%3Dc&location=%C3%B1%2F%25')).toEqual({
      svcArea: 'a&b=c',
      location: 'ñ/%',
    });
  });

  it.each(['/estimates-terms/nonsense', '/estimates-terms/svcArea=%', '/estimates-terms/=x'])(
    'are null when they cannot be read: %s',
    (path) => expect(paramsAt(path)).toBeNull(),
  );

  it('are those of the partner’s twin as well', () =>
    expect(paramsAt('/cp-reset-password/partner=acme&ticket=t', 'reset-password')).toEqual({
      partner: 'acme',
      ticket: 't',
    }));

  it('are none while another state is open', () => expect(paramsAt('/estimates/svcArea=bay')).toEqual({}));
});
