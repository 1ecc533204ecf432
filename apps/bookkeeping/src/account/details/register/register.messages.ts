import { defineMessages } from '@courtyard/common';
import { registerWords } from '@courtyard/contract/bookkeeping/account/register.words';

export const registerMessages = defineMessages(
  {
    en: {
      title: 'Register of {name}',
      none: 'No entries yet',
      noneText: 'What is posted to this account shows here, the newest on the last page.',
      entry: 'Entry {no}, line {line}',
      numbered: 'No. {no}',
      balanceIs: 'Balance {amount}',
      debitIs: 'Debit {amount}',
      creditIs: 'Credit {amount}',
    },
    es: {
      title: 'Libro mayor de {name}',
      none: 'Aún no hay asientos',
      noneText: 'Lo que se asienta en esta cuenta aparece aquí, lo más nuevo en la última página.',
      entry: 'Asiento {no}, línea {line}',
      numbered: 'N.º {no}',
      balanceIs: 'Saldo {amount}',
      debitIs: 'Debe {amount}',
      creditIs: 'Haber {amount}',
    },
  },
  registerWords,
);
