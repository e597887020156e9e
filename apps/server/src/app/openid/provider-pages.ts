import { type Language, pathTo, type WrittenLanguage, writtenOf } from '@portico/contract';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from '../../openid/create-provider.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { escapeHtml, plainPage } from '../pages/plain-page.ts';

interface PageWords {
  readonly error: { readonly title: string; readonly advice: string; readonly link: string };
  readonly signOut: {
    readonly title: (name: string) => string;
    readonly advice: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly signedOut: { readonly title: string; readonly advice: string; readonly link: string };
}

const words: Readonly<Record<WrittenLanguage, PageWords>> = {
  en: {
    error: {
      title: 'This sign-in cannot go on',
      advice:
        'It may have taken too long, or begun in another browser. Nothing was lost. Please go back to the app that sent you here and begin again.',
      link: 'Go to our home page',
    },
    signOut: {
      title: (name) => `Sign out of ${name}?`,
      advice:
        'You will be signed out here, and in every app that you have signed in to with this account in this browser.',
      yes: 'Sign out',
      no: 'Stay signed in',
    },
    signedOut: {
      title: 'You are signed out',
      advice:
        'You are also signed out of the apps that you have used with this account. On a shared computer, close this window too.',
      link: 'Go to our home page',
    },
  },
  es: {
    error: {
      title: 'No se puede continuar con este inicio de sesión',
      advice:
        'Es posible que haya tardado demasiado o que haya comenzado en otro navegador. No se perdió nada. Vuelva a la aplicación que lo envió aquí y comience de nuevo.',
      link: 'Ir a nuestra página de inicio',
    },
    signOut: {
      title: (name) => `¿Cerrar la sesión en ${name}?`,
      advice:
        'Se cerrará su sesión aquí y en todas las aplicaciones en las que haya entrado con esta cuenta desde este navegador.',
      yes: 'Cerrar sesión',
      no: 'Seguir con la sesión abierta',
    },
    signedOut: {
      title: 'Su sesión está cerrada',
      advice:
        'También se cerró en las aplicaciones que usó con esta cuenta. En una computadora compartida, cierre además esta ventana.',
      link: 'Ir a nuestra página de inicio',
    },
  },
};

/** The pages that the provider shows, in the visitor's language. The page of an error says the same whatever is wrong. */
export function providerPages(
  { healthSystem: { name } }: Pick<Settings, 'healthSystem'>,
  languageOf: (ctx: KoaContextWithOIDC) => Language,
): ProviderPages {
  return {
    error: (ctx) => expiredRequestPage(languageOf(ctx)),
    signedOut: (ctx) => {
      const language = writtenOf(languageOf(ctx));
      return withLink(language, words[language].signedOut);
    },
    signOut: (ctx, form) => {
      const language = writtenOf(languageOf(ctx));
      const { title, advice, yes, no } = words[language].signOut;
      const button = (text: string, attributes: string): string =>
        `<button type="submit" form="op.logoutForm" ${attributes}>${escapeHtml(text)}</button>`;
      const buttons = button(yes, 'class="button" name="logout" value="yes"') + button(no, 'class="button quiet"');
      return plainPage(language, title(name), `<p>${advice}</p>\n${form}\n<p class="buttons">${buttons}</p>`);
    },
  };
}

/** For a request that cannot go on, whatever the reason. */
export function expiredRequestPage(visitorsLanguage: Language): string {
  const language = writtenOf(visitorsLanguage);
  return withLink(language, words[language].error);
}

function withLink(language: Language, { title, advice, link }: PageWords['error']): string {
  return plainPage(language, title, `<p>${advice}</p>\n<p><a href="${pathTo('home')}">${link}</a></p>`);
}
