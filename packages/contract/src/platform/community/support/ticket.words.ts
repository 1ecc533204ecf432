import { sharedWords, type Words } from '../../../wire/fields/words';

export const ticketWords = {
  ticket: { en: 'Ticket', es: 'Consulta' },
  number: { en: 'Number', es: 'Número' },
  subject: { en: 'Subject', es: 'Asunto' },
  category: { en: 'About', es: 'Tema' },
  'category.account': { en: 'My account', es: 'Mi cuenta' },
  'category.home': { en: 'My home', es: 'Mi vivienda' },
  'category.community': { en: 'The community', es: 'La comunidad' },
  'category.problem': { en: 'Something does not work', es: 'Algo no funciona' },
  'category.other': { en: 'Something else', es: 'Otra cosa' },
  status: sharedWords.status,
  'status.open': { en: 'Open', es: 'Abierta' },
  'status.answered': { en: 'Answered', es: 'Respondida' },
  'status.closed': { en: 'Closed', es: 'Cerrada' },
  askedBy: { en: 'Asked by', es: 'Pregunta' },
  assignee: { en: 'Answered by', es: 'Responde' },
  message: { en: 'Message', es: 'Mensaje' },
  files: { en: 'Files', es: 'Archivos' },
  page: { en: 'Asked on', es: 'Preguntó en' },
  createdAt: { en: 'Asked', es: 'Enviada' },
  touchedAt: { en: 'Last message', es: 'Último mensaje' },
} satisfies Words;
