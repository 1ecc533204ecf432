import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    create: 'New email',
    save: 'Save draft',
    saved: '“{name}” saved. Nothing was sent yet.',
    whom: '1. Recipients',
    what: '2. Message',
    next: '3. Review and send',
    nextText:
      'After saving, preview the email for each recipient, send yourself a test, and send it now or at a set time.',
    bodyHelp: 'The highlighted fields above are filled in for each recipient.',
    subjectHelp: 'You can use fields here too, in braces: {example}.',
    replyHelp: 'Leave blank to use your own address.',
    categoryHelp:
      'Recipients can opt out by category. Required notices are sent anyway: use that category only for what the law or your governing documents require.',
    template: 'Start from a template',
    noTemplate: 'No template',
    'field.name': 'Name',
    'field.firstName': 'First name',
    'field.community': 'Community',
    'field.today': 'Today',
    'field.unit': 'Unit',
    'field.address': 'Postal address',
  },
  es: {
    create: 'Nuevo correo',
    save: 'Guardar borrador',
    saved: '«{name}» guardado. Aún no se ha enviado nada.',
    whom: '1. Destinatarios',
    what: '2. Mensaje',
    next: '3. Revisar y enviar',
    nextText:
      'Después de guardar, vea el correo como lo recibe cada destinatario, envíese una prueba y envíelo ahora o a una hora.',
    bodyHelp: 'Los campos marcados arriba se completan para cada destinatario.',
    subjectHelp: 'Aquí también puede usar campos, entre llaves: {example}.',
    replyHelp: 'Déjelo vacío para usar su propia dirección.',
    categoryHelp:
      'Los destinatarios pueden darse de baja por categoría. Los avisos obligatorios se envían igualmente: use esa categoría solo para lo que exijan la ley o los estatutos.',
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
