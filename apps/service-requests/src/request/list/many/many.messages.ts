import { defineMessages, plural } from '@courtyard/common';

const requests = (count: number) => plural(count, 'request', 'requests');
const solicitudes = (count: number) => plural(count, 'solicitud', 'solicitudes');

export const manyMessages = defineMessages({
  en: {
    assign: 'Assign',
    assignTitle: ({ count }: { count: number }) => `Assign ${requests(count)}`,
    assigned: ({ count }: { count: number }) => `${requests(count)} assigned`,
    priority: 'Set priority',
    priorityTitle: ({ count }: { count: number }) => `Set the priority of ${requests(count)}`,
    change: ({ count }: { count: number }) => `Change ${requests(count)}`,
    changed: ({ count }: { count: number }) => `${requests(count)} changed`,
    state: 'Change status',
    stateTitle: ({ count }: { count: number }) => `Change the status of ${requests(count)}`,
    act: 'New status',
  },
  es: {
    assign: 'Asignar',
    assignTitle: ({ count }) => `Asignar ${solicitudes(count)}`,
    assigned: ({ count }) => `Se asignaron ${solicitudes(count)}`,
    priority: 'Definir prioridad',
    priorityTitle: ({ count }) => `Definir la prioridad de ${solicitudes(count)}`,
    change: ({ count }) => `Cambiar ${solicitudes(count)}`,
    changed: ({ count }) => `Se cambiaron ${solicitudes(count)}`,
    state: 'Cambiar estado',
    stateTitle: ({ count }) => `Cambiar el estado de ${solicitudes(count)}`,
    act: 'Nuevo estado',
  },
});
