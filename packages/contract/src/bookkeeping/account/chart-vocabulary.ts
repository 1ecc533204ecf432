import { sharedWords } from '../../wire/fields/words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { fundWords } from '../fund/fund.words';
import { accountWords } from './account.words';

/** What accounts, funds and opening balances are called in their histories. */
export const chartVocabulary: HistoryVocabulary = {
  actions: {
    'account.create': { en: 'Account added', es: 'Cuenta agregada' },
    'account.update': { en: 'Account updated', es: 'Cuenta actualizada' },
    'account.archive': { en: 'Account archived', es: 'Cuenta archivada' },
    'account.restore': { en: 'Account restored', es: 'Cuenta restaurada' },
    'fund.create': { en: 'Fund added', es: 'Fondo agregado' },
    'fund.update': { en: 'Fund updated', es: 'Fondo actualizado' },
    'fund.archive': { en: 'Fund archived', es: 'Fondo archivado' },
    'fund.restore': { en: 'Fund restored', es: 'Fondo restaurado' },
    'moving-in.post': { en: 'Books imported from another system', es: 'Libros importados de otro sistema' },
    'opening.post': { en: 'Opening balances posted', es: 'Saldos iniciales asentados' },
    'opening.reverse': { en: 'Opening balances reversed', es: 'Saldos iniciales anulados' },
  },
  kinds: {
    account: { en: 'Account', es: 'Cuenta' },
    fund: { en: 'Fund', es: 'Fondo' },
    opening: { en: 'Opening balances', es: 'Saldos iniciales' },
    'moving-in': { en: 'Import from another system', es: 'Importación de otro sistema' },
  },
  things: {
    account: { ...accountWords, archived: accountWords.archivedAt },
    fund: { ...fundWords, archived: fundWords.archivedAt },
    opening: {
      date: { en: 'First day of the books', es: 'Primer día de los libros' },
      no: { en: 'Entry', es: 'Asiento' },
      lines: { en: 'Accounts', es: 'Cuentas' },
      items: { en: 'Unit items', es: 'Partidas de unidades' },
      bills: { en: 'Open bills', es: 'Facturas pendientes' },
      reason: sharedWords.reason,
    },
    'moving-in': {
      on: { en: 'Last day of the old system', es: 'Último día del sistema anterior' },
      entries: { en: 'Entries', es: 'Asientos' },
      vendors: { en: 'Vendors', es: 'Proveedores' },
      left: { en: 'Left to post', es: 'Por asentar' },
    },
  },
};
