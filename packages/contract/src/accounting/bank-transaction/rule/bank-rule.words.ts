import type { Words } from '../../../wire/fields/words';

export const bankRuleWords = {
  bankRule: { en: 'Rule', es: 'Regla' },
  name: { en: 'Name', es: 'Nombre' },
  position: { en: 'Place', es: 'Orden' },
  bankAccount: { en: 'Bank account', es: 'Cuenta bancaria' },
  direction: { en: 'Direction', es: 'Sentido' },
  'direction.any': { en: 'In or out', es: 'Entrada o salida' },
  'direction.in': { en: 'Money in', es: 'Entradas' },
  'direction.out': { en: 'Money out', es: 'Salidas' },
  contains: { en: 'Text contains', es: 'El texto contiene' },
  fromMinor: { en: 'Amount from', es: 'Importe desde' },
  toMinor: { en: 'Amount to', es: 'Importe hasta' },
  account: { en: 'Account', es: 'Cuenta' },
  fund: { en: 'Fund', es: 'Fondo' },
  memo: { en: 'Memo', es: 'Concepto' },
  effect: { en: 'What it does', es: 'Qué hace' },
  'effect.suggest': { en: 'Suggests the entry', es: 'Sugiere el asiento' },
  'effect.post': { en: 'Posts the entry by itself', es: 'Registra el asiento por sí sola' },
} satisfies Words;
