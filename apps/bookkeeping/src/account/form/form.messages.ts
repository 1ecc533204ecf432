import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} added',
    what: 'Account details',
    codeHelp: 'Accounts are sorted by code, such as 1010.',
    typeHelp: 'Sets which statement the account appears on and its normal side.',
    headingHelp: 'Groups other accounts and shows their total. You can’t post to a heading.',
    parentHelp: 'The heading this account is grouped under.',
    parentNone: 'No heading',
    fundHelp: 'Choose a fund if the account belongs to only one, such as a bank account.',
    advanced: 'Advanced',
    advancedText: 'For accounts that post automatically. Most accounts don’t need these settings.',
    controlHelp:
      'Makes this a control account: its balance always equals a list of open items with due dates, such as what each unit owes. You can’t post to it manually.',
    purposeHelp: 'Used for automatic posting. Each use has one account, except bank accounts.',
    purposeNone: 'No special use',
    taxNone: 'Not tagged',
    taxIncomeHelp:
      'Exempt function income is what members pay as owners: dues and assessments. Interest and special-use fees are taxable. If you’re not sure, ask your tax adviser.',
    taxExpenseHelp:
      'The cost of acquiring, building, managing and maintaining association property counts toward the 90% test. If you’re not sure, ask your tax adviser.',
    stays: 'Locked settings',
    staysText:
      'This account has entries, so these settings can’t change without changing past reports. Add another account instead.',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    created: '{name}: cuenta agregada',
    what: 'Datos de la cuenta',
    codeHelp: 'Las cuentas se ordenan por código, por ejemplo 1010.',
    typeHelp: 'Define en qué estado financiero figura la cuenta y su naturaleza.',
    headingHelp: 'Agrupa otras cuentas y muestra su total. No admite asientos.',
    parentHelp: 'El título que agrupa esta cuenta.',
    parentNone: 'Sin título',
    fundHelp: 'Elija un fondo si la cuenta pertenece a uno solo, como una cuenta bancaria.',
    advanced: 'Avanzado',
    advancedText: 'Para cuentas con asientos automáticos. La mayoría no lo necesita.',
    controlHelp:
      'La convierte en cuenta de control: su saldo siempre es la suma de partidas abiertas con vencimiento, por ejemplo lo que debe cada unidad. No admite asientos manuales.',
    purposeHelp:
      'Sirve para los asientos automáticos. Cada uso tiene una sola cuenta, salvo las cuentas bancarias.',
    purposeNone: 'Sin uso especial',
    taxNone: 'Sin clasificar',
    taxIncomeHelp:
      'El ingreso de función exenta es lo que pagan los miembros como propietarios: las cuotas. Los intereses y los cargos por uso especial son gravables. Si tiene dudas, consulte a su asesor fiscal.',
    taxExpenseHelp:
      'El costo de adquirir, construir, administrar y mantener la propiedad de la asociación cuenta para la prueba del 90 %. Si tiene dudas, consulte a su asesor fiscal.',
    stays: 'Datos bloqueados',
    staysText:
      'La cuenta tiene asientos: cambiar estos datos cambiaría informes anteriores. Agregue otra cuenta en su lugar.',
    yes: 'Sí',
    no: 'No',
  },
});
