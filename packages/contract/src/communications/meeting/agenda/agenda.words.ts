import { sharedWords, type Words } from '../../../wire/fields/words';

export const agendaWords = {
  title: { en: 'Item', es: 'Punto' },
  minutes: { en: 'Minutes', es: 'Minutos' },
  presenter: { en: 'Presented by', es: 'Presenta' },
  body: { en: 'Details', es: 'Detalles' },
  isExecutive: { en: 'Executive session', es: 'Sesión ejecutiva' },
  files: sharedWords.files,
  agenda: { en: 'Order of the agenda', es: 'Orden del día' },
} satisfies Words;
