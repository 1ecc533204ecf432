import { defineMessages } from '@courtyard/common';

export const forgiveMessages = defineMessages({
  en: {
    'title.credit-memo': 'Credit memo for invoice {number}',
    'title.waiver': 'Waive charges on invoice {number}',
    'title.write-off': 'Write off charges on invoice {number}',
    'text.credit-memo':
      'For billing errors. Reduces the unpaid amount first; anything already paid becomes a credit on the unit.',
    'text.waiver': 'For late fees, interest and fines. Waived charges aren’t billed again.',
    'text.write-off':
      'For uncollectible charges. Posted as bad debt expense; a later payment can be recorded as a recovery.',
    'verb.credit-memo': 'Create credit memo',
    'verb.waiver': 'Waive',
    'verb.write-off': 'Write off',
    on: 'Date',
    ofLine: '{open} of {total} open',
    atMost: 'Leave blank for no change.',
    account: 'Expense account',
    accountHelp: 'Leave blank to use the last bad debt account.',
    nothing: 'Enter an amount for at least one charge.',
    done: '{name} posted',
  },
  es: {
    'title.credit-memo': 'Nota de crédito para la factura {number}',
    'title.waiver': 'Condonar cargos de la factura {number}',
    'title.write-off': 'Dar de baja cargos de la factura {number}',
    'text.credit-memo':
      'Para errores de facturación. Primero reduce lo pendiente; lo ya pagado queda a favor de la unidad.',
    'text.waiver': 'Para recargos por mora, intereses y multas. Lo condonado no se vuelve a cobrar.',
    'text.write-off':
      'Para cargos incobrables. Se registra como gasto; un pago posterior se puede registrar como recuperación.',
    'verb.credit-memo': 'Crear nota de crédito',
    'verb.waiver': 'Condonar',
    'verb.write-off': 'Dar de baja',
    on: 'Fecha',
    ofLine: '{open} de {total} pendiente',
    atMost: 'Déjelo vacío para no cambiarlo.',
    account: 'Cuenta de gasto',
    accountHelp: 'Déjelo vacío para usar la última cuenta de incobrables.',
    nothing: 'Escriba un importe para al menos un cargo.',
    done: '{name}: registrado',
  },
});
