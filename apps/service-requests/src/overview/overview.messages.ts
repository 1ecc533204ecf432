import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Service Requests',
    mine: 'My open requests',
    noneOpen: 'You have no open requests.',
    all: 'View all',
    report: 'Report a problem',
    waiting: ({ count }: { count: number }) =>
      count === 1 ? '1 request needs your reply' : `${count} requests need your reply`,
    toRate: ({ count }: { count: number }) =>
      count === 1 ? '1 resolved request to rate' : `${count} resolved requests to rate`,
    community: 'Community requests',
    open: 'Open',
    late: 'Late',
    lateRequests: 'Late requests',
    noneLate: 'No late requests.',
    allOf: ({ count }: { count: number }) => (count === 1 ? 'View request' : `View all (${count})`),
    submitted: 'New',
    unassigned: 'Unassigned',
    byAge: 'Open requests by age',
    byAgeText: 'Days since reported',
    age: 'Days',
    noneAtAll: 'No open requests.',
    ageRange: '{from}–{until}',
    ageBeyond: 'Over {from}',
  },
  es: {
    title: 'Solicitudes de servicio',
    mine: 'Mis solicitudes abiertas',
    noneOpen: 'No tiene solicitudes abiertas.',
    all: 'Ver todas',
    report: 'Reportar un problema',
    waiting: ({ count }) =>
      count === 1 ? '1 solicitud espera su respuesta' : `${count} solicitudes esperan su respuesta`,
    toRate: ({ count }) =>
      count === 1 ? '1 solicitud resuelta por valorar' : `${count} solicitudes resueltas por valorar`,
    community: 'Solicitudes de la comunidad',
    open: 'Abiertas',
    late: 'Fuera de plazo',
    lateRequests: 'Solicitudes fuera de plazo',
    noneLate: 'No hay solicitudes fuera de plazo.',
    allOf: ({ count }) => (count === 1 ? 'Ver la solicitud' : `Ver todas (${count})`),
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
