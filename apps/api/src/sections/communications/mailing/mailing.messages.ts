import type { Sentences } from '../../../platform/http/language/sentence';

/** What calls of mailings tell people. */
export const mailingSentences: Sentences = {
  'This email is scheduled. Return it to draft first, then edit it.':
    'Este correo está programado. Vuelva primero a borrador y luego edítelo.',
  'Only news and events can be sent in the daily or weekly digest.':
    'Solo las noticias y los eventos pueden ir en el resumen diario o semanal.',
  'View mass emails and their delivery log': 'Ver los correos masivos y su registro de entregas',
  'Write mass emails and templates, and preview them per recipient':
    'Escribir correos masivos y plantillas, y ver la vista previa por destinatario',
  'Send, pause and stop mass emails, and set the footer address':
    'Enviar, pausar y detener correos masivos, y fijar la dirección del pie',
  'Print letters with postal addresses for people who can’t be emailed':
    'Imprimir cartas con dirección postal para quienes no tienen correo',
  'This email is being sent or was sent, so it can’t be edited. Duplicate it instead.':
    'Este correo se está enviando o ya se envió, así que no se puede editar. Duplíquelo.',
  'This email is already being sent or was sent.': 'Este correo ya se está enviando o se envió.',
  'Choose a time zone from the list.': 'Elija una zona horaria de la lista.',
  'Choose a date and time.': 'Elija una fecha y una hora.',
  'This date doesn’t exist. Choose another one.': 'Esa fecha no existe. Elija otra.',
  'This time is in the past. Choose a later one, or send now.':
    'Esa hora ya pasó. Elija una posterior o envíe ahora.',
  'Emails need the community’s postal address in the footer. Enter it first.':
    'Los correos necesitan la dirección postal de la comunidad en el pie. Indíquela primero.',
  'The text contains a field that doesn’t exist or that you can’t use. Correct it first.':
    'El texto contiene un campo que no existe o que usted no puede usar. Corríjalo primero.',
  'There are now {1} recipients, not {2}. Nothing was sent: review them and send again.':
    'Ahora hay {1} destinatarios, no {2}. No se envió nada: revíselos y envíe de nuevo.',
  'You aren’t an active member here, so a test can’t be sent to you.':
    'Usted no es miembro activo aquí, así que no se le puede enviar una prueba.',
  'This is a draft: it isn’t being sent.': 'Es un borrador: no se está enviando.',
  'The status has changed. Nothing was done: reload and check.':
    'El estado ha cambiado. No se hizo nada: recargue y compruébelo.',
  'No emails can be retried: undeliverable addresses, and people who no longer consent to email, are skipped.':
    'No hay correos que reintentar: se omiten las direcciones que no funcionan y quienes ya no aceptan el correo electrónico.',
  'You’ve reached the limit of 200 templates. Delete one that isn’t used.':
    'Se alcanzó el límite de 200 plantillas. Elimine una que no se use.',
  'Everyone can be emailed: there are no letters to print.':
    'A todos se les puede enviar un correo: no hay cartas que imprimir.',
  'There are more than 2,000 letters. Send to fewer people at a time.':
    'Hay más de 2.000 cartas. Envíe a menos personas a la vez.',
};
