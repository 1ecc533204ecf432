import { defineMessages } from '@courtyard/common';

export const bookingsMessages = defineMessages({
  en: {
    title: 'Common area bookings',
    text: 'A confirmed booking is billed its fee, posted as income, and its deposit, held until it’s returned.',
    none: 'Bookings aren’t billed. Choose a service or item to bill them.',
    billed: ({ item, days }: { item: string; days: number }) =>
      days === 0
        ? `Billed as “${item}”, due on the booking date.`
        : `Billed as “${item}”, due ${days === 1 ? '1 day' : `${days} days`} before the booking.`,
    set: 'Bill bookings',
    dialogText: 'Applies to bookings confirmed from now on. Leave the service or item blank to stop billing.',
    item: 'Service or item for the fee',
    itemHelp: 'The fee posts to its income account and fund. The deposit is held in the same fund.',
    noItems: 'You need access to services and items to choose one.',
    dueDays: 'Due (days before the booking)',
    dueDaysHelp: '0 = booking date. If that date has passed, it’s due on the invoice date.',
    save: 'Save',
    saved: 'Booking billing saved',
    failed: 'Couldn’t load booking billing.',
  },
  es: {
    title: 'Reservas de áreas comunes',
    text: 'A una reserva confirmada se le factura la tarifa, como ingreso, y el depósito, que se retiene hasta devolverlo.',
    none: 'Las reservas no se facturan. Elija un servicio o artículo para facturarlas.',
    billed: ({ item, days }: { item: string; days: number }) =>
      days === 0
        ? `Se facturan como «${item}» y vencen el día de la reserva.`
        : `Se facturan como «${item}» y vencen ${days === 1 ? '1 día' : `${days} días`} antes de la reserva.`,
    set: 'Facturar reservas',
    dialogText:
      'Se aplica a las reservas que se confirmen desde ahora. Deje vacío el servicio o artículo para no facturar.',
    item: 'Servicio o artículo de la tarifa',
    itemHelp:
      'La tarifa se registra en su cuenta de ingresos y su fondo. El depósito se retiene en el mismo fondo.',
    noItems: 'Necesita acceso a los servicios y artículos para elegir uno.',
    dueDays: 'Vence (días antes de la reserva)',
    dueDaysHelp: '0 = día de la reserva. Si ya pasó, vence en la fecha de la factura.',
    save: 'Guardar',
    saved: 'Facturación de reservas guardada',
    failed: 'No se pudo cargar la facturación de reservas.',
  },
});
