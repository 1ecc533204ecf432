import { entryKindWords } from '../../bookkeeping/account/entry-kind.words';
import type { Words } from '../../wire/fields/words';

export const journalEntryWords = {
  journalEntry: { en: 'Journal entry', es: 'Asiento' },
  no: { en: 'Number', es: 'Número' },
  date: { en: 'Date', es: 'Fecha' },
  ...entryKindWords,
  state: { en: 'State', es: 'Estado' },
  'state.posted': { en: 'Posted', es: 'Registrado' },
  'state.reversed': { en: 'Reversed', es: 'Anulado' },
  origin: { en: 'Origin', es: 'Origen' },
  'origin.written': { en: 'Written by hand', es: 'Escrito a mano' },
  'origin.document': { en: 'From a document', es: 'De un documento' },
  'origin.closing': { en: 'Year end', es: 'Cierre del ejercicio' },
  dating: { en: 'Dated', es: 'Fechado' },
  'dating.same-day': { en: 'On the day it was posted', es: 'El día en que se registró' },
  'dating.back-dated': { en: 'Earlier in the same month', es: 'Antes, en el mismo mes' },
  'dating.earlier-month': { en: 'Back into an earlier month', es: 'En un mes anterior' },
  'dating.ahead': { en: 'Ahead', es: 'Por adelantado' },
  daysLate: { en: 'Days posted after its date', es: 'Días registrado después de su fecha' },
  memo: { en: 'Memo', es: 'Concepto' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  account: { en: 'Account', es: 'Cuenta' },
  fund: { en: 'Fund', es: 'Fondo' },
  postedBy: { en: 'Posted by', es: 'Registrado por' },
  approvedBy: { en: 'Approved by', es: 'Aprobado por' },
  postedAt: { en: 'Posted at', es: 'Registrado el' },
} satisfies Words;
