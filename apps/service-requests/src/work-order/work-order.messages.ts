import { defineMessages } from '@courtyard/common';
import { workOrderWords } from '@courtyard/contract/service-requests/work-order/work-order.words';

export const workOrderMessages = defineMessages(
  {
    en: {
      missingTitle: 'Work order not found',
      missingText: 'It may have been assigned to someone else, or the link is wrong.',
      all: 'All work orders',
      nobody: 'Unassigned',
      new: 'New work order',
    },
    es: {
      missingTitle: 'Orden de trabajo no encontrada',
      missingText: 'Puede que se haya asignado a otra persona, o el enlace no es correcto.',
      all: 'Todas las órdenes de trabajo',
      nobody: 'Sin asignar',
      new: 'Nueva orden de trabajo',
    },
  },
  workOrderWords,
);
