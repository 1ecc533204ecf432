import { defineMessages } from '@courtyard/common';
import { periodWords } from '@courtyard/contract/bookkeeping/period/period.words';

/** Words for months that every page about them uses. */
export const periodMessages = defineMessages(
  {
    en: {
      title: 'Period close',
      close: 'Close {month}',
      reopen: 'Reopen',
      yearEnd: 'Close year',
      yearClosed: 'Year closed',
      reopened: 'Reopened',
      head: 'Entry {no}',
      noHead: 'No entries',
      pdf: 'Download PDF',
    },
    es: {
      title: 'Cierre de períodos',
      close: 'Cerrar {month}',
      reopen: 'Reabrir',
      yearEnd: 'Cerrar ejercicio',
      yearClosed: 'Ejercicio cerrado',
      reopened: 'Reabierto',
      head: 'Asiento {no}',
      noHead: 'Sin asientos',
      pdf: 'Descargar PDF',
    },
  },
  periodWords,
);
