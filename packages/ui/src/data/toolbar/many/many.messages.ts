import { defineMessages, plural } from '@courtyard/common';
import { formatNumber } from '@courtyard/contract/formats';

export const manyMessages = defineMessages({
  en: {
    'left.changed-meanwhile': ({ names }: { names: string }) => `Skipped (edited by someone else): ${names}`,
    'left.already': ({ names }: { names: string }) => `No change needed: ${names}`,
    'left.not-found': 'Some of them no longer exist.',
    undonePart: ({ count, total }: { count: number; total: number }) =>
      `Undone for ${formatNumber(count)} of ${formatNumber(total)}`,
    running: ({ label, done, total }: { label: string; done: number; total: number }) =>
      `${label}: ${formatNumber(done)} of ${formatNumber(total)}`,
    begun: '{label}: in progress',
    partDone: '{label}: {percent}% done',
    runningText: 'You can leave this page. We’ll notify you when it’s done.',
    stop: 'Stop',
    ended: ({ changed, total }: { changed: number; total: number }) =>
      `Done: ${formatNumber(changed)} of ${formatNumber(total)} updated`,
    stopped: ({ changed, total }: { changed: number; total: number }) =>
      `Stopped: ${formatNumber(changed)} of ${formatNumber(total)} updated`,
    failed: ({ changed, total }: { changed: number; total: number }) =>
      `Failed: ${formatNumber(changed)} of ${formatNumber(total)} updated. The rest weren’t changed.`,
    close: 'Close',
    and: ({ names, more }: { names: string; more: number }) =>
      `${names} and ${plural(more, 'other', 'others')}`,
  },
  es: {
    'left.changed-meanwhile': ({ names }) => `Omitido (otra persona lo editó): ${names}`,
    'left.already': ({ names }) => `Sin cambios necesarios: ${names}`,
    'left.not-found': 'Algunos ya no existen.',
    undonePart: ({ count, total }) => `Se deshizo en ${formatNumber(count)} de ${formatNumber(total)}`,
    running: ({ label, done, total }) => `${label}: ${formatNumber(done)} de ${formatNumber(total)}`,
    begun: '{label}: en curso',
    partDone: '{label}: {percent} % hecho',
    runningText: 'Puede salir de esta página. Le avisaremos cuando termine.',
    stop: 'Detener',
    ended: ({ changed, total }) => `Listo: ${formatNumber(changed)} de ${formatNumber(total)} actualizados`,
    stopped: ({ changed, total }) =>
      `Detenido: ${formatNumber(changed)} de ${formatNumber(total)} actualizados`,
    failed: ({ changed, total }) =>
      `Error: ${formatNumber(changed)} de ${formatNumber(total)} actualizados. El resto no cambió.`,
    close: 'Cerrar',
    and: ({ names, more }) => `${names} y ${plural(more, 'otro', 'otros')}`,
  },
});
