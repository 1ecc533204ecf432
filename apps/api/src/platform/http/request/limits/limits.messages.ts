import type { Sentences } from '../../language/sentence';

/** What callers are told of a request that holds more than is taken. */
export const limitSentences: Sentences = {
  'Too many values': 'Demasiados valores',
  'The body has more than the {1} values this call accepts. Send fewer at once.':
    'El contenido tiene más de los {1} valores que admite esta llamada. Envíe menos a la vez.',
  'Too many parameters': 'Demasiados parámetros',
  'The address has more than {1} parameters. Choose fewer filters.':
    'La dirección tiene más de {1} parámetros. Elija menos filtros.',
  Busy: 'Ocupado',
  'Many people are signing in right now. Try again in a few seconds.':
    'Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos segundos.',
};
