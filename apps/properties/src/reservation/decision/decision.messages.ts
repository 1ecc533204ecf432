import { defineMessages } from '@courtyard/common';

export const decisionMessages = defineMessages({
  en: {
    title: 'Requests',
    nothingTitle: 'No request is waiting',
    nothingText: 'Bookings that need an approval appear here as soon as somebody asks.',
    asked: '{name} asked {ago}',
    guests: ({ count }: { count: number }) => (count === 1 ? '1 guest' : `${count} guests`),
    more: 'The next {shown} of {total} requests. The others follow as these are answered.',
    approve: 'Approve',
    approveThis: 'Approve {name}',
    decline: 'Decline',
    declineThis: 'Decline {name}',
  },
  es: {
    title: 'Solicitudes',
    nothingTitle: 'No hay solicitudes pendientes',
    nothingText: 'Las reservas que necesitan aprobación aparecen aquí en cuanto alguien las pide.',
    asked: '{name} la pidió {ago}',
    guests: ({ count }: { count: number }) => (count === 1 ? '1 invitado' : `${count} invitados`),
    more: 'Las próximas {shown} de {total} solicitudes. Las demás siguen a medida que se responden.',
    approve: 'Aprobar',
    approveThis: 'Aprobar {name}',
    decline: 'Rechazar',
    declineThis: 'Rechazar {name}',
  },
});
