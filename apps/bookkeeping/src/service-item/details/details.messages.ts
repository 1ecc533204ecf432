import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    onLine: 'Line defaults',
    onLineText: 'You can change them on each line. Posted lines aren’t affected.',
    billed: 'When billed',
    bought: 'When purchased',
    edit: 'Edit',
    historyText: 'Full history. Entries can’t be edited or deleted.',
  },
  es: {
    onLine: 'Valores de la línea',
    onLineText: 'Puede cambiarlos en cada línea. Lo registrado no cambia.',
    billed: 'Al facturarse',
    bought: 'Al comprarse',
    edit: 'Editar',
    historyText: 'Historial completo. Las entradas no se pueden editar ni eliminar.',
  },
});
