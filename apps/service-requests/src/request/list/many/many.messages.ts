import { defineMessages, plural } from '@courtyard/common';

const requests = (count: number) => plural(count, 'request', 'requests');
const solicitudes = (count: number) => plural(count, 'solicitud', 'solicitudes');

export const manyMessages = defineMessages({
  en: {
    assign: 'Assign',
    assignTitle: ({ count }: { count: number }) => `Assign ${requests(count)}`,
    assigned: ({ count }: { count: number }) => `${requests(count)} assigned`,
    priority: 'Set priority',
    priorityTitle: ({ count }: { count: number }) => `Set priority for ${requests(count)}`,
    change: ({ count }: { count: number }) => `Update ${requests(count)}`,
    changed: ({ count }: { count: number }) => `${requests(count)} updated`,
    state: 'Change status',
    stateTitle: ({ count }: { count: number }) => `Change status of ${requests(count)}`,
    act: 'New status',
  },
  es: {
    assign: 'Asignar',
    assignTitle: ({ count }) => `Asignar ${solicitudes(count)}`,
    assigned: ({ count }) => plural(count, 'solicitud asignada', 'solicitudes asignadas'),
    priority: 'Definir prioridad',
    priorityTitle: ({ count }) => `Definir la prioridad de ${solicitudes(count)}`,
    change: ({ count }) => `Actualizar ${solicitudes(count)}`,
    changed: ({ count }) => plural(count, 'solicitud actualizada', 'solicitudes actualizadas'),
    state: 'Cambiar estado',
    stateTitle: ({ count }) => `Cambiar el estado de ${solicitudes(count)}`,
    act: 'Nuevo estado',
  },
});
