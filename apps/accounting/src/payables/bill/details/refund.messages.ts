import { defineMessages } from '@courtyard/common';

export const refundMessages = defineMessages({
  en: {
    refund: 'Record refund',
    title: 'Refund from {vendor}',
    text: 'Money the vendor returned for this credit. It posts to the bank account.',
    amount: 'Amount',
    receivedOn: 'Received on',
    bank: 'Bank account',
    verb: 'Record refund',
    done: 'Refund recorded',
    chartMissing: 'Couldn’t load the chart of accounts.',
  },
  es: {
    refund: 'Registrar reembolso',
    title: 'Reembolso de {vendor}',
    text: 'Dinero que el proveedor devolvió por este abono. Se contabiliza en la cuenta bancaria.',
    amount: 'Importe',
    receivedOn: 'Recibido el',
    bank: 'Cuenta bancaria',
    verb: 'Registrar reembolso',
    done: 'Reembolso registrado',
    chartMissing: 'No se pudo cargar el plan de cuentas.',
  },
});
