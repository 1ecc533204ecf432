import type { Sentences } from '../../../platform/http/language/sentence';

/** What calls of mailings tell people. */
export const mailingSentences: Sentences = {
  'It is scheduled: take it back to be a draft first, then change it.':
    'Está programada: vuelva primero a borrador y luego cámbiela.',
  'Only news and events come in a letter of a day or a week.':
    'Solo las noticias y los eventos llegan en una carta diaria o semanal.',
  'See the e-mail notifications and their delivery log':
    'Ver las notificaciones por correo y su registro de entregas',
  'Write e-mail notifications and templates, and look at them as each recipient gets them':
    'Escribir notificaciones por correo y plantillas, y verlas como las recibe cada destinatario',
  'Send, pause and stop e-mail notifications, and set the address in their footer':
    'Enviar, pausar y detener notificaciones por correo, y fijar la dirección de su pie',
  'Print letters with postal addresses for those who cannot be reached by e-mail':
    'Imprimir cartas con dirección postal para quienes no se alcanzan por correo electrónico',
  'It is on its way, or was sent: its words stay as they went out. Write it once more to change it.':
    'Está en camino o ya se envió: su texto queda como salió. Escríbala de nuevo para cambiarla.',
  'It is on its way already, or was sent.': 'Ya está en camino o se envió.',
  'Choose a time zone from the list.': 'Elija una zona horaria de la lista.',
  'Choose a day and a time.': 'Elija un día y una hora.',
  'The calendar has no such day. Choose another one.': 'Ese día no existe en el calendario. Elija otro.',
  'This time is over: choose a later one, or send it now.':
    'Esa hora ya pasó: elija una posterior o envíela ahora.',
  'Letters need the postal address of the community in their footer. Enter it first.':
    'Las cartas necesitan la dirección postal de la comunidad en el pie. Indíquela primero.',
  'The words have a field that there is none of, or that you may not use. Correct them first.':
    'El texto tiene un campo que no existe o que usted no puede usar. Corríjalo primero.',
  'There are {1} recipients by now, not {2}. Nothing was sent: look at them and send it again.':
    'Ahora hay {1} destinatarios, no {2}. No se envió nada: revíselos y envíela de nuevo.',
  'You are no active member here, so there is nobody to send it to.':
    'Usted no es miembro activo aquí, así que no hay a quién enviarla.',
  'It is a draft: nothing of it is on its way.': 'Es un borrador: nada está en camino.',
  'It stands otherwise by now. Nothing was changed: look at it again.':
    'Ya está en otro estado. No se cambió nada: mírela de nuevo.',
  'There is no such letter that can be tried again: addresses without a mailbox, and those who no longer agree to e-mail, are left out.':
    'No hay ninguna carta así que se pueda volver a intentar: se omiten las direcciones sin buzón y a quienes ya no aceptan el correo electrónico.',
  'There are 200 templates already. Remove one that nobody uses.':
    'Ya hay 200 plantillas. Quite una que nadie use.',
  'Everybody is reached by e-mail: there is no letter to print.':
    'Todos se alcanzan por correo electrónico: no hay cartas que imprimir.',
  'There are more than 2,000 letters. Send to fewer people at a time.':
    'Hay más de 2.000 cartas. Envíe a menos personas a la vez.',
};
