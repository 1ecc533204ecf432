import { defineMessages, plural } from '@courtyard/common';
import { taxTestWords } from '@courtyard/contract/bookkeeping/tax-test/tax-test.words';

export const taxTestMessages = defineMessages(
  {
    en: {
      title: 'Form 1120-H',
      description:
        'Tests whether you can file as a homeowners association, based on account tags. Select a figure to see its entries.',
      span: '{from} to {to}, {basis}',
      review:
        'Have a tax adviser review this before you file. It isn’t tax advice. Interfund transfers and purchases posted to asset accounts are excluded, but capitalized spending on association property also counts toward the 90% test.',
      incomeTest: '60% income test',
      incomeText: 'At least 60% of gross income must be exempt function income.',
      expenseTest: '90% expenditure test',
      expenseText: 'At least 90% of expenditures must be for association property.',
      share: '{share}: {counted} of {total}.',
      account: 'Account',
      'income.counts': 'Exempt function income (item B)',
      'income.against': 'Other income',
      'income.together': 'Gross income',
      'expenses.counts': 'For association property (item C)',
      'expenses.against': 'For other purposes',
      'expenses.together': 'All expenditures (item D)',
      leftOut: 'Excluded from the test',
      notTagged: 'Not tagged',
      taxable: 'Taxable income',
      taxableText: 'Nonexempt income, less directly connected expenses and the $100 specific deduction.',
      otherIncome: 'Nonexempt income (line 8)',
      direct: 'Directly connected expenses (line 16)',
      deduction: 'Specific deduction (line 18)',
      taxableIncome: 'Taxable income (line 19)',
      untagged: ({ count }: { count: number }) => `${plural(count, 'account is', 'accounts are')} not tagged`,
      untaggedText:
        'Untagged amounts count against both tests and aren’t included in taxable income. Tag each account, or import tags with a chart file.',
      none: 'No income and no expenses',
      noneText: 'Choose another year.',
    },
    es: {
      title: 'Formulario 1120-H',
      description:
        'Comprueba si puede declarar como asociación de propietarios, según la clasificación de las cuentas. Seleccione una cifra para ver sus asientos.',
      span: '{from} a {to}, {basis}',
      review:
        'Pida a un asesor fiscal que lo revise antes de declarar. No es asesoría fiscal. No incluye los traspasos entre fondos ni las compras en cuentas de activo, pero lo capitalizado en propiedad de la asociación también cuenta para la prueba del 90 %.',
      incomeTest: 'Prueba de ingresos del 60 %',
      incomeText: 'Al menos el 60 % del ingreso bruto debe ser ingreso de función exenta.',
      expenseTest: 'Prueba de desembolsos del 90 %',
      expenseText: 'Al menos el 90 % de los desembolsos debe ser para propiedad de la asociación.',
      share: '{share}: {counted} de {total}.',
      account: 'Cuenta',
      'income.counts': 'Ingreso de función exenta (punto B)',
      'income.against': 'Otros ingresos',
      'income.together': 'Ingreso bruto',
      'expenses.counts': 'Para propiedad de la asociación (punto C)',
      'expenses.against': 'Para otros fines',
      'expenses.together': 'Todos los desembolsos (punto D)',
      leftOut: 'Excluido de la prueba',
      notTagged: 'Sin clasificar',
      taxable: 'Ingreso gravable',
      taxableText:
        'Ingreso no exento, menos los gastos directamente relacionados y la deducción específica de $100.',
      otherIncome: 'Ingreso no exento (línea 8)',
      direct: 'Gastos directamente relacionados (línea 16)',
      deduction: 'Deducción específica (línea 18)',
      taxableIncome: 'Ingreso gravable (línea 19)',
      untagged: ({ count }: { count: number }) =>
        `${plural(count, 'cuenta está', 'cuentas están')} sin clasificar`,
      untaggedText:
        'Lo que está sin clasificar cuenta en contra en ambas pruebas y no está en el ingreso gravable. Clasifique cada cuenta o importe la clasificación con un archivo del plan.',
      none: 'Ni ingresos ni gastos',
      noneText: 'Elija otro año.',
    },
  },
  taxTestWords,
);
