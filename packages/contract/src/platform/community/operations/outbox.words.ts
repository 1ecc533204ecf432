import { sharedWords, type Words } from '../../../wire/fields/words';

export const mailWords = {
  mail: { en: 'Email', es: 'Correo' },
  to: { en: 'To', es: 'Para' },
  subject: { en: 'Subject', es: 'Asunto' },
  status: sharedWords.status,
  'status.queued': { en: 'Pending', es: 'Pendiente' },
  'status.failed': { en: 'Failed', es: 'Falló' },
  'status.sent': { en: 'Sent', es: 'Enviado' },
  'status.kept': { en: 'Stored', es: 'Guardado' },
  'status.withheld': { en: 'No longer needed', es: 'Ya no hace falta' },
  queuedAt: { en: 'Created', es: 'Creado' },
  sentAt: { en: 'Sent on', es: 'Enviado el' },
  attempts: { en: 'Attempts', es: 'Intentos' },
  nextTryAt: { en: 'Next attempt', es: 'Próximo intento' },
} satisfies Words;
