import type { PriceFollowMessages } from './price-follow-messages.ts';

const counted = { items: 'Artículos y servicios', charges: 'Cargos', rates: 'Tarifas de aseguradoras' } as const;
const number = new Intl.NumberFormat('es-US');

export const priceFollowEs: PriceFollowMessages = {
  failures: {
    badAddress: (detail) =>
      `Esta no es la dirección de un sitio web ni de un archivo: ${detail}. Escríbala así: https://hospital.example.`,
    notHttps: (detail) =>
      `${detail} no usa https, y cualquiera podría cambiar los precios por el camino. Siga la dirección https://.`,
    privateAddress: (detail) =>
      `${detail} pertenece a una red privada, de donde no se descarga nada. Si es lo que quiere, anote el servidor en priceFollowing.allowedHosts.`,
    unreachable: (detail) => `No se puede conectar con el sitio web: ${detail}.`,
    timeout: (detail) =>
      `El sitio web no envió el archivo completo a tiempo: ${detail}. El tiempo es priceFollowing.maxMinutes.`,
    status: (detail) => `El sitio web no entrega el archivo; responde con el estado HTTP ${detail}.`,
    redirects: (detail) => `El sitio web redirige en círculo o demasiadas veces: ${detail}.`,
    webPage: (detail) => `En lugar de un archivo de precios llegó una página web: ${detail}. Ábrala en un navegador.`,
    empty: (detail) => `El archivo está vacío: ${detail}.`,
    tooLarge: (detail) => `El archivo es más grande de lo que permite priceFollowing.maxMegabytes: ${detail}.`,
    unreadable: (detail) => `El archivo llegó, pero no se pueden tomar sus precios. ${detail}`,
    internal: (detail) =>
      `El archivo llegó, pero el portal no pudo tomarlo por un motivo propio: ${detail}. El registro del servidor dice más.`,
    noList: (detail) =>
      `No hay una lista de archivos de precios (location-name, mrf-url) en ${detail}. Siga la dirección del propio archivo.`,
    notListed: (detail) =>
      `La lista del hospital no tiene un archivo de ${detail} figuran en ella. Sígalo de nuevo con --name y uno de estos nombres.`,
    severalFiles: (detail) =>
      `La lista del hospital tiene varios archivos de este centro y no está claro cuál es el correcto: ${detail}. Siga la dirección de uno.`,
  },
  failuresAtScreen: {
    notListed: (detail) =>
      `La lista del hospital no tiene un archivo de ${detail} figuran en ella. Sígalo de nuevo con uno de estos nombres en «Centro en la lista del sitio web».`,
  },
  failed: {
    subject: (location) => `No se pudo descargar el archivo de precios de ${location}`,
    intro: (location) =>
      `No se pudo tomar el archivo de precios que se sigue para ${location}. Los precios anteriores no cambian.`,
    once: 'Se intentará de nuevo sin que usted haga nada, y no recibirá otro aviso hasta que el motivo sea distinto.',
    onceUnreadable:
      'Se leerá de nuevo cuando el hospital publique otro archivo. Si usted ya eliminó aquí el motivo, por ejemplo con un límite más alto o siguiéndolo de nuevo con un encabezado aceptado, puede hacer que se lea otra vez.',
    tryNow: 'Para intentarlo ahora mismo:',
  },
  staged: {
    subject: (location) => `Hay precios nuevos de ${location} en espera de su decisión`,
    intro: (location) =>
      `El archivo de precios de ${location} ha cambiado. Ya se leyó y está preparado: nadie ve sus precios hasta que usted los active.`,
    file: (name, url) => `Archivo: ${name}, de ${url}`,
    hospital: (now, before) => `Atención: el archivo es de «${now}»; el anterior era de «${before}».`,
    day: (now, before) => `Precios del: ${now}; antes: ${before}`,
    count: (what, now, before) => `${counted[what]}: ${number.format(now)}; antes: ${number.format(before)}`,
    first: 'Antes no había precios de este centro.',
    notDated: 'sin fecha',
    next: 'Para ver qué cambiaría y para activarlo:',
  },
};
