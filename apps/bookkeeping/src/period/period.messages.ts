import { defineMessages } from '@courtyard/common';
import { periodWords } from '@courtyard/contract/bookkeeping/period/period.words';

/** Words for months that every page about them uses. */
export const periodMessages = defineMessages(
  {
    en: {
      title: 'Months and year end',
      close: 'Close {month}',
      reopen: 'Reopen',
      yearEnd: 'Close the year',
      yearClosed: 'Year closed',
      reopened: 'Reopened',
      head: 'Entry {no}',
      noHead: 'Nothing was posted',
      pdf: 'Report as PDF',
    },
    es: {
      title: 'Meses y cierre del ejercicio',
      close: 'Cerrar {month}',
      reopen: 'Reabrir',
      yearEnd: 'Cerrar el ejercicio',
      yearClosed: 'Ejercicio cerrado',
      reopened: 'Reabierto',
      head: 'Asiento {no}',
      noHead: 'No hay nada registrado',
      pdf: 'Informe en PDF',
    },
  },
  periodWords,
);
