import { pathTo } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { refusalPage } from './refusal-page.ts';

describe('the page of a refusal says what to do', () => {
  it.each([
    [403, /opened in another browser.*Nothing was lost/],
    [404, /choose again/],
    [400, /choose again/],
    [429, /Wait a minute.*Nothing was lost/],
    [500, /our fault.*load this page again/],
    [503, /our fault/],
  ])('%i in English', (status, advice) => {
    expect(refusalPage('en', status)).toMatch(advice);
    expect(refusalPage('en', status)).toContain(`href="${pathTo('estimates')}"`);
  });

  it('leads back into the sign-up, out of the frame, where its form cannot be shown', () => {
    const link = `<a href="${pathTo('signup')}" target="_top">`;
    expect(refusalPage('en', 403, 'signup')).toContain(`${link}Back to creating your account</a>`);
    expect(refusalPage('es', 403, 'signup')).toContain(`${link}Volver a la creación de su cuenta</a>`);
  });

  it.each([
    [403, /otro navegador.*No se perdió nada/],
    [404, /elija de nuevo/],
    [429, /Espere un minuto.*No se perdió nada/],
    [500, /culpa es nuestra.*Vuelva a cargar/],
  ])('%i in Spanish', (status, advice) => {
    expect(refusalPage('es', status)).toMatch(advice);
    expect(refusalPage('es', status)).toContain('<html lang="es">');
  });
});
