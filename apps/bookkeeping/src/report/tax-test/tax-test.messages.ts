import { defineMessages, plural } from '@courtyard/common';
import { taxTestWords } from '@courtyard/contract/bookkeeping/tax-test/tax-test.words';

export const taxTestMessages = defineMessages(
  {
    en: {
      title: 'Form 1120-H',
      description:
        'Whether the community can file as a homeowners association, by what its accounts count as. Every figure opens its entries.',
      span: '{from} to {to}, {basis}',
      review:
        'Have a tax adviser review this before a return is filed: the tests and the tags are a help, not advice. Transfers between funds, and what was bought into an asset account, are not in it; spending on association property that stands there counts for the 90% test too.',
      incomeTest: 'Income: the 60% test',
      incomeText: 'At least 60% of gross income is exempt function income.',
      expenseTest: 'Expenditures: the 90% test',
      expenseText: 'At least 90% of expenditures are for association property.',
      share: '{share}: {counted} of {total}.',
      account: 'Account',
      'income.counts': 'Exempt function income (item B)',
      'income.against': 'Other income',
      'income.together': 'Gross income',
      'expenses.counts': 'For association property (item C)',
      'expenses.against': 'For other purposes',
      'expenses.together': 'All expenditures (item D)',
      leftOut: 'Left out of the test',
      notTagged: 'Not tagged',
      taxable: 'Taxable income',
      taxableText:
        'Income that is not of the exempt function, less expenses directly connected with it, and less $100.',
      otherIncome: 'Income that is taxed (line 8)',
      direct: 'Directly connected expenses (line 16)',
      deduction: 'Specific deduction (line 18)',
      taxableIncome: 'Taxable income (line 19)',
      untagged: ({ count }: { count: number }) => `${plural(count, 'account is', 'accounts are')} not tagged`,
      untaggedText:
        'What is not tagged counts in the tests as if it did not pass, and is not in the taxable income. Say on each account what it counts as, or bring it for many with the file of the chart.',
      none: 'No income and no expenses',
      noneText: 'Choose another year.',
    },
    es: {
      title: 'Formulario 1120-H',
      description:
        'Si la comunidad puede declarar como asociación de propietarios, según lo que cuentan sus cuentas. Cada cifra abre sus asientos.',
      span: '{from} a {to}, {basis}',
      review:
        'Haga que un asesor fiscal lo revise antes de declarar: las pruebas y las clases son una ayuda, no un consejo. Los traspasos entre fondos y lo comprado en una cuenta de activo no están incluidos; lo gastado allí en propiedad de la asociación cuenta también para la prueba del 90 %.',
      incomeTest: 'Ingresos: la prueba del 60 %',
      incomeText: 'Al menos el 60 % del ingreso bruto es ingreso de función exenta.',
      expenseTest: 'Desembolsos: la prueba del 90 %',
      expenseText: 'Al menos el 90 % de los desembolsos es para propiedad de la asociación.',
      share: '{share}: {counted} de {total}.',
      account: 'Cuenta',
      'income.counts': 'Ingreso de función exenta (punto B)',
      'income.against': 'Otros ingresos',
      'income.together': 'Ingreso bruto',
      'expenses.counts': 'Para propiedad de la asociación (punto C)',
      'expenses.against': 'Para otros fines',
      'expenses.together': 'Todos los desembolsos (punto D)',
      leftOut: 'Fuera de la prueba',
      notTagged: 'Sin clasificar',
      taxable: 'Ingreso gravable',
      taxableText:
        'Ingreso que no es de función exenta, menos los gastos directamente ligados a él y menos $100.',
      otherIncome: 'Ingreso que se grava (línea 8)',
      direct: 'Gastos directamente ligados (línea 16)',
      deduction: 'Deducción específica (línea 18)',
      taxableIncome: 'Ingreso gravable (línea 19)',
      untagged: ({ count }: { count: number }) =>
        `${plural(count, 'cuenta está', 'cuentas están')} sin clasificar`,
      untaggedText:
        'Lo que está sin clasificar cuenta en las pruebas como si no pasara, y no está en el ingreso gravable. Diga en cada cuenta lo que cuenta, o tráigalo para muchas con el archivo del plan.',
      none: 'Ni ingresos ni gastos',
      noneText: 'Elija otro año.',
    },
  },
  taxTestWords,
);
