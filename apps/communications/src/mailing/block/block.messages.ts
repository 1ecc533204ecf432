import { defineMessages } from '@courtyard/common';
import { mailBlockWords } from '@courtyard/contract/communications/mailing/mailing.words';

export const blockMessages = defineMessages(
  {
    en: {
      title: 'Blocked addresses',
      description: 'Unsubscribed or undeliverable addresses.',
      search: 'Search address or name',
      any: 'All categories',
      none: 'No blocked addresses',
      noneText: 'Unsubscribed and undeliverable addresses appear here.',
      lift: 'Remove block…',
      liftTitle: 'Email {address} again?',
      'liftText.unsubscribed':
        'This person unsubscribed. Remove the block only if they asked you to: by law it’s their choice.',
      'liftText.no-mailbox':
        'A mail server reported that this mailbox doesn’t exist. Remove the block once the address works: bounces hurt your sender reputation.',
      liftVerb: 'Remove block',
      lifted: '{address} can get emails again.',
    },
    es: {
      title: 'Direcciones bloqueadas',
      description: 'Direcciones dadas de baja o que no funcionan.',
      search: 'Buscar dirección o nombre',
      any: 'Todas las categorías',
      none: 'No hay direcciones bloqueadas',
      noneText: 'Aquí aparecen las direcciones dadas de baja y las que no funcionan.',
      lift: 'Quitar bloqueo…',
      liftTitle: '¿Volver a enviar correos a {address}?',
      'liftText.unsubscribed':
        'Esta persona se dio de baja. Quite el bloqueo solo si se lo pidió: por ley es su decisión.',
      'liftText.no-mailbox':
        'Un servidor de correo indicó que este buzón no existe. Quite el bloqueo cuando la dirección funcione: los rebotes dañan la reputación del remitente.',
      liftVerb: 'Quitar bloqueo',
      lifted: '{address} puede recibir correos de nuevo.',
    },
  },
  mailBlockWords,
);
