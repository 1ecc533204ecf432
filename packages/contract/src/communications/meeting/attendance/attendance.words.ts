import type { Words } from '../../../wire/fields/words';

export const attendanceWords = {
  attendee: { en: 'Name', es: 'Nombre' },
  units: { en: 'Homes', es: 'Viviendas' },
  answer: { en: 'RSVP', es: 'Respuesta' },
  'answer.none': { en: 'No answer', es: 'Sin respuesta' },
  'answer.yes': { en: 'Attending', es: 'Asiste' },
  'answer.no': { en: 'Not attending', es: 'No asiste' },
  'answer.proxy': { en: 'By proxy', es: 'Por representación' },
  presence: { en: 'Attendance', es: 'Asistencia' },
  'presence.absent': { en: 'Absent', es: 'Ausente' },
  'presence.present': { en: 'In the room', es: 'En la sala' },
  'presence.online': { en: 'Online', es: 'En línea' },
  'presence.proxy': { en: 'By proxy', es: 'Por representación' },
  proxyHolder: { en: 'Proxy', es: 'Representante' },
  'shown.all': { en: 'Everyone', es: 'Todos' },
  'shown.there': { en: 'Present', es: 'Presentes' },
  'shown.absent': { en: 'Absent', es: 'Ausentes' },
  invited: { en: 'Invited', es: 'Invitados' },
} satisfies Words;
