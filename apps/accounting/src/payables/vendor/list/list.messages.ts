import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    register: '1099 register',
    title: 'Vendors',
    description: 'Vendors with payment terms, insurance and 1099 status.',
    search: 'Search by name or email',
    taxRecord: 'TIN and W-9',
    allArchived: ({ count }: { count: number }) =>
      count === 1 ? 'The only vendor is archived' : `All ${count} vendors are archived`,
    emptyText: 'Add your first vendor. Its bills start with its terms, expense account and 1099 box.',
  },
  es: {
    register: 'Registro 1099',
    title: 'Proveedores',
    description: 'Proveedores con plazos de pago, seguros y datos para el 1099.',
    search: 'Buscar por nombre o correo',
    taxRecord: 'TIN y W-9',
    allArchived: ({ count }) =>
      count === 1 ? 'El único proveedor está archivado' : `Los ${count} proveedores están archivados`,
    emptyText:
      'Agregue el primero. Sus facturas empezarán con su plazo, su cuenta de gasto y su casilla del 1099.',
  },
});
