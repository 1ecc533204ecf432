import { defineMessages } from '@courtyard/common';

export const bookingsMessages = defineMessages({
  en: {
    title: 'Bookings of common areas',
    text: 'A booking that is confirmed is billed its fee, as income, and its deposit, which is held until it is returned.',
    none: 'Bookings are not billed: no service or item is chosen for them.',
    billed: ({ item, days }: { item: string; days: number }) =>
      days === 0
        ? `Billed as “${item}”, due on the day of the booking.`
        : `Billed as “${item}”, due ${days === 1 ? '1 day' : `${days} days`} before the booking.`,
    set: 'Bill bookings',
    dialogText:
      'It counts for bookings that are confirmed from now on. Without a service or item nothing is billed.',
    item: 'Service or item of the fee',
    itemHelp: 'Its income account and fund take the fee; the deposit is held in the same fund.',
    noItems: 'Who sees services and items chooses the one that fees are billed as.',
    dueDays: 'Due, days before the booking',
    dueDaysHelp: '0: on the day of the booking. A day that is past already becomes the day of the invoice.',
    save: 'Save',
    saved: 'How bookings are billed was saved',
    failed: 'It could not be loaded.',
  },
  es: {
    title: 'Reservas de áreas comunes',
    text: 'A una reserva confirmada se le factura su tarifa, como ingreso, y su depósito, que se guarda hasta devolverlo.',
    none: 'Las reservas no se facturan: no se ha elegido servicio ni artículo.',
    billed: ({ item, days }: { item: string; days: number }) =>
      days === 0
        ? `Se facturan como «${item}» y vencen el día de la reserva.`
        : `Se facturan como «${item}» y vencen ${days === 1 ? '1 día' : `${days} días`} antes de la reserva.`,
    set: 'Facturar reservas',
    dialogText:
      'Vale para las reservas que se confirmen desde ahora. Sin servicio ni artículo no se factura nada.',
    item: 'Servicio o artículo de la tarifa',
    itemHelp: 'Su cuenta de ingreso y su fondo reciben la tarifa; el depósito se guarda en el mismo fondo.',
    noItems: 'Quien ve los servicios y artículos elige con cuál se facturan las tarifas.',
    dueDays: 'Vence, días antes de la reserva',
    dueDaysHelp: '0: el día de la reserva. Si ese día ya pasó, vence el día de la factura.',
    save: 'Guardar',
    saved: 'Se guardó cómo se facturan las reservas',
    failed: 'No se pudo cargar.',
  },
});
