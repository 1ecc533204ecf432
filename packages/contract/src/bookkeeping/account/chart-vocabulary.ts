import { sharedWords } from '../../wire/fields/words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { fundWords } from '../fund/fund.words';
import { accountWords } from './account.words';

/** What accounts, funds and opening balances are called in their histories. */
export const chartVocabulary: HistoryVocabulary = {
  actions: {
    'account.create': { en: 'Account added', es: 'Cuenta agregada' },
    'account.update': { en: 'Account changed', es: 'Cuenta cambiada' },
    'account.archive': { en: 'Account archived', es: 'Cuenta archivada' },
    'account.restore': { en: 'Account brought back', es: 'Cuenta recuperada' },
    'fund.create': { en: 'Fund added', es: 'Fondo agregado' },
    'fund.update': { en: 'Fund changed', es: 'Fondo cambiado' },
    'fund.archive': { en: 'Fund archived', es: 'Fondo archivado' },
    'fund.restore': { en: 'Fund brought back', es: 'Fondo recuperado' },
    'moving-in.post': { en: 'Books of another system posted', es: 'Libros de otro sistema asentados' },
    'opening.post': { en: 'Opening balances posted', es: 'Saldos iniciales asentados' },
    'opening.reverse': { en: 'Opening balances taken back', es: 'Saldos iniciales anulados' },
  },
  kinds: {
    account: { en: 'Account', es: 'Cuenta' },
    fund: { en: 'Fund', es: 'Fondo' },
    opening: { en: 'Opening balances', es: 'Saldos iniciales' },
    'moving-in': { en: 'Books of another system', es: 'Libros de otro sistema' },
  },
  things: {
    account: { ...accountWords, archived: accountWords.archivedAt },
    fund: { ...fundWords, archived: fundWords.archivedAt },
    opening: {
      date: { en: 'First day of the books', es: 'Primer día de los libros' },
      no: { en: 'Entry', es: 'Asiento' },
      lines: { en: 'Accounts', es: 'Cuentas' },
      items: { en: 'Items of units', es: 'Partidas de unidades' },
      reason: sharedWords.reason,
    },
    'moving-in': {
      on: { en: 'Last day of the old system', es: 'Último día del sistema anterior' },
      entries: { en: 'Entries', es: 'Asientos' },
      vendors: { en: 'Vendors', es: 'Proveedores' },
      left: { en: 'Still to post', es: 'Por asentar' },
    },
  },
};
