import { defineMessages, plural } from '@courtyard/common';

export const createMessages = defineMessages({
  en: {
    title: 'New deposit',
    description: 'Choose the payments in this bank deposit. Most banks list checks first.',
    waiting: 'Undeposited payments',
    waitingOf: '{fund}: undeposited payments',
    waitingText: 'Payments in undeposited funds, oldest first.',
    nothing: 'Nothing to deposit',
    nothingText: 'Payments recorded to undeposited funds appear here.',
    all: 'Select all',
    how: 'Deposit details',
    total: ({ count, amount }: { count: number; amount: string }) =>
      `${plural(count, 'payment', 'payments')}, ${amount}`,
    chooseOne: 'Select at least one payment.',
    save: 'Deposit {amount}',
    savePlain: 'Deposit',
    saved: 'Deposit {number} recorded',
    waits: 'Select payments to preview the journal entry.',
    failed: 'Couldn’t load the preview.',
    chartMissing: 'Couldn’t load the accounts.',
    effect: 'Preview',
  },
  es: {
    title: 'Nuevo depósito',
    description:
      'Elija los pagos de este depósito bancario. La mayoría de los bancos pone primero los cheques.',
    waiting: 'Pagos por depositar',
    waitingOf: '{fund}: pagos por depositar',
    waitingText: 'Pagos en fondos por depositar, del más antiguo al más reciente.',
    nothing: 'Nada por depositar',
    nothingText: 'Aquí aparecen los pagos registrados en fondos por depositar.',
    all: 'Seleccionar todos',
    how: 'Datos del depósito',
    total: ({ count, amount }: { count: number; amount: string }) =>
      `${plural(count, 'pago', 'pagos')}, ${amount}`,
    chooseOne: 'Seleccione al menos un pago.',
    save: 'Depositar {amount}',
    savePlain: 'Depositar',
    saved: 'Depósito {number} registrado',
    waits: 'Seleccione pagos para ver el asiento.',
    failed: 'No se pudo cargar la vista previa.',
    chartMissing: 'No se pudieron cargar las cuentas.',
    effect: 'Vista previa',
  },
});
