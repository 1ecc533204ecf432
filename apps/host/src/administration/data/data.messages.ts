import { defineMessages } from '@courtyard/common';

export const dataMessages = defineMessages({
  en: {
    title: 'Data',
    text: 'What the community has here is its own: take all of it along at any time.',
    exports: 'Export',
    exportsText:
      'One ZIP with a CSV for each table, every stored file, and a manifest with counts and checksums. Passwords, keys and links are not in it.',
    start: 'Export everything',
    started: 'The export has begun. You are told when it is ready.',
    none: 'No export yet',
    noneText: 'It is made in the background, and its file is kept for seven days.',
    of: 'Export of {when}',
    by: 'begun by {who}',
    queued: 'Waiting',
    running: 'Being made',
    done: 'Ready',
    failed: 'Failed',
    counting: 'Counting what there is',
    progress: ({ done, total }: { done: string; total: string }) => `${done} of ${total} tables and files`,
    holds: ({ rows, files, size }: { rows: string; files: string; size: string }) =>
      `${rows} rows, ${files} files, ${size}`,
    damaged: ({ count }: { count: number }) =>
      count === 1
        ? '1 stored file was missing or damaged. The manifest names it.'
        : `${count} stored files were missing or damaged. The manifest names them.`,
    failedText: 'It was tried three times. Begin it again, or ask who runs the server.',
    until: 'Kept until {when}',
    download: 'Download',
    downloadOf: 'Download the export of {when}',
    stop: 'Stop',
    stopOf: 'Stop the export of {when}',
    remove: 'Remove',
    removeOf: 'Remove the export of {when}',
    removeText: 'Its file is removed. What the community has stays as it is.',
    stopText: 'What was written of it so far is removed. What the community has stays as it is.',
    removed: 'The export is removed.',
  },
  es: {
    title: 'Datos',
    text: 'Lo que la comunidad tiene aquí es suyo: lléveselo todo cuando quiera.',
    exports: 'Exportación',
    exportsText:
      'Un ZIP con un CSV por tabla, todos los archivos guardados y un manifiesto con cantidades y sumas de comprobación. No contiene contraseñas, claves ni enlaces.',
    start: 'Exportar todo',
    started: 'La exportación ha empezado. Se le avisará cuando esté lista.',
    none: 'Todavía no hay exportaciones',
    noneText: 'Se hace en segundo plano y su archivo se guarda siete días.',
    of: 'Exportación del {when}',
    by: 'iniciada por {who}',
    queued: 'En espera',
    running: 'En curso',
    done: 'Lista',
    failed: 'Falló',
    counting: 'Contando lo que hay',
    progress: ({ done, total }: { done: string; total: string }) => `${done} de ${total} tablas y archivos`,
    holds: ({ rows, files, size }: { rows: string; files: string; size: string }) =>
      `${rows} filas, ${files} archivos, ${size}`,
    damaged: ({ count }: { count: number }) =>
      count === 1
        ? 'Faltaba o estaba dañado 1 archivo guardado. El manifiesto lo nombra.'
        : `Faltaban o estaban dañados ${count} archivos guardados. El manifiesto los nombra.`,
    failedText: 'Se intentó tres veces. Iníciela de nuevo o pregunte a quien lleva el servidor.',
    until: 'Se guarda hasta el {when}',
    download: 'Descargar',
    downloadOf: 'Descargar la exportación del {when}',
    stop: 'Detener',
    stopOf: 'Detener la exportación del {when}',
    remove: 'Quitar',
    removeOf: 'Quitar la exportación del {when}',
    removeText: 'Se quita su archivo. Lo que tiene la comunidad queda como está.',
    stopText: 'Se quita lo que se había escrito de ella. Lo que tiene la comunidad queda como está.',
    removed: 'La exportación está quitada.',
  },
});
