import type { Sentences } from '../../../platform/http/language/sentence';

/** What calls about meetings tell people, in Spanish. */
export const meetingSentences: Sentences = {
  'See the meetings': 'Ver las reuniones',
  'Add, change and remove meetings': 'Agregar, cambiar y quitar reuniones',
  'See executive sessions and the executive parts of meetings':
    'Ver las sesiones ejecutivas y las partes ejecutivas de las reuniones',
  'Only those who may see executive sessions add one.':
    'Solo agrega una sesión ejecutiva quien puede verlas.',
  'A meeting that has begun or is off stays as it was called.':
    'Una reunión que ya empezó o que se canceló queda como se convocó.',
  'A meeting is called, then opened, then adjourned; it is cancelled before it opens.':
    'Una reunión se convoca, luego se abre y luego se levanta; se cancela antes de abrirse.',
  'This meeting was called: cancel it instead, and its record stays.':
    'Esta reunión se convocó: cancélela, y su registro queda.',
  'An agenda has at most 60 items.': 'Un orden del día tiene 60 puntos como máximo.',
  'The agenda has other items by now. Look at it again and repeat your change.':
    'El orden del día tiene ahora otros puntos. Mírelo de nuevo y repita su cambio.',
  'Change the rules of notice, quorum and minutes': 'Cambiar las reglas de aviso, quórum y actas',
  'A meeting has at most 5,000 people. Choose a smaller audience.':
    'Una reunión tiene 5.000 personas como máximo. Elija menos destinatarios.',
  'A vote of this person is recorded by name: they stay among those who are invited.':
    'Hay un voto nominal de esta persona: sigue entre los invitados.',
  'You are not among those who are invited.': 'Usted no está entre los invitados.',
  'This meeting takes no answers: it was not called, has begun or is off.':
    'Esta reunión no admite respuestas: no se convocó, ya empezó o se canceló.',
  'Attendance is kept once a meeting was called.': 'La asistencia se lleva una vez convocada la reunión.',
  'Approve the minutes that somebody else wrote': 'Aprobar las actas que escribió otra persona',
  'What is decided is recorded once a meeting was called.':
    'Lo que se decide se registra una vez convocada la reunión.',
  'The minutes are approved: what they tell stays as it is.':
    'Las actas están aprobadas: lo que dicen queda como está.',
  'Somebody is in the list twice.': 'Alguien está dos veces en la lista.',
  'Only those who are invited vote by name.': 'Solo los invitados votan nominalmente.',
  'A meeting has at most 200 motions.': 'Una reunión tiene 200 mociones como máximo.',
  'A meeting leaves at most 200 things to do.': 'Una reunión deja 200 tareas como máximo.',
  'Published minutes stay as they are. A later meeting corrects them.':
    'Las actas publicadas quedan como están. Las corrige una reunión posterior.',
  'Minutes are drafted once a meeting is adjourned.': 'Las actas se redactan una vez levantada la reunión.',
  'There are minutes of this meeting already.': 'Ya hay actas de esta reunión.',
  'These minutes are approved already.': 'Estas actas ya están aprobadas.',
  'You wrote these minutes last: somebody else approves them.':
    'Usted escribió estas actas por última vez: las aprueba otra persona.',
  'Minutes are published once a second person approved them.':
    'Las actas se publican una vez que las aprueba una segunda persona.',
  'Say who votes for you.': 'Diga quién vota por usted.',
  'By the rules of your community a notice outside of its days does not count. Hold the meeting on another day.':
    'Según las reglas de su comunidad, un aviso fuera de sus días no vale. Celebre la reunión otro día.',
  'It is outside of the days of your rules: say why it goes out all the same.':
    'Está fuera de los días de sus reglas: diga por qué sale de todos modos.',
  'Say where the meeting is held, or its online link, before its notice goes out.':
    'Diga dónde es la reunión, o su enlace en línea, antes de enviar el aviso.',
  'There are {1} letters to be posted by now, not {2}. Print them again.':
    'Ahora hay {1} cartas por enviar, no {2}. Imprímalas de nuevo.',
  'The notice was written later than on this day.': 'El aviso se escribió después de ese día.',
  'This day is still to come.': 'Ese día aún no ha llegado.',
  'Name at most 60 days.': 'Indique 60 días como máximo.',
  'A day stands here twice.': 'Un día está aquí dos veces.',
  'Choose how often it comes back from the list.': 'Elija de la lista cada cuánto se repite.',
  'This meeting does not come back: say how often when you change it.':
    'Esta reunión no se repite: diga cada cuánto al cambiarla.',
  'Write a time, such as 19:00.': 'Escriba una hora, por ejemplo 19:00.',
  'Write an address that begins with https://.': 'Escriba una dirección que empiece con https://.',
};
