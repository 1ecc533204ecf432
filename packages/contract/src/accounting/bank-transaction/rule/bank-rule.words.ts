import type { Words } from '../../../wire/fields/words';

export const bankRuleWords = {
  bankRule: { en: 'Rule', es: 'Regla' },
  name: { en: 'Name', es: 'Nombre' },
  position: { en: 'Order', es: 'Orden' },
  bankAccount: { en: 'Bank account', es: 'Cuenta bancaria' },
  direction: { en: 'Direction', es: 'Tipo de movimiento' },
  'direction.any': { en: 'In or out', es: 'Entrada o salida' },
  'direction.in': { en: 'Money in', es: 'Entradas' },
  'direction.out': { en: 'Money out', es: 'Salidas' },
  contains: { en: 'Text contains', es: 'El texto contiene' },
  fromMinor: { en: 'Minimum amount', es: 'Importe mínimo' },
  toMinor: { en: 'Maximum amount', es: 'Importe máximo' },
  account: { en: 'Account', es: 'Cuenta' },
  fund: { en: 'Fund', es: 'Fondo' },
  memo: { en: 'Memo', es: 'Concepto' },
  effect: { en: 'Action', es: 'Acción' },
  'effect.suggest': { en: 'Suggest the entry', es: 'Sugerir el asiento' },
  'effect.post': { en: 'Post the entry automatically', es: 'Registrar el asiento automáticamente' },
} satisfies Words;
