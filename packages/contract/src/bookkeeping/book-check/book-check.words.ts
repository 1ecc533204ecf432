import type { Words } from '../../wire/fields/words';

export const bookCheckWords = {
  bookCheck: { en: 'Ledger verification', es: 'Verificación de los libros' },
  status: { en: 'Result', es: 'Resultado' },
  'status.running': { en: 'Running', es: 'En curso' },
  'status.right': { en: 'Verified', es: 'Verificado' },
  'status.wrong': { en: 'Errors found', es: 'Con errores' },
  'status.failed': { en: 'Not completed', es: 'Sin completar' },
  expectedHead: { en: 'Saved checkpoint', es: 'Punto de control guardado' },
  startedBy: { en: 'Started by', es: 'Iniciada por' },
  startedAt: { en: 'Started', es: 'Iniciada' },
  entries: { en: 'Entries', es: 'Asientos' },
} satisfies Words;
