import type { TransparencyMessages } from './transparency-messages.ts';

export const transparencyEs: TransparencyMessages = {
  title: 'Transparencia de precios',
  intro: (system) =>
    `Estos son los cargos estándar de ${system} por todos sus artículos y servicios, en archivos que una computadora puede leer: los cargos completos, los precios con descuento por pago en efectivo y las tarifas acordadas con cada aseguradora. Son gratuitos y no hace falta una cuenta.`,
  none: 'Todavía no hay un archivo publicado para este centro.',
  date: 'Precios del',
  noDate: 'sin indicar',
  format: 'Formato',
  size: 'Tamaño',
  questionsTitle: 'Preguntas sobre estos archivos',
  questions: (contact) => `Escriba a ${contact}:`,
  forMachines: 'Para programas, una lista de todos los archivos:',
  back: (system) => `Volver a ${system}`,
  inThisLanguage: 'Esta página en español',
};
