import { sharedWords, type Words } from '../../wire/fields/words';
import { chargeWords } from '../charge/charge.words';

export const serviceItemWords = {
  serviceItem: { en: 'Service or item', es: 'Servicio o artículo' },
  name: sharedWords.name,
  code: { en: 'Code', es: 'Código' },
  kind: sharedWords.kind,
  'kind.billed': { en: 'Billed to owners', es: 'Se cobra a propietarios' },
  'kind.bought': { en: 'Bought from vendors', es: 'Se compra a proveedores' },
  'kind.both': { en: 'Both', es: 'Ambos' },
  description: { en: 'Description', es: 'Descripción' },
  priceMinor: { en: 'Price', es: 'Precio' },
  unit: { en: 'Per', es: 'Por' },
  fund: { en: 'Fund', es: 'Fondo' },
  account: { en: 'Account', es: 'Cuenta' },
  incomeAccount: { en: 'Income account', es: 'Cuenta de ingresos' },
  ...chargeWords,
  expenseAccount: { en: 'Expense account', es: 'Cuenta de gastos' },
  taxBox: { en: '1099 box', es: 'Casilla del 1099' },
  'taxBox.none': { en: 'None', es: 'Ninguna' },
  'taxBox.nec-1': {
    en: '1099-NEC, box 1: nonemployee compensation',
    es: '1099-NEC, casilla 1: pagos a quienes no son empleados',
  },
  'taxBox.misc-1': { en: '1099-MISC, box 1: rents', es: '1099-MISC, casilla 1: alquileres' },
  'taxBox.misc-2': { en: '1099-MISC, box 2: royalties', es: '1099-MISC, casilla 2: regalías' },
  'taxBox.misc-3': { en: '1099-MISC, box 3: other income', es: '1099-MISC, casilla 3: otros ingresos' },
  'taxBox.misc-10': {
    en: '1099-MISC, box 10: gross proceeds paid to an attorney',
    es: '1099-MISC, casilla 10: ingresos brutos pagados a un abogado',
  },
  status: sharedWords.status,
  'status.active': { en: 'Active', es: 'Activo' },
  'status.archived': { en: 'Archived', es: 'Archivado' },
  archived: { en: 'Archived', es: 'Archivado' },
  updatedAt: { en: 'Last change', es: 'Último cambio' },
} satisfies Words;
