import { defineMessages } from '@courtyard/common';
import { registerWords } from '@courtyard/contract/bookkeeping/account/register.words';

export const registerMessages = defineMessages(
  {
    en: {
      title: 'Register of {name}',
      none: 'No entries yet',
      noneText: 'Entries posted to this account appear here, newest on the last page.',
      entry: 'Entry {no}, line {line}',
      numbered: 'No. {no}',
      balanceIs: 'Balance {amount}',
      debitIs: 'Debit {amount}',
      creditIs: 'Credit {amount}',
    },
    es: {
      title: 'Libro mayor de {name}',
      none: 'Aún no hay asientos',
      noneText: 'Los asientos de esta cuenta aparecen aquí, los más recientes en la última página.',
      entry: 'Asiento {no}, línea {line}',
      numbered: 'N.º {no}',
      balanceIs: 'Saldo {amount}',
      debitIs: 'Debe {amount}',
      creditIs: 'Haber {amount}',
    },
  },
  registerWords,
);
