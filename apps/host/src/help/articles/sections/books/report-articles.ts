import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/banking-reports';
const reports = `${base}/financial-reports`;

/** Financial reports, the general ledger and bank accounts. */
export const reportArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'financial-reports',
      title: 'Read a balance sheet and a profit and loss',
      routes: [base, `${reports}/balance`, `${reports}/profit`],
      text: [
        'The balance sheet shows assets, liabilities and fund balances as of a date, with a column for each fund. Choose a second date to see what it was then and what changed since.',
        'Profit and loss shows the income and expenses of a period by fund, by month or against the same dates of last year. Entries that close a year are left out.',
        'Choose accrual, modified cash or cash. Select a figure to open the general ledger with exactly the entries that it is made of. Every report shows the journal number it was made at: made again at that number, it has the same figures.',
      ],
    },
    {
      id: 'general-ledger',
      title: 'Find entries in the general ledger',
      routes: [`${reports}/ledger`],
      text: [
        'The general ledger lists every account with its opening balance, debits, credits and closing balance. Select an account to see its entries with the balance after each; a number opens the journal entry.',
        'Leave “From” empty to begin with the first entry of the books. The file has all lines of the accounts shown.',
      ],
    },
    {
      id: 'aging-and-summary',
      title: 'Check aging and the executive summary',
      routes: [`${reports}/agingsummary`, `${reports}/summary`],
      text: [
        'The aging summary shows open items by days past due as of any date. Beside them is the balance of the control account, which is calculated separately: a difference means that the ledger needs to be verified.',
        'The executive summary has cash by fund, income and expenses of the last twelve months, and receivables and payables. Select a bar to open its report.',
      ],
    },
    {
      id: 'bank-accounts',
      title: 'Compare bank accounts with the books',
      routes: [`${base}/bank-accounts`],
      text: [
        'Each bank account shows its balance in the books today. After a bank file with a balance was imported, it also shows the balance at the bank on that date beside the books on the same date, and the lines that are not matched yet.',
      ],
    },
  ],
  es: [
    {
      id: 'financial-reports',
      title: 'Leer el balance general y el estado de resultados',
      routes: [base, `${reports}/balance`, `${reports}/profit`],
      text: [
        'El balance general muestra activos, pasivos y saldos de fondos a una fecha, con una columna por fondo. Elija una segunda fecha para ver los saldos de entonces y lo que cambió desde ese día.',
        'El estado de resultados muestra los ingresos y gastos de un período por fondo, por mes o frente a las mismas fechas del año anterior. Los asientos de cierre del ejercicio no se incluyen.',
        'Elija devengo, caja modificado o caja. Seleccione una cifra para abrir el libro mayor con los asientos exactos que la forman. Cada informe muestra el número del diario con el que se hizo: hecho de nuevo con ese número, tiene las mismas cifras.',
      ],
    },
    {
      id: 'general-ledger',
      title: 'Encontrar asientos en el libro mayor',
      routes: [`${reports}/ledger`],
      text: [
        'El libro mayor muestra cada cuenta con su saldo inicial, debe, haber y saldo final. Seleccione una cuenta para ver sus asientos con el saldo después de cada uno; un número abre el asiento contable.',
        'Deje «Desde» vacío para empezar con el primer asiento de los libros. El archivo tiene todas las líneas de las cuentas mostradas.',
      ],
    },
    {
      id: 'aging-and-summary',
      title: 'Revisar la antigüedad de saldos y el resumen ejecutivo',
      routes: [`${reports}/agingsummary`, `${reports}/summary`],
      text: [
        'La antigüedad de saldos muestra las partidas abiertas por días de atraso a cualquier fecha. Junto a ellas está el saldo de la cuenta de control, que se calcula por separado: una diferencia significa que hay que verificar los libros.',
        'El resumen ejecutivo tiene el efectivo por fondo, los ingresos y gastos de los últimos doce meses y las cuentas por cobrar y por pagar. Seleccione una barra para abrir su informe.',
      ],
    },
    {
      id: 'bank-accounts',
      title: 'Comparar las cuentas bancarias con los libros',
      routes: [`${base}/bank-accounts`],
      text: [
        'Cada cuenta bancaria muestra su saldo actual en los libros. Cuando se importó un archivo del banco con saldo, muestra además el saldo en el banco a esa fecha junto al de los libros, y las líneas sin conciliar.',
      ],
    },
  ],
};
