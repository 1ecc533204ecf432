import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    edit: 'Edit',
    archive: 'Archive',
    restore: 'Bring back',
    archiveTitle: 'Archive {name}?',
    archiveText:
      'It leaves the list and can no longer be booked. Past bookings stay. Bookings that are ahead have to be cancelled first.',
    archived: '{name} is archived',
    restored: '{name} is back in the list',
    book: 'Book',
    tabs: 'Parts of {name}',
    calendar: 'Calendar',
    requests: 'Requests',
    history: 'History',
    assets: 'Assets',
    assetsText: 'Equipment that belongs to this area, with its next service.',
    inRegister: 'Open in the register',
    noAssets: 'No asset of the register belongs to it',
    calendarText: 'Choose a free slot to book it.',
    calendarReadOnly: 'When it is free, and when it is taken.',
    notBookableTitle: 'No booking needed',
    notBookableText: 'Everybody may use this area in its opening hours.',
    about: 'About',
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
      `At most ${count === 1 ? '1 booking' : `${count} bookings`} a day per unit.`,
    perWeek: ({ count }: { count: number }) =>
      `At most ${count === 1 ? '1 booking' : `${count} bookings`} a week per unit.`,
    arrears: ({ days }: { days: number }) =>
      days === 0
        ? 'Not for units that owe what is overdue.'
        : `Not for units that owe what is overdue for more than ${days === 1 ? '1 day' : `${days} days`}.`,
    approval: 'The office approves each booking. The time is kept meanwhile.',
    keptFee: ({ hours, percent }: { hours: number; percent: number }) =>
      `Cancelled later than ${hours === 1 ? '1 hour' : `${hours} hours`} before, ${percent} % of the fee stays owed.`,
    billed: ({ days }: { days: number }) =>
      days === 0
        ? 'Fee and deposit are billed to the unit once a booking is confirmed, due on its day.'
        : `Fee and deposit are billed to the unit once a booking is confirmed, due ${days === 1 ? '1 day' : `${days} days`} before it.`,
    notBilled:
      'Fee and deposit are not billed: under Accounting, Payment policy, no service or item is chosen for bookings.',
    depositBack: 'The deposit of {deposit} is given back after the booking.',
    showPhoto: 'Show {photo}',
  },
  es: {
    edit: 'Editar',
    archive: 'Archivar',
    restore: 'Recuperar',
    archiveTitle: '¿Archivar {name}?',
    archiveText:
      'Sale de la lista y ya no se puede reservar. Las reservas pasadas se conservan. Las próximas deben cancelarse antes.',
    archived: '{name} está archivada',
    restored: '{name} está de nuevo en la lista',
    book: 'Reservar',
    tabs: 'Partes de {name}',
    calendar: 'Calendario',
    requests: 'Solicitudes',
    history: 'Historial',
    assets: 'Activos',
    assetsText: 'Equipos de esta área, con su próximo mantenimiento.',
    inRegister: 'Abrir en el registro',
    noAssets: 'Ningún activo del registro le pertenece',
    calendarText: 'Elija un turno libre para reservarlo.',
    calendarReadOnly: 'Cuándo está libre y cuándo ocupada.',
    notBookableTitle: 'No hace falta reservar',
    notBookableText: 'Todos pueden usar esta área en su horario.',
    about: 'Acerca de',
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
      `Como máximo ${count === 1 ? '1 reserva' : `${count} reservas`} al día por unidad.`,
    perWeek: ({ count }: { count: number }) =>
      `Como máximo ${count === 1 ? '1 reserva' : `${count} reservas`} a la semana por unidad.`,
    arrears: ({ days }: { days: number }) =>
      days === 0
        ? 'No para unidades con pagos vencidos.'
        : `No para unidades con pagos vencidos desde hace más de ${days === 1 ? '1 día' : `${days} días`}.`,
    approval: 'La oficina aprueba cada reserva. Mientras tanto el turno se guarda.',
    keptFee: ({ hours, percent }: { hours: number; percent: number }) =>
      `Si se cancela con menos de ${hours === 1 ? '1 hora' : `${hours} horas`}, se debe el ${percent} % de la tarifa.`,
    billed: ({ days }: { days: number }) =>
      days === 0
        ? 'Tarifa y depósito se facturan a la unidad al confirmarse la reserva y vencen ese día.'
        : `Tarifa y depósito se facturan a la unidad al confirmarse la reserva y vencen ${days === 1 ? '1 día' : `${days} días`} antes.`,
    notBilled:
      'Tarifa y depósito no se facturan: en Contabilidad, Política de pagos, no hay servicio ni artículo para las reservas.',
    depositBack: 'El depósito de {deposit} se devuelve después de la reserva.',
    showPhoto: 'Mostrar {photo}',
  },
});
