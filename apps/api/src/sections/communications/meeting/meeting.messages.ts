import type { Sentences } from '../../../platform/http/language/sentence';

/** What calls about meetings tell people, in Spanish. */
export const meetingSentences: Sentences = {
  'View meetings': 'Ver las reuniones',
  'Add, edit and delete meetings': 'Agregar, editar y eliminar reuniones',
  'View executive sessions and the executive parts of meetings':
    'Ver las sesiones ejecutivas y las partes ejecutivas de las reuniones',
  'You need permission to view executive sessions to add one.':
    'Para agregar una sesión ejecutiva necesita permiso para verlas.',
  'A meeting that has started or was canceled can’t be edited.':
    'Una reunión que ya empezó o se canceló no se puede editar.',
  'A meeting is scheduled, then opened, then adjourned; it can only be canceled before it opens.':
    'Una reunión se convoca, luego se abre y luego se levanta; solo se puede cancelar antes de abrirse.',
  'This meeting is already scheduled, so it can’t be deleted. Cancel it instead.':
    'Esta reunión ya está convocada, así que no se puede eliminar. Cancélela.',
  'An agenda can have up to 60 items.': 'Un orden del día puede tener hasta 60 puntos.',
  'The agenda was changed by someone else. Review it and make your change again.':
    'Otra persona cambió el orden del día. Revíselo y repita su cambio.',
  'Change the rules for notice, quorum and minutes': 'Cambiar las reglas de convocatoria, quórum y actas',
  'A meeting can have up to 5,000 invitees. Choose a smaller audience.':
    'Una reunión puede tener hasta 5.000 invitados. Elija menos destinatarios.',
  'This person has a recorded roll-call vote, so they can’t be removed from the invitees.':
    'Esta persona tiene un voto nominal registrado, así que no se puede quitar de los invitados.',
  'You aren’t invited to this meeting.': 'Usted no está invitado a esta reunión.',
  'This meeting doesn’t accept RSVPs: it isn’t scheduled yet, has started or was canceled.':
    'Esta reunión no admite respuestas: aún no está convocada, ya empezó o se canceló.',
  'Attendance can be recorded once the meeting is scheduled.':
    'La asistencia se puede registrar una vez convocada la reunión.',
  'Approve minutes written by someone else': 'Aprobar actas escritas por otra persona',
  'Decisions can be recorded once the meeting is scheduled.':
    'Los acuerdos se pueden registrar una vez convocada la reunión.',
  'The minutes are approved, so this can no longer be changed.':
    'El acta está aprobada, así que ya no se puede cambiar.',
  'Someone is in the list twice.': 'Alguien está dos veces en la lista.',
  'You need the permission "Meetings List View" to add minutes.':
    'Para agregar actas se necesita el permiso «Meetings List View».',
  'These minutes are not approved yet. Approve them first.':
    'Esta acta aún no está aprobada. Apruébela primero.',
  'Only invitees can vote by roll call.': 'Solo los invitados pueden votar nominalmente.',
  'A meeting can have up to 200 motions.': 'Una reunión puede tener hasta 200 mociones.',
  'A meeting can have up to 200 action items.': 'Una reunión puede tener hasta 200 tareas.',
  'Published minutes can’t be changed. Correct them at a later meeting.':
    'Un acta publicada no se puede cambiar. Corríjala en una reunión posterior.',
  'Minutes can be drafted once the meeting is adjourned.':
    'El acta se puede redactar una vez levantada la reunión.',
  'This meeting already has minutes.': 'Esta reunión ya tiene acta.',
  'These minutes are already approved.': 'Esta acta ya está aprobada.',
  'Someone else must approve your edits to the minutes.':
    'Sus cambios en el acta debe aprobarlos otra persona.',
  'Minutes can be published once a second person has approved them.':
    'El acta se puede publicar una vez que la apruebe otra persona.',
  'Choose your proxy.': 'Elija quién le representa.',
  'Your rules don’t allow notice outside the notice window. Hold the meeting on another date.':
    'Sus reglas no permiten convocar fuera de plazo. Celebre la reunión en otra fecha.',
  'This is outside the notice window: enter a reason for sending it anyway.':
    'Está fuera del plazo de convocatoria: indique el motivo para enviarla de todos modos.',
  'Enter the place or online link before you send notice.':
    'Indique el lugar o el enlace en línea antes de enviar la convocatoria.',
  'There are now {1} letters to mail, not {2}. Print them again.':
    'Ahora hay {1} cartas por enviar, no {2}. Imprímalas de nuevo.',
  'The notice was created after this date.': 'La convocatoria se creó después de esa fecha.',
  'This date is in the future.': 'Esa fecha aún no ha llegado.',
  'Enter at most 60 dates.': 'Indique 60 fechas como máximo.',
  'A date is listed twice.': 'Una fecha está repetida.',
  'Choose from the list how often the meeting repeats.':
    'Elija de la lista cada cuánto se repite la reunión.',
  'This meeting doesn’t repeat: edit it to set how often.':
    'Esta reunión no se repite: edítela para indicar cada cuánto.',
  'Enter a time, such as 19:00.': 'Escriba una hora, por ejemplo 19:00.',
  'Enter an address that starts with https://.': 'Escriba una dirección que empiece con https://.',
};
