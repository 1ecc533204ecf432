import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'Services and items',
    description: 'What the community bills and buys: lines of invoices and bills begin with it.',
    search: 'Search name, code, account',
    posted: 'Account',
    allArchived: ({ count }: { count: number }) =>
      count === 1 ? 'The only one is archived' : `All ${plural(count, 'is', 'are')} archived`,
    emptyText: 'Add what is on most invoices or bills: a line then has its text, price and account at once.',
  },
  es: {
    title: 'Servicios y artículos',
    description: 'Lo que la comunidad cobra y compra: de aquí parten las líneas de facturas.',
    search: 'Buscar nombre, código o cuenta',
    posted: 'Cuenta',
    allArchived: ({ count }) => (count === 1 ? 'El único está archivado' : `Los ${count} están archivados`),
    emptyText:
      'Agregue lo que está en la mayoría de las facturas: cada línea tendrá su texto, precio y cuenta.',
  },
});
