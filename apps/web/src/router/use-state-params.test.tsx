import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useStateParams } from './use-state-params.ts';

function paramsAt(path: string): unknown {
  let found: unknown;
  const Probe = () => {
    found = useStateParams('estimates-terms');
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

  it('are none while another state is open', () => expect(paramsAt('/estimates/svcArea=bay')).toEqual({}));
});
