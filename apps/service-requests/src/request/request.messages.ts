import { defineMessages } from '@courtyard/common';
import { requestWords } from '@courtyard/contract/service-requests/request/request.words';

/** Words for a request that every page about it uses. */
export const requestMessages = defineMessages(
  {
    en: {
      missingTitle: 'Request not found',
      missingText: 'The link may be wrong, or you no longer have access to this request.',
      all: 'All requests',
      report: 'Report a problem',
      newRequest: 'New request',
      enter: 'Enter request',
      dueBy: 'Due {day}',
      unassigned: 'Unassigned',
      affected: ({ count }: { count: number }) =>
        count === 1 ? '1 person affected' : `${count} people affected`,
    },
    es: {
      missingTitle: 'No se encontró la solicitud',
      missingText: 'El enlace puede ser incorrecto, o usted ya no tiene acceso a esta solicitud.',
      all: 'Lista de solicitudes',
      report: 'Reportar un problema',
      newRequest: 'Nueva solicitud',
      enter: 'Registrar solicitud',
      dueBy: 'Vence el {day}',
      unassigned: 'Sin asignar',
      affected: ({ count }) => (count === 1 ? '1 persona afectada' : `${count} personas afectadas`),
    },
  },
  requestWords,
);
