import { defineMessages } from '@courtyard/common';

export const refundMessages = defineMessages({
  en: {
    title: 'Refund credit of {unit}',
    text: '{amount} stand to the credit of the unit. The oldest credit goes first.',
    amount: 'Amount',
    bank: 'From bank account',
    verb: 'Refund',
    done: '{name} was posted',
    chartMissing: 'The accounts could not be loaded.',
  },
  es: {
    title: 'Reembolsar el saldo a favor de {unit}',
    text: 'La unidad tiene {amount} a favor. Primero se usa el saldo más antiguo.',
    amount: 'Importe',
    bank: 'Desde la cuenta bancaria',
    verb: 'Reembolsar',
    done: '{name} se registró',
    chartMissing: 'No se pudieron cargar las cuentas.',
  },
});
