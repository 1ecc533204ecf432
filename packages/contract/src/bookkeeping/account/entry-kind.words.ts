import type { Language, Words } from '../../wire/fields/words';

/** Of whatever shows what an entry is. */
export const entryKindWords = {
  kind: { en: 'Kind', es: 'Clase' },
  'kind.journal': { en: 'Journal entry', es: 'Asiento manual' },
  'kind.accrual': { en: 'Accrual', es: 'Provisión' },
  'kind.transfer': { en: 'Transfer', es: 'Traspaso' },
  'kind.opening': { en: 'Opening balances', es: 'Saldos iniciales' },
  'kind.moving-in': { en: 'Imported', es: 'Importado' },
  'kind.charge': { en: 'Charge', es: 'Cargo' },
  'kind.receipt': { en: 'Receipt', es: 'Cobro' },
  'kind.application': { en: 'Payment application', es: 'Aplicación de pago' },
  'kind.return': { en: 'Returned payment', es: 'Pago devuelto' },
  'kind.bill': { en: 'Bill', es: 'Factura recibida' },
  'kind.vendor-credit': { en: 'Vendor credit', es: 'Abono de proveedor' },
  'kind.payment': { en: 'Payment', es: 'Pago' },
  'kind.credit-memo': { en: 'Credit memo', es: 'Nota de crédito' },
  'kind.waiver': { en: 'Waiver', es: 'Condonación' },
  'kind.write-off': { en: 'Write-off', es: 'Baja por incobrable' },
  'kind.recovery': { en: 'Recovery', es: 'Recuperación' },
  'kind.deposit': { en: 'Deposit', es: 'Depósito' },
  'kind.deposit-return': { en: 'Deposit returned', es: 'Depósito devuelto' },
  'kind.refund': { en: 'Refund', es: 'Reembolso' },
  'kind.sale': { en: 'Unit sale', es: 'Venta de la unidad' },
  'kind.bank': { en: 'Bank transaction', es: 'Movimiento bancario' },
  'kind.recognition': { en: 'Revenue recognition', es: 'Reconocimiento de ingresos' },
  'kind.unclaimed-check': { en: 'Unclaimed check', es: 'Cheque no cobrado' },
  'kind.reversal': { en: 'Reversal', es: 'Anulación' },
  'kind.closing': { en: 'Year-end closing', es: 'Cierre del ejercicio' },
} satisfies Words;

const words: Words = entryKindWords;

/** What an entry is, in words; of a kind without a word, as it was posted. */
export const entryKindText = (kind: string, language: Language): string =>
  words[`kind.${kind}`]?.[language] ?? kind;
