import { sharedWords, type Words } from '../../../wire/fields/words';

export const mailWords = {
  mail: { en: 'Letter', es: 'Carta' },
  to: { en: 'To', es: 'Para' },
  subject: { en: 'Subject', es: 'Asunto' },
  status: sharedWords.status,
  'status.queued': { en: 'Waiting', es: 'En espera' },
  'status.failed': { en: 'Failed', es: 'Falló' },
  'status.sent': { en: 'Sent', es: 'Enviado' },
  'status.kept': { en: 'Kept', es: 'Guardado' },
  'status.withheld': { en: 'Not sent any more', es: 'Ya no se envió' },
  queuedAt: { en: 'Written', es: 'Escrita' },
  sentAt: { en: 'Went out', es: 'Salió' },
  attempts: { en: 'Attempts', es: 'Intentos' },
  nextTryAt: { en: 'Next try', es: 'Próximo intento' },
} satisfies Words;
