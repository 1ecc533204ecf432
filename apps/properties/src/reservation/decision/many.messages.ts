import { defineMessages, plural } from '@courtyard/common';

const requests = (count: number) => plural(count, 'request', 'requests');
const bookings = (count: number) => plural(count, 'booking', 'bookings');
const solicitudes = (count: number) => plural(count, 'solicitud', 'solicitudes');
const reservas = (count: number) => plural(count, 'reserva', 'reservas');

export const manyMessages = defineMessages({
  en: {
    approveTitle: ({ count }: { count: number }) => `Approve ${requests(count)}?`,
    approveText: 'Everyone is notified. Requests no longer pending are listed and skipped.',
    approveVerb: ({ count }: { count: number }) => `Approve ${requests(count)}`,
    approved: ({ count }: { count: number }) => `${bookings(count)} confirmed`,
    declineTitle: ({ count }: { count: number }) => `Decline ${requests(count)}?`,
    declineText: 'The times become available, and everyone gets the reason.',
    declineVerb: ({ count }: { count: number }) => `Decline ${requests(count)}`,
    declined: ({ count }: { count: number }) => `${bookings(count)} declined`,
    cancelTitle: ({ count }: { count: number }) => `Cancel ${bookings(count)}?`,
    cancelText: 'The times become available immediately, and everyone gets the reason.',
    cancelVerb: ({ count }: { count: number }) => `Cancel ${bookings(count)}`,
    cancelled: ({ count }: { count: number }) => `${bookings(count)} canceled`,
  },
  es: {
    approveTitle: ({ count }) => `¿Aprobar ${solicitudes(count)}?`,
    approveText: 'Se avisa a quienes las pidieron. Las que ya no están pendientes se indican y se omiten.',
    approveVerb: ({ count }) => `Aprobar ${solicitudes(count)}`,
    approved: ({ count }) => `Se confirmaron ${reservas(count)}`,
    declineTitle: ({ count }) => `¿Rechazar ${solicitudes(count)}?`,
    declineText: 'Los turnos quedan libres y todos reciben el motivo.',
    declineVerb: ({ count }) => `Rechazar ${solicitudes(count)}`,
    declined: ({ count }) => `Se rechazaron ${reservas(count)}`,
    cancelTitle: ({ count }) => `¿Cancelar ${reservas(count)}?`,
    cancelText: 'Los turnos quedan libres de inmediato y todos reciben el motivo.',
    cancelVerb: ({ count }) => `Cancelar ${reservas(count)}`,
    cancelled: ({ count }) => `Se cancelaron ${reservas(count)}`,
  },
});
