import { defineMessages, plural } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    runNow: 'Run now',
    runTitle: 'Run {day} now?',
    runText: ({ count, amount }: { count: number; amount: string }) =>
      `${plural(count, 'unit is', 'units are')} billed ${amount} now instead of on the scheduled date. It won’t be billed again on that date.`,
    runVerb: 'Run now',
    ran: 'Run of {day} billed',
    endText:
      'No more invoices are created, and unbilled runs are skipped. Existing invoices don’t change. An ended template can’t be restarted.',
    endVerb: 'End template',
    pausedNote: 'Paused. Dates that pass while paused aren’t billed. Resume to bill from that date on.',
    schedule: 'Schedule',
    bills: 'Charges',
    keptBy: 'Created by',
    upcoming: 'Next 10 runs',
    upcomingText: 'Based on today’s shares and owners.',
    upcomingNone: 'No more runs.',
    occurrences: 'Past runs',
    occurrencesText: 'One run per scheduled date.',
    occurrencesNone: 'Nothing billed yet.',
    'state.running': 'Being billed',
    'state.made': 'Billed',
    'state.waiting': 'Pending approval',
    'state.failed': 'Not billed',
    'state.skipped': 'Skipped',
    billedOf: ({ billed, units }: { billed: number; units: number }) =>
      billed === units ? plural(units, 'unit', 'units') : `${billed} of ${plural(units, 'unit', 'units')}`,
    dated: 'dated {day} because its month was closed',
    leftOut: 'Not billed: {units}',
    retry: 'Try again',
    skip: 'Skip',
    retried: 'Run of {day} billed',
    skipped: '{day} skipped',
    daysOf: ({ count }: { count: number }) => plural(count, 'day', 'days'),
    historyText: 'Full history. Entries can’t be edited or deleted.',
  },
  es: {
    runNow: 'Facturar ahora',
    runTitle: '¿Facturar ahora el {day}?',
    runText: ({ count, amount }) =>
      `Se factura ahora ${amount} a ${plural(count, 'unidad', 'unidades')}, en vez de en la fecha prevista. No se volverá a facturar en esa fecha.`,
    runVerb: 'Facturar ahora',
    ran: 'Emisión del {day} facturada',
    endText:
      'No se crean más facturas y las emisiones sin facturar se omiten. Las facturas existentes no cambian. Una plantilla finalizada no se puede reanudar.',
    endVerb: 'Finalizar plantilla',
    pausedNote:
      'En pausa. Las fechas que pasan en pausa no se facturan. Reanude para facturar desde esa fecha.',
    schedule: 'Calendario',
    bills: 'Conceptos',
    keptBy: 'Creada por',
    upcoming: 'Próximas 10 emisiones',
    upcomingText: 'Según las cuotas y los propietarios de hoy.',
    upcomingNone: 'No hay más emisiones.',
    occurrences: 'Emisiones anteriores',
    occurrencesText: 'Una emisión por cada fecha del calendario.',
    occurrencesNone: 'Aún no se ha facturado nada.',
    'state.running': 'Facturando',
    'state.made': 'Facturado',
    'state.waiting': 'Pendiente de aprobación',
    'state.failed': 'Sin facturar',
    'state.skipped': 'Omitida',
    billedOf: ({ billed, units }) =>
      billed === units
        ? plural(units, 'unidad', 'unidades')
        : `${billed} de ${plural(units, 'unidad', 'unidades')}`,
    dated: 'con fecha {day} porque su mes estaba cerrado',
    leftOut: 'Sin facturar: {units}',
    retry: 'Intentar de nuevo',
    skip: 'Omitir',
    retried: 'Emisión del {day} facturada',
    skipped: 'Omitido el {day}',
    daysOf: ({ count }) => plural(count, 'día', 'días'),
    historyText: 'Historial completo. Los registros no se pueden editar ni eliminar.',
  },
});
