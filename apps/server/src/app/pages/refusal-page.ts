import { type Language, pathTo, type WrittenLanguage, writtenOf } from '@portico/contract';
import { escapeHtml, plainPage } from './plain-page.ts';

interface PageWords {
  title: string;
  advice: string;
}

interface RefusalMessages {
  /** A page that belongs to another browser or has expired. */
  notYours: PageWords;
  notFound: PageWords;
  tooMany: PageWords;
  ourError: PageWords;
  link: Readonly<Record<Back, string>>;
}

/** Where the visitor can begin again: at the estimates, or in the sign-up, for a refusal of its framed form. */
type Back = 'estimates' | 'signup';

/** Texts for a person who opens a page that cannot be shown: what happened, and what to do now. */
const words: Readonly<Record<WrittenLanguage, RefusalMessages>> = {
  en: {
    notYours: {
      title: 'This page cannot be shown',
      advice: 'It may have expired, or it was opened in another browser. Nothing was lost.',
    },
    notFound: {
      title: 'We could not find this page',
      advice: 'The address may be incomplete, or what it names is no longer here. Please choose again.',
    },
    tooMany: {
      title: 'Please wait a minute',
      advice:
        'Too many requests came from your connection. Wait a minute, then load this page again. Nothing was lost.',
    },
    ourError: {
      title: 'Something failed on our side',
      advice: 'This is our fault, not yours. Please load this page again in a moment.',
    },
    link: { estimates: 'Start over at the cost estimates', signup: 'Back to creating your account' },
  },
  es: {
    notYours: {
      title: 'No se puede mostrar esta página',
      advice: 'Es posible que haya caducado o que se haya abierto en otro navegador. No se perdió nada.',
    },
    notFound: {
      title: 'No encontramos esta página',
      advice:
        'Es posible que la dirección esté incompleta o que lo que busca ya no esté aquí. Por favor, elija de nuevo.',
    },
    tooMany: {
      title: 'Espere un minuto, por favor',
      advice:
        'Recibimos demasiadas solicitudes desde su conexión. Espere un minuto y vuelva a cargar esta página. No se perdió nada.',
    },
    ourError: {
      title: 'Algo falló de nuestro lado',
      advice: 'La culpa es nuestra, no suya. Vuelva a cargar esta página en un momento.',
    },
    link: { estimates: 'Volver a empezar en la calculadora de costos', signup: 'Volver a la creación de su cuenta' },
  },
};

/** The page of a refusal, by its HTTP status. Its link opens outside the frame. */
export function refusalPage(visitorsLanguage: Language, status: number, back: Back = 'estimates'): string {
  const language = writtenOf(visitorsLanguage);
  const { title, advice } = words[language][kindOf(status)];
  const link = `<a href="${escapeHtml(pathTo(back))}" target="_top">${words[language].link[back]}</a>`;
  return plainPage(language, title, `<p>${advice}</p>\n<p>${link}</p>`);
}

function kindOf(status: number): keyof Omit<RefusalMessages, 'link'> {
  if (status === 403) return 'notYours';
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'ourError' : 'notFound';
}
