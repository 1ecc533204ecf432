import { defineMessages, plural } from '@courtyard/common';

interface Count {
  count: number;
}

const orders = (count: number) => plural(count, 'work order', 'work orders');
const ordenes = (count: number) => plural(count, 'orden', 'órdenes');

export const workListMessages = defineMessages({
  en: {
    title: 'Work Orders',
    description: 'Work given to vendors and staff, with visits, costs and sign-off.',
    descriptionOwn: 'Work orders for you.',
    plans: 'Maintenance plans',
    view: 'View',
    table: 'Table',
    calendar: 'Calendar',
    dates: 'Visits and due dates',
    due: 'Due: #{number} {title}',
    late: 'Late',
    proposed: 'Proposed',
    search: 'Search work orders',
    none: 'No work orders yet',
    noneText: 'Create one from a request, or by hand. The vendor sees it once it is issued.',
    noneOwn: 'Work orders appear here once they are issued to you.',
    isOpen: 'Open only',
    yes: 'Yes',
    setPriority: 'Set priority',
    setState: 'Issue or accept',
    priorityTitle: ({ count }: Count) => `Set the priority of ${orders(count)}`,
    stateTitle: ({ count }: Count) => `Issue or accept ${orders(count)}`,
    change: 'Change',
    act: 'Action',
    'act.issue': 'Issue drafts',
    'act.accept': 'Accept finished work',
    changed: ({ count }: Count) => `${orders(count)} changed`,
  },
  es: {
    title: 'Órdenes de trabajo',
    description: 'Trabajo encargado a proveedores y personal, con visitas, costos y conformidad.',
    descriptionOwn: 'Sus órdenes de trabajo.',
    plans: 'Planes de mantenimiento',
    view: 'Vista',
    table: 'Tabla',
    calendar: 'Calendario',
    dates: 'Visitas y fechas límite',
    due: 'Vence: #{number} {title}',
    late: 'Atrasada',
    proposed: 'Propuesta',
    search: 'Buscar órdenes de trabajo',
    none: 'Aún no hay órdenes de trabajo',
    noneText: 'Cree una desde una solicitud o a mano. El proveedor la ve cuando se emite.',
    noneOwn: 'Las órdenes aparecen aquí cuando se emiten para usted.',
    isOpen: 'Solo abiertas',
    yes: 'Sí',
    setPriority: 'Cambiar prioridad',
    setState: 'Emitir o aceptar',
    priorityTitle: ({ count }: Count) => `Cambiar la prioridad de ${ordenes(count)}`,
    stateTitle: ({ count }: Count) => `Emitir o aceptar ${ordenes(count)}`,
    change: 'Cambiar',
    act: 'Acción',
    'act.issue': 'Emitir borradores',
    'act.accept': 'Aceptar trabajo terminado',
    changed: ({ count }: Count) => plural(count, 'orden cambiada', 'órdenes cambiadas'),
  },
});
