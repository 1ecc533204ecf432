import { defineMessages } from '@courtyard/common';

export const agingMessages = defineMessages({
  en: {
    text: 'Receivables and payables by days past due, compared with their control accounts.',
    asOfText: 'As of {day}. Journal number {no}, {at}.',
    agrees: 'Agrees with the control account',
    differs: 'Differs from the control account. Verify the ledger.',
    none: 'No open items',
    noneText: 'Nothing was receivable or payable on this date.',
  },
  es: {
    text: 'Cuentas por cobrar y por pagar por días de atraso, comparadas con sus cuentas de control.',
    asOfText: 'Al {day}. Número del diario {no}, {at}.',
    agrees: 'Coincide con la cuenta de control',
    differs: 'No coincide con la cuenta de control. Verifique los libros.',
    none: 'No hay partidas abiertas',
    noneText: 'En esta fecha no había nada por cobrar ni por pagar.',
  },
});
