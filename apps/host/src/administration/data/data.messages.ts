import { defineMessages } from '@courtyard/common';

export const dataMessages = defineMessages({
  en: {
    title: 'Data',
    text: 'Your community owns its data: export everything at any time.',
    exports: 'Exports',
    exportsText:
      'One ZIP with a CSV per table, every stored file, and a manifest with counts and checksums. Excludes passwords, keys and links.',
    start: 'Export everything',
    started: 'Export started. We’ll notify you when it’s ready.',
    none: 'No exports yet',
    noneText: 'Exports run in the background. Files are available for seven days.',
    of: 'Export of {when}',
    by: 'started by {who}',
    queued: 'Queued',
    running: 'In progress',
    done: 'Ready',
    failed: 'Failed',
    counting: 'Counting records',
    progress: ({ done, total }: { done: string; total: string }) => `${done} of ${total} tables and files`,
    holds: ({ rows, files, size }: { rows: string; files: string; size: string }) =>
      `${rows} rows, ${files} files, ${size}`,
    damaged: ({ count }: { count: number }) =>
      count === 1
        ? '1 stored file was missing or damaged. See the manifest.'
        : `${count} stored files were missing or damaged. See the manifest.`,
    failedText: 'It failed three times. Start it again, or contact your server administrator.',
    until: 'Available until {when}',
    download: 'Download',
    downloadOf: 'Download the export of {when}',
    stop: 'Stop',
    stopOf: 'Stop the export of {when}',
    remove: 'Delete',
    removeOf: 'Delete the export of {when}',
    removeText: 'Deletes the export file only. Community data isn’t affected.',
    stopText: 'Deletes the partial export. Community data isn’t affected.',
    removed: 'Export deleted.',
  },
  es: {
    title: 'Datos',
    text: 'Los datos son de su comunidad: expórtelos cuando quiera.',
    exports: 'Exportaciones',
    exportsText:
      'Un ZIP con un CSV por tabla, todos los archivos guardados y un manifiesto con cantidades y sumas de comprobación. No incluye contraseñas, claves ni enlaces.',
    start: 'Exportar todo',
    started: 'Exportación iniciada. Le avisaremos cuando esté lista.',
    none: 'Todavía no hay exportaciones',
    noneText: 'Se hace en segundo plano. El archivo está disponible siete días.',
    of: 'Exportación del {when}',
    by: 'iniciada por {who}',
    queued: 'En cola',
    running: 'En curso',
    done: 'Lista',
    failed: 'Falló',
    counting: 'Contando registros',
    progress: ({ done, total }: { done: string; total: string }) => `${done} de ${total} tablas y archivos`,
    holds: ({ rows, files, size }: { rows: string; files: string; size: string }) =>
      `${rows} filas, ${files} archivos, ${size}`,
    damaged: ({ count }: { count: number }) =>
      count === 1
        ? 'Faltaba o estaba dañado 1 archivo guardado. Consulte el manifiesto.'
        : `Faltaban o estaban dañados ${count} archivos guardados. Consulte el manifiesto.`,
    failedText: 'Falló tres veces. Iníciela de nuevo o contacte con el administrador del servidor.',
    until: 'Disponible hasta el {when}',
    download: 'Descargar',
    downloadOf: 'Descargar la exportación del {when}',
    stop: 'Detener',
    stopOf: 'Detener la exportación del {when}',
    remove: 'Eliminar',
    removeOf: 'Eliminar la exportación del {when}',
    removeText: 'Elimina solo el archivo. Los datos de la comunidad no cambian.',
    stopText: 'Elimina la exportación parcial. Los datos de la comunidad no cambian.',
    removed: 'Exportación eliminada.',
  },
});
