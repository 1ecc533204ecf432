import type { Words } from '../../wire/fields/words';

export const fundWords = {
  fund: { en: 'Fund', es: 'Fondo' },
  code: { en: 'Code', es: 'Código' },
  name: { en: 'Name', es: 'Nombre' },
  kind: { en: 'Kind', es: 'Clase' },
  'kind.operating': { en: 'Operating', es: 'Operativo' },
  'kind.reserve': { en: 'Reserve', es: 'Reserva' },
  'kind.special': { en: 'Special', es: 'Especial' },
  archivedAt: { en: 'Archived', es: 'Archivado' },
} satisfies Words;
