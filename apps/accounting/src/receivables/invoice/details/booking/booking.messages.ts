import { defineMessages } from '@courtyard/common';

export const bookingMessages = defineMessages({
  en: {
    title: 'For a booking',
    held: '{amount} of it is held as deposit.',
    none: 'No deposit of it is held.',
    verb: 'Return deposit',
    dialogTitle: 'Return the deposit of invoice {number}',
    dialogText:
      '{amount} are held. What you do not keep goes back: first what is still open of the deposit, then what was paid becomes the unit’s credit, which can be refunded on its statement.',
    kept: 'Kept of it',
    keptHelp: 'For damage or cleaning; it becomes income. Empty: nothing is kept.',
    account: 'Income account of what is kept',
    accountHelp: 'Empty: the account that the last one went to, or that of the booking’s fee.',
    reason: 'Reason',
    reasonHelp: 'It stands in the history, and the owners of the unit can read it.',
    back: 'Returned after the booking',
    chartMissing: 'The accounts could not be loaded.',
    done: '{name} was posted',
  },
  es: {
    title: 'Por una reserva',
    held: '{amount} se tienen como depósito.',
    none: 'No se tiene depósito de ella.',
    verb: 'Devolver depósito',
    dialogTitle: 'Devolver el depósito de la factura {number}',
    dialogText:
      'Se tienen {amount}. Lo que no retenga se devuelve: primero se quita lo pendiente del depósito; lo pagado queda a favor de la unidad y se reembolsa desde su estado de cuenta.',
    kept: 'Retenido',
    keptHelp: 'Por daños o limpieza; pasa a ser ingreso. Vacío: no se retiene nada.',
    account: 'Cuenta de ingreso de lo retenido',
    accountHelp: 'Vacío: la cuenta a la que fue el último, o la de la tarifa de la reserva.',
    reason: 'Motivo',
    reasonHelp: 'Consta en el historial, y los propietarios de la unidad pueden leerlo.',
    back: 'Devuelto tras la reserva',
    chartMissing: 'No se pudieron cargar las cuentas.',
    done: '{name} se registró',
  },
});
