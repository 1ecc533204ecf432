import { defineMessages } from '@courtyard/common';

export const bookingMessages = defineMessages({
  en: {
    title: 'Booking',
    held: '{amount} deposit held.',
    none: 'No deposit held.',
    verb: 'Return deposit',
    dialogTitle: 'Return deposit for invoice {number}',
    dialogText:
      '{amount} is held. The amount you return first reduces any unpaid deposit. The rest becomes a credit on the unit, which you can refund from its statement.',
    kept: 'Amount withheld',
    keptHelp: 'For damage or cleaning; posted as income. Leave blank to withhold nothing.',
    account: 'Income account for the amount withheld',
    accountHelp: 'Leave blank to use the last account, or the booking fee’s.',
    reason: 'Reason',
    reasonHelp: 'Shown in the history, where the unit’s owners can read it.',
    back: 'Returned after the booking',
    chartMissing: 'Couldn’t load the accounts.',
    done: '{name} posted',
  },
  es: {
    title: 'Reserva',
    held: 'Depósito retenido: {amount}.',
    none: 'Sin depósito retenido.',
    verb: 'Devolver depósito',
    dialogTitle: 'Devolver el depósito de la factura {number}',
    dialogText:
      'Hay {amount} en depósito. Lo que devuelva cancela primero la parte sin pagar; el resto queda como saldo a favor de la unidad, que puede reembolsar desde su estado de cuenta.',
    kept: 'Importe retenido',
    keptHelp: 'Por daños o limpieza; se registra como ingreso. Déjelo vacío para no retener nada.',
    account: 'Cuenta de ingresos de lo retenido',
    accountHelp: 'Déjelo vacío para usar la última cuenta o la de la tarifa de la reserva.',
    reason: 'Motivo',
    reasonHelp: 'Figura en el historial, donde los propietarios pueden leerlo.',
    back: 'Devuelto tras la reserva',
    chartMissing: 'No se pudieron cargar las cuentas.',
    done: '{name}: registrado',
  },
});
