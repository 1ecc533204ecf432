import { defineMessages } from '@courtyard/common';

export const decisionMessages = defineMessages({
  en: {
    title: 'Requests',
    nothingTitle: 'No pending requests',
    nothingText: 'Bookings that need approval appear here.',
    asked: 'Requested by {name} {ago}',
    guests: ({ count }: { count: number }) => (count === 1 ? '1 guest' : `${count} guests`),
    more: 'Showing {shown} of {total} requests. More appear as you answer these.',
    approve: 'Approve',
    approveThis: 'Approve {name}',
    decline: 'Decline',
    declineThis: 'Decline {name}',
  },
  es: {
    title: 'Solicitudes',
    nothingTitle: 'No hay solicitudes pendientes',
    nothingText: 'Aquí aparecen las reservas que necesitan aprobación.',
    asked: '{name} la pidió {ago}',
    guests: ({ count }: { count: number }) => (count === 1 ? '1 invitado' : `${count} invitados`),
    more: 'Se muestran {shown} de {total} solicitudes. Las demás aparecen a medida que responde.',
    approve: 'Aprobar',
    approveThis: 'Aprobar {name}',
    decline: 'Rechazar',
    declineThis: 'Rechazar {name}',
  },
});
