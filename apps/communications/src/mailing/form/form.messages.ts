import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    create: 'Write an e-mail notification',
    save: 'Save draft',
    saved: '“{name}” is saved. Nothing is sent yet.',
    whom: '1. Who gets it',
    what: '2. What it says',
    next: '3. Look at it, and send it',
    nextText:
      'Saved, you see the letter as each recipient gets it, send it to yourself, and send it now or at a time.',
    bodyHelp: 'The marked fields above are filled in for each recipient.',
    subjectHelp: 'Fields work here too, in braces: {example}.',
    replyHelp: 'Your own address where you leave it empty.',
    categoryHelp:
      'Readers unsubscribe from a kind. A required notice goes to them all the same: use it only for what the law or your documents demand.',
    template: 'Begin with a template',
    noTemplate: 'No template',
    'field.name': 'Name',
    'field.firstName': 'First name',
    'field.community': 'Community',
    'field.today': 'Today',
    'field.unit': 'Unit',
    'field.address': 'Postal address',
  },
  es: {
    create: 'Escribir una notificación por correo',
    save: 'Guardar borrador',
    saved: '«{name}» está guardada. Aún no se envía nada.',
    whom: '1. Quién la recibe',
    what: '2. Qué dice',
    next: '3. Verla y enviarla',
    nextText:
      'Una vez guardada, verá la carta como la recibe cada destinatario, se la enviará a usted y la enviará ahora o a una hora.',
    bodyHelp: 'Los campos marcados arriba se completan para cada destinatario.',
    subjectHelp: 'Aquí también sirven los campos, entre llaves: {example}.',
    replyHelp: 'Su propia dirección si lo deja vacío.',
    categoryHelp:
      'Los lectores se dan de baja de un tipo. Un aviso obligatorio les llega igualmente: úselo solo para lo que exijan la ley o sus documentos.',
    template: 'Empezar con una plantilla',
    noTemplate: 'Sin plantilla',
    'field.name': 'Nombre',
    'field.firstName': 'Nombre de pila',
    'field.community': 'Comunidad',
    'field.today': 'Hoy',
    'field.unit': 'Unidad',
    'field.address': 'Dirección postal',
  },
});
