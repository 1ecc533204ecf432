import { defineMessages, plural } from '@courtyard/common';
import { formatNumber } from '@courtyard/contract/formats';

export const manyMessages = defineMessages({
  en: {
    'left.changed-meanwhile': ({ names }: { names: string }) =>
      `Left as it is, changed by somebody else meanwhile: ${names}`,
    'left.already': ({ names }: { names: string }) => `Was so already: ${names}`,
    'left.not-found': 'Some of them are not there any more.',
    undonePart: ({ count, total }: { count: number; total: number }) =>
      `Undone for ${formatNumber(count)} of ${formatNumber(total)}`,
    running: ({ label, done, total }: { label: string; done: number; total: number }) =>
      `${label}: ${formatNumber(done)} of ${formatNumber(total)}`,
    begun: '{label}: under way',
    partDone: '{label}: {percent}% done',
    runningText: 'You can leave this page. A notification tells you when it has ended.',
    stop: 'Stop',
    ended: ({ changed, total }: { changed: number; total: number }) =>
      `Ended: ${formatNumber(changed)} of ${formatNumber(total)} changed`,
    failed: ({ changed, total }: { changed: number; total: number }) =>
      `Failed: ${formatNumber(changed)} of ${formatNumber(total)} changed. The others are as they were.`,
    close: 'Close',
    and: ({ names, more }: { names: string; more: number }) =>
      `${names} and ${plural(more, 'other', 'others')}`,
  },
  es: {
    'left.changed-meanwhile': ({ names }) => `Queda como está; otra persona lo cambió entretanto: ${names}`,
    'left.already': ({ names }) => `Ya estaba así: ${names}`,
    'left.not-found': 'Algunos ya no existen.',
    undonePart: ({ count, total }) => `Se deshizo en ${formatNumber(count)} de ${formatNumber(total)}`,
    running: ({ label, done, total }) => `${label}: ${formatNumber(done)} de ${formatNumber(total)}`,
    begun: '{label}: en marcha',
    partDone: '{label}: {percent} % hecho',
    runningText: 'Puede salir de esta página. Una notificación le avisa cuando termine.',
    stop: 'Detener',
    ended: ({ changed, total }) => `Terminado: cambios en ${formatNumber(changed)} de ${formatNumber(total)}`,
    failed: ({ changed, total }) =>
      `Ha fallado: cambios en ${formatNumber(changed)} de ${formatNumber(total)}. Lo demás queda como estaba.`,
    close: 'Cerrar',
    and: ({ names, more }) => `${names} y ${plural(more, 'otro', 'otros')}`,
  },
});
