import { defineMessages } from '@courtyard/common';

export const agingMessages = defineMessages({
  en: {
    text: 'Receivables and payables by days past due, compared with their control accounts.',
    asOfText: 'As of {day}. Journal number {no}, {at}.',
    agrees: 'Agrees with the control account',
    differs: 'Differs from the control account. Verify the ledger.',
    none: 'No open items',
    delinquencyText: 'Units with charges past due, oldest first.',
    ownersNotIncluded: 'Ask an administrator for the permission “Invoices List View”.',
    agreesWithAging: 'Agrees with A/R aging',
    differsFromAging: 'Differs from A/R aging. Verify the ledger.',
    nobody: 'No one is past due',
    nobodyText: 'No unit had charges past due on this date.',
    noneText: 'No receivables or payables on this date.',
  },
  es: {
    text: 'Cuentas por cobrar y por pagar por días de atraso, comparadas con sus cuentas de control.',
    asOfText: 'Al {day}. Número del diario {no}, {at}.',
    agrees: 'Coincide con la cuenta de control',
    differs: 'No coincide con la cuenta de control. Verifique los libros.',
    none: 'No hay partidas abiertas',
    delinquencyText: 'Unidades con cargos vencidos, los más antiguos primero.',
    ownersNotIncluded: 'Pida a un administrador el permiso “Invoices List View”.',
    agreesWithAging: 'Coincide con la antigüedad de cuentas por cobrar',
    differsFromAging: 'No coincide con la antigüedad de cuentas por cobrar. Verifique los libros.',
    nobody: 'Nadie está en mora',
    nobodyText: 'Ninguna unidad tenía cargos vencidos en esta fecha.',
    noneText: 'Sin cuentas por cobrar ni por pagar en esta fecha.',
  },
});
