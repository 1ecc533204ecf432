import { defineMessages } from '@courtyard/common';
import { mailBlockWords } from '@courtyard/contract/communications/mailing/mailing.words';

export const blockMessages = defineMessages(
  {
    en: {
      title: 'Blocked addresses',
      description: 'Who gets no letters: they unsubscribed, or their mailbox is not there.',
      search: 'Search address or name',
      any: 'All kinds',
      none: 'No address is blocked',
      noneText: 'Who unsubscribes from a kind of letter, and whose mailbox is not there, stands here.',
      lift: 'Lift block…',
      liftTitle: 'Send letters to {address} again?',
      'liftText.unsubscribed':
        'They unsubscribed themselves. Lift it only where they asked you to: the law gives them the choice.',
      'liftText.no-mailbox':
        'A mail server said that there is no such mailbox. Lift it once the address works, for every failure harms the name of your sender.',
      liftVerb: 'Lift block',
      lifted: 'Letters go to {address} again.',
    },
    es: {
      title: 'Direcciones bloqueadas',
      description: 'Quién no recibe cartas: se dio de baja o su buzón no existe.',
      search: 'Buscar dirección o nombre',
      any: 'Todos los tipos',
      none: 'No hay direcciones bloqueadas',
      noneText: 'Aquí están quienes se dan de baja de un tipo de carta y aquellos cuyo buzón no existe.',
      lift: 'Quitar bloqueo…',
      liftTitle: '¿Enviar de nuevo cartas a {address}?',
      'liftText.unsubscribed':
        'Se dio de baja por sí misma. Quítelo solo si se lo pidió: la ley le da esa elección.',
      'liftText.no-mailbox':
        'Un servidor de correo dijo que no existe ese buzón. Quítelo cuando la dirección funcione: cada fallo daña el nombre de su remitente.',
      liftVerb: 'Quitar bloqueo',
      lifted: 'Las cartas van de nuevo a {address}.',
    },
  },
  mailBlockWords,
);
