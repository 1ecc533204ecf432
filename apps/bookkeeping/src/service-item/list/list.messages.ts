import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Services and items',
    description: 'Defaults for invoice and bill lines.',
    search: 'Search name, code, account',
    posted: 'Account',
    allArchived: ({ count }: { count: number }) =>
      count === 1 ? 'The only item is archived' : `All ${plural(count, 'is', 'are')} archived`,
    emptyText: 'Add what you bill or buy often. Lines then fill in the text, price and account.',
  },
  es: {
    title: 'Servicios y artículos',
    description: 'Valores iniciales de las líneas de facturas.',
    search: 'Buscar nombre, código o cuenta',
    posted: 'Cuenta',
    allArchived: ({ count }) => (count === 1 ? 'El único está archivado' : `Los ${count} están archivados`),
    emptyText:
      'Agregue lo que cobra o compra a menudo. Las líneas se completan con su texto, precio y cuenta.',
  },
});
