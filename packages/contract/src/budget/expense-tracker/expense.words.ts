import { sharedWords, type Words } from '../../wire/fields/words';

/** What an expense and its fields are called. */
export const expenseWords = {
  expense: { en: 'Expense', es: 'Gasto' },
  date: { en: 'Date', es: 'Fecha' },
  no: { en: 'Entry', es: 'Asiento' },
  vendor: { en: 'Vendor', es: 'Proveedor' },
  payee: { en: 'Payee', es: 'Beneficiario' },
  'payee.vendor': { en: 'With vendor', es: 'Con proveedor' },
  'payee.none': { en: 'No vendor', es: 'Sin proveedor' },
  account: { en: 'Category', es: 'Categoría' },
  fund: { en: 'Fund', es: 'Fondo' },
  memo: { en: 'Memo', es: 'Concepto' },
  receipt: { en: 'Receipt', es: 'Recibo' },
  'receipt.attached': { en: 'Attached', es: 'Adjunto' },
  'receipt.missing': { en: 'Missing', es: 'Falta' },
  amountMinor: { en: 'Amount', es: 'Monto' },
  files: sharedWords.files,
} satisfies Words;
