import { defineMessages, plural } from '@courtyard/common';
import { unitAccountWords } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.words';

interface Sums {
  count: number;
  owed: string;
  overdue: string;
  credit: string;
  balance: string;
}

export const unitAccountMessages = defineMessages(
  {
    en: {
      title: 'Balances of units',
      description: 'What every unit owes by age, and what is to its credit, at the end of any day.',
      search: 'Search by unit or owner',
      asOf: 'As of',
      sums: ({ count, owed, overdue, credit, balance }: Sums) =>
        `${plural(count, 'account', 'accounts')} · ${owed} owed, ${overdue} of it overdue · ${credit} in credit · balance ${balance}`,
      former: 'Former owners',
      noOwner: 'Nobody owns it',
      owes: '{amount} owed',
      inCredit: '{amount} in credit',
      nothing: 'Owes nothing',
      overdueSince: 'overdue since {day}',
      openAccount: 'Open its account',
      recordPayment: 'Record payment',
      sendStatements: 'Send statements',
      none: 'No units yet',
      noneText: 'Units of the register stand here with what they owe.',
    },
    es: {
      title: 'Saldos de unidades',
      description:
        'Lo que debe cada unidad por antigüedad, y lo que tiene a favor, al final de cualquier día.',
      search: 'Buscar por unidad o propietario',
      asOf: 'Al',
      sums: ({ count, owed, overdue, credit, balance }: Sums) =>
        `${plural(count, 'cuenta', 'cuentas')} · ${owed} por cobrar, ${overdue} vencido · ${credit} a favor · saldo ${balance}`,
      former: 'Anteriores',
      noOwner: 'Sin propietario',
      owes: 'Debe {amount}',
      inCredit: '{amount} a favor',
      nothing: 'No debe nada',
      overdueSince: 'vencido desde el {day}',
      openAccount: 'Abrir su cuenta',
      recordPayment: 'Registrar pago',
      sendStatements: 'Enviar estados de cuenta',
      none: 'Todavía no hay unidades',
      noneText: 'Aquí están las unidades del registro con lo que deben.',
    },
  },
  unitAccountWords,
);
