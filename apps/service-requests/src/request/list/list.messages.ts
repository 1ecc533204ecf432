import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    'title.mine': 'My requests',
    'title.community': 'Community requests',
    'description.mine':
      'Requests you reported or follow, requests for your units, and those assigned to you.',
    'description.community': 'All requests in the community.',
    'search.mine': 'Search my requests',
    'search.community': 'Search requests',
    none: 'No requests yet',
    noneText: 'Report a leak, ask a question or make a request, and track its progress here.',
    isOpen: 'Open only',
    yes: 'Yes',
    isUnassigned: 'Unassigned only',
    view: 'View',
    table: 'Table',
    board: 'Board',
    settings: 'Request settings',
    reports: 'Reports',
  },
  es: {
    'title.mine': 'Mis solicitudes',
    'title.community': 'Solicitudes de la comunidad',
    'description.mine':
      'Las solicitudes que usted reportó o sigue, las de sus unidades y las que tiene asignadas.',
    'description.community': 'Todas las solicitudes de la comunidad.',
    'search.mine': 'Buscar en mis solicitudes',
    'search.community': 'Buscar solicitudes',
    none: 'Aún no hay solicitudes',
    noneText: 'Reporte una fuga, haga una pregunta o una solicitud. Aquí podrá seguir su avance.',
    isOpen: 'Solo abiertas',
    yes: 'Sí',
    isUnassigned: 'Solo sin asignar',
    view: 'Vista',
    table: 'Tabla',
    board: 'Tablero',
    settings: 'Configuración de solicitudes',
    reports: 'Informes',
  },
});
