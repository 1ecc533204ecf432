import { defineMessages } from '@courtyard/common';

export const forgiveMessages = defineMessages({
  en: {
    'title.credit-memo': 'Credit memo for invoice {number}',
    'title.waiver': 'Waive charges of invoice {number}',
    'title.write-off': 'Write off charges of invoice {number}',
    'text.credit-memo':
      'For what was billed wrongly. First what is open goes; of what was paid, the unit gets credit.',
    'text.waiver': 'For late fees, interest and fines. What is waived is not charged again.',
    'text.write-off':
      'For what will not be paid. It becomes an expense, and can still be recovered when somebody pays.',
    'verb.credit-memo': 'Write credit memo',
    'verb.waiver': 'Waive',
    'verb.write-off': 'Write off',
    on: 'On',
    ofLine: '{open} of {total} open',
    atMost: 'Leave it empty to keep the charge.',
    account: 'Expense account',
    accountHelp: 'Empty: the account that bad debts went to before.',
    nothing: 'Enter an amount for one charge at least.',
    done: '{name} was posted',
  },
  es: {
    'title.credit-memo': 'Nota de crédito para la factura {number}',
    'title.waiver': 'Condonar cargos de la factura {number}',
    'title.write-off': 'Dar de baja cargos de la factura {number}',
    'text.credit-memo':
      'Para lo que se facturó mal. Primero se quita lo pendiente; lo ya pagado queda a favor de la unidad.',
    'text.waiver': 'Para recargos por mora, intereses y multas. Lo condonado no se vuelve a cobrar.',
    'text.write-off':
      'Para lo que no se va a cobrar. Pasa a ser un gasto, y se puede recuperar si alguien paga.',
    'verb.credit-memo': 'Hacer nota de crédito',
    'verb.waiver': 'Condonar',
    'verb.write-off': 'Dar de baja',
    on: 'Con fecha',
    ofLine: '{open} de {total} pendiente',
    atMost: 'Déjelo vacío para conservar el cargo.',
    account: 'Cuenta de gasto',
    accountHelp: 'Vacío: la cuenta a la que fueron los incobrables antes.',
    nothing: 'Escriba un importe para un cargo como mínimo.',
    done: '{name} se registró',
  },
});
