import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    edit: 'Edit',
    archive: 'Archive',
    restore: 'Restore',
    archiveTitle: 'Archive {name}?',
    archiveText:
      'It’s removed from the list and can no longer be booked. Past bookings are kept. Cancel upcoming bookings first.',
    archived: '{name} archived',
    restored: '{name} restored',
    book: 'Book',
    tabs: 'Sections of {name}',
    calendar: 'Calendar',
    requests: 'Requests',
    history: 'History',
    assets: 'Assets',
    assetsText: 'Equipment in this area, with its next service.',
    inRegister: 'View in register',
    noAssets: 'No assets in this area',
    calendarText: 'Select a free slot to book it.',
    calendarReadOnly: 'Free and taken times.',
    notBookableTitle: 'No booking needed',
    notBookableText: 'Anyone can use this area during opening hours.',
    about: 'Details',
    hoursToday: 'Open today',
    todayMark: 'today',
    closures: 'Closed on',
    closure: '{from} – {to}: {reason}',
    closureDay: '{from}: {reason}',
    limits: 'Limits',
    slots: ({ slot, longest }: { slot: string; longest: string }) =>
      slot === longest
        ? `A booking is ${slot} long.`
        : `A booking is ${slot} long, or several of them in a row up to ${longest}.`,
    ahead: ({ days }: { days: number }) =>
      `It can be booked up to ${days === 1 ? '1 day' : `${days} days`} ahead.`,
    perDay: ({ count }: { count: number }) =>
      `Up to ${count === 1 ? '1 booking' : `${count} bookings`} a day per unit.`,
    perWeek: ({ count }: { count: number }) =>
      `Up to ${count === 1 ? '1 booking' : `${count} bookings`} a week per unit.`,
    arrears: ({ days }: { days: number }) =>
      days === 0
        ? 'Not available to units with overdue balances.'
        : `Not available to units with balances more than ${days === 1 ? '1 day' : `${days} days`} overdue.`,
    approval: 'The office approves each booking. The time is held in the meantime.',
    keptFee: ({ hours, percent }: { hours: number; percent: number }) =>
      `If canceled less than ${hours === 1 ? '1 hour' : `${hours} hours`} before, ${percent} % of the fee is charged.`,
    billed: ({ days }: { days: number }) =>
      days === 0
        ? 'Fee and deposit are billed to the unit when the booking is confirmed, due on the booking date.'
        : `Fee and deposit are billed to the unit when the booking is confirmed, due ${days === 1 ? '1 day' : `${days} days`} before.`,
    notBilled:
      'Fee and deposit aren’t billed: no service or item for bookings is set under Accounting, Payment policy.',
    depositBack: 'The deposit of {deposit} is returned after the booking.',
    showPhoto: 'Show {photo}',
  },
  es: {
    edit: 'Editar',
    archive: 'Archivar',
    restore: 'Recuperar',
    archiveTitle: '¿Archivar {name}?',
    archiveText:
      'Sale de la lista y ya no se puede reservar. Las reservas pasadas se conservan. Cancele antes las próximas.',
    archived: '{name} archivada',
    restored: '{name} recuperada',
    book: 'Reservar',
    tabs: 'Apartados de {name}',
    calendar: 'Calendario',
    requests: 'Solicitudes',
    history: 'Historial',
    assets: 'Activos',
    assetsText: 'Equipos de esta área, con su próximo mantenimiento.',
    inRegister: 'Ver en el registro',
    noAssets: 'No hay activos en esta área',
    calendarText: 'Elija un turno libre para reservarlo.',
    calendarReadOnly: 'Horas libres y ocupadas.',
    notBookableTitle: 'No hace falta reservar',
    notBookableText: 'Todos pueden usar esta área en su horario.',
    about: 'Detalles',
    hoursToday: 'Abierto hoy',
    todayMark: 'hoy',
    closures: 'Cerrado',
    closure: '{from} – {to}: {reason}',
    closureDay: '{from}: {reason}',
    limits: 'Límites',
    slots: ({ slot, longest }: { slot: string; longest: string }) =>
      slot === longest
        ? `Una reserva dura ${slot}.`
        : `Una reserva dura ${slot}, o varias seguidas hasta ${longest}.`,
    ahead: ({ days }: { days: number }) =>
      `Se puede reservar con hasta ${days === 1 ? '1 día' : `${days} días`} de anticipación.`,
    perDay: ({ count }: { count: number }) =>
      `Hasta ${count === 1 ? '1 reserva' : `${count} reservas`} al día por unidad.`,
    perWeek: ({ count }: { count: number }) =>
      `Hasta ${count === 1 ? '1 reserva' : `${count} reservas`} a la semana por unidad.`,
    arrears: ({ days }: { days: number }) =>
      days === 0
        ? 'No disponible para unidades con pagos vencidos.'
        : `No disponible para unidades con pagos vencidos desde hace más de ${days === 1 ? '1 día' : `${days} días`}.`,
    approval: 'La oficina aprueba cada reserva. Mientras tanto el turno se guarda.',
    keptFee: ({ hours, percent }: { hours: number; percent: number }) =>
      `Si se cancela con menos de ${hours === 1 ? '1 hora' : `${hours} horas`}, se cobra el ${percent} % de la tarifa.`,
    billed: ({ days }: { days: number }) =>
      days === 0
        ? 'La tarifa y el depósito se facturan a la unidad al confirmarse la reserva y vencen ese día.'
        : `La tarifa y el depósito se facturan a la unidad al confirmarse la reserva y vencen ${days === 1 ? '1 día' : `${days} días`} antes.`,
    notBilled:
      'La tarifa y el depósito no se facturan: en Contabilidad, Política de pagos, no hay servicio ni artículo para las reservas.',
    depositBack: 'El depósito de {deposit} se devuelve después de la reserva.',
    showPhoto: 'Mostrar {photo}',
  },
});
