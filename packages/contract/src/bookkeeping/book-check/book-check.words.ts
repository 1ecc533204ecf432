import type { Words } from '../../wire/fields/words';

export const bookCheckWords = {
  bookCheck: { en: 'Check of the books', es: 'Comprobación de los libros' },
  status: { en: 'Outcome', es: 'Resultado' },
  'status.running': { en: 'Under way', es: 'En curso' },
  'status.right': { en: 'All right', es: 'Todo en orden' },
  'status.wrong': { en: 'Not right', es: 'No concuerda' },
  'status.failed': { en: 'Did not finish', es: 'Sin terminar' },
  expectedHead: { en: 'A head that you kept', es: 'Un final de cadena que guardó' },
  startedBy: { en: 'By', es: 'Por' },
  startedAt: { en: 'Begun', es: 'Empezada' },
  entries: { en: 'Entries', es: 'Asientos' },
} satisfies Words;
