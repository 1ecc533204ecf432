import { defineMessages, plural } from '@courtyard/common';

interface Count {
  count: number;
}

const orders = (count: number) => plural(count, 'work order', 'work orders');
const ordenes = (count: number) => plural(count, 'orden', 'órdenes');

export const workListMessages = defineMessages({
  en: {
    title: 'Work orders',
    description: 'Work assigned to vendors and staff, with visits, costs and sign-offs.',
    descriptionOwn: 'Work orders assigned to you.',
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
    noneText: 'Create one here or from a request. Vendors see it once it’s issued.',
    noneOwn: 'Work orders issued to you appear here.',
    isOpen: 'Open only',
    yes: 'Yes',
    setPriority: 'Set priority',
    setState: 'Issue or accept',
    priorityTitle: ({ count }: Count) => `Set priority for ${orders(count)}`,
    stateTitle: ({ count }: Count) => `Issue or accept ${orders(count)}`,
    change: 'Update',
    act: 'Action',
    'act.issue': 'Issue drafts',
    'act.accept': 'Accept finished work',
    changed: ({ count }: Count) => `${orders(count)} updated`,
  },
  es: {
    title: 'Órdenes de trabajo',
    description: 'Trabajo encargado a proveedores y personal, con visitas, costos y conformidad.',
    descriptionOwn: 'Órdenes de trabajo asignadas a usted.',
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
    noneText: 'Cree una aquí o desde una solicitud. El proveedor la ve cuando se emite.',
    noneOwn: 'Aquí aparecen las órdenes emitidas para usted.',
    isOpen: 'Solo abiertas',
    yes: 'Sí',
    setPriority: 'Cambiar prioridad',
    setState: 'Emitir o aceptar',
    priorityTitle: ({ count }: Count) => `Cambiar la prioridad de ${ordenes(count)}`,
    stateTitle: ({ count }: Count) => `Emitir o aceptar ${ordenes(count)}`,
    change: 'Actualizar',
    act: 'Acción',
    'act.issue': 'Emitir borradores',
    'act.accept': 'Aceptar trabajo terminado',
    changed: ({ count }: Count) => plural(count, 'orden actualizada', 'órdenes actualizadas'),
  },
});
