import { defineMessages, plural } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    register: '1099 register',
    title: 'Vendors',
    description: 'Whom the community buys from: terms, insurance, and what a 1099 takes.',
    search: 'Search name or e-mail',
    taxRecord: 'TIN and W-9',
    allArchived: ({ count }: { count: number }) =>
      count === 1 ? 'The only one is archived' : `All ${plural(count, 'is', 'are')} archived`,
    emptyText: 'Add the first one: bills then begin with its terms, its account and its box of the 1099.',
  },
  es: {
    register: 'Registro 1099',
    title: 'Proveedores',
    description: 'A quién compra la comunidad: plazos, seguros y lo que pide un 1099.',
    search: 'Buscar nombre o correo',
    taxRecord: 'TIN y W-9',
    allArchived: ({ count }) => (count === 1 ? 'El único está archivado' : `Los ${count} están archivados`),
    emptyText: 'Agregue el primero: sus facturas empezarán con su plazo, su cuenta y su casilla del 1099.',
  },
});
