import type { Words } from '../../../wire/fields/words';

export const attendanceWords = {
  attendee: { en: 'Name', es: 'Nombre' },
  units: { en: 'Homes', es: 'Viviendas' },
  answer: { en: 'Answer', es: 'Respuesta' },
  'answer.none': { en: 'No answer', es: 'Sin respuesta' },
  'answer.yes': { en: 'Coming', es: 'Viene' },
  'answer.no': { en: 'Not coming', es: 'No viene' },
  'answer.proxy': { en: 'By proxy', es: 'Por poder' },
  presence: { en: 'Attendance', es: 'Asistencia' },
  'presence.absent': { en: 'Not there', es: 'Ausente' },
  'presence.present': { en: 'In the room', es: 'En la sala' },
  'presence.online': { en: 'Online', es: 'En línea' },
  'presence.proxy': { en: 'By proxy', es: 'Por poder' },
  proxyHolder: { en: 'Proxy holder', es: 'Apoderado' },
  'shown.all': { en: 'Everybody', es: 'Todos' },
  'shown.there': { en: 'Who is there', es: 'Quién está' },
  'shown.absent': { en: 'Who is not there', es: 'Quién no está' },
  invited: { en: 'Invited', es: 'Invitados' },
} satisfies Words;
