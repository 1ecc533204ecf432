import { defineMessages } from '@courtyard/common';

export const refundMessages = defineMessages({
  en: {
    title: 'Refund credit to {unit}',
    text: 'The unit has {amount} in credit. The oldest credit is refunded first.',
    amount: 'Amount',
    bank: 'From bank account',
    verb: 'Refund',
    done: '{name} posted',
    chartMissing: 'Couldn’t load the accounts.',
  },
  es: {
    title: 'Reembolsar el saldo a favor de {unit}',
    text: 'La unidad tiene {amount} a favor. Primero se reembolsa el saldo más antiguo.',
    amount: 'Importe',
    bank: 'Desde la cuenta bancaria',
    verb: 'Reembolsar',
    done: '{name}: registrado',
    chartMissing: 'No se pudieron cargar las cuentas.',
  },
});
