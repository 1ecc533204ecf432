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
      title: 'Unit balances',
      description: 'Owner balances and aging as of a date.',
      search: 'Search by unit or owner',
      asOf: 'As of',
      sums: ({ count, owed, overdue, credit, balance }: Sums) =>
        `${plural(count, 'account', 'accounts')} · ${owed} owed (${overdue} overdue) · ${credit} in credit · balance ${balance}`,
      former: 'Former owners',
      noOwner: 'No owner',
      owes: '{amount} owed',
      inCredit: '{amount} in credit',
      nothing: 'No balance',
      overdueSince: 'Overdue since {day}',
      openAccount: 'Open statement',
      recordPayment: 'Record payment',
      sendStatements: 'Send statements',
      none: 'No units yet',
      noneText: 'Balances appear here once units are added.',
    },
    es: {
      title: 'Saldos de unidades',
      description: 'Saldos de los propietarios y su antigüedad a una fecha.',
      search: 'Buscar por unidad o propietario',
      asOf: 'Al',
      sums: ({ count, owed, overdue, credit, balance }: Sums) =>
        `${plural(count, 'cuenta', 'cuentas')} · ${owed} por cobrar (${overdue} vencido) · ${credit} a favor · saldo ${balance}`,
      former: 'Anteriores',
      noOwner: 'Sin propietario',
      owes: 'Debe {amount}',
      inCredit: '{amount} a favor',
      nothing: 'Sin saldo',
      overdueSince: 'Vencido desde el {day}',
      openAccount: 'Abrir el estado de cuenta',
      recordPayment: 'Registrar pago',
      sendStatements: 'Enviar estados de cuenta',
      none: 'Aún no hay unidades',
      noneText: 'Los saldos aparecen aquí cuando se agregan unidades.',
    },
  },
  unitAccountWords,
);
