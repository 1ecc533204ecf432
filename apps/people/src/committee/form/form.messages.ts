import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} added',
    what: 'Committee',
    purposeHelp: 'One line, visible to everyone.',
    seatsHelp: 'Number of members. Seats without a term are vacant.',
    statusHelp: 'A dissolved committee can’t get new terms; its past members stay on record.',
  },
  es: {
    created: '{name} agregado',
    what: 'Comité',
    purposeHelp: 'Una línea, visible para todos.',
    seatsHelp: 'Número de miembros. Los puestos sin mandato están vacantes.',
    statusHelp: 'Un comité disuelto no admite mandatos nuevos; sus miembros anteriores quedan registrados.',
  },
});
