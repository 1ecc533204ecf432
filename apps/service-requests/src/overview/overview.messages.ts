import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Service Requests',
    mine: 'My open requests',
    noneOpen: 'You have no open requests.',
    all: 'All',
    waiting: ({ count }: { count: number }) =>
      count === 1 ? '1 request is waiting for you' : `${count} requests are waiting for you`,
    toRate: ({ count }: { count: number }) =>
      count === 1 ? '1 finished request to rate' : `${count} finished requests to rate`,
    community: 'Community requests',
    open: 'Open',
    late: 'Late',
    submitted: 'New',
    unassigned: 'Unassigned',
    byAge: 'Open requests by age',
    byAgeText: 'Days since reported',
    age: 'Days',
    noneAtAll: 'There are no open requests.',
    ageRange: '{from}–{until}',
    ageBeyond: 'Over {from}',
  },
  es: {
    title: 'Solicitudes de servicio',
    mine: 'Mis solicitudes abiertas',
    noneOpen: 'No tiene solicitudes abiertas.',
    all: 'Ver todas',
    waiting: ({ count }) =>
      count === 1 ? '1 solicitud espera su respuesta' : `${count} solicitudes esperan su respuesta`,
    toRate: ({ count }) =>
      count === 1 ? '1 solicitud terminada por valorar' : `${count} solicitudes terminadas por valorar`,
    community: 'Solicitudes de la comunidad',
    open: 'Abiertas',
    late: 'Fuera de plazo',
    submitted: 'Nuevas',
    unassigned: 'Sin asignar',
    byAge: 'Solicitudes abiertas por antigüedad',
    byAgeText: 'Días desde el reporte',
    age: 'Días',
    noneAtAll: 'No hay solicitudes abiertas.',
    ageRange: '{from}–{until}',
    ageBeyond: 'Más de {from}',
  },
});
