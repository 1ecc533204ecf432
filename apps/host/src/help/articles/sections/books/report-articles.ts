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
        'The balance sheet shows assets, liabilities and fund balances as of a date, with a column for each fund. Choose a second date to compare the balances.',
        'Profit and loss shows the income and expenses of a period by fund, by month or against the same dates of last year. Year-end closing entries are excluded.',
        'Choose accrual, modified cash or cash. Select a figure to open the general ledger with the entries behind it. Every report shows the journal number it was run at. Run at the same number again, it shows the same figures.',
      ],
    },
    {
      id: 'statements',
      title: 'Read cash flows, changes in fund balances and the trial balance',
      routes: [`${reports}/cash-flow`, `${reports}/fund-balances`, `${reports}/trial-balance`],
      text: [
        'The cash flow statement reconciles opening and closing cash by operating, investing and financing activities. Cash is bank accounts and undeposited funds. The indirect method begins with income less expenses and adds changes in receivables, payables and other balances; the direct method shows receipts and payments by account. Transfers and loans between funds are financing.',
        'Changes in fund balances show the opening balance of each fund, its income and expenses, transfers between funds and the closing balance. Both ends equal the balance sheet of that date.',
        'The trial balance lists every account in debit or credit as of a date, for all funds or one. Select a figure to see its entries. Each report can be downloaded as CSV, XLSX or PDF.',
      ],
    },
    {
      id: 'general-ledger',
      title: 'Find entries in the general ledger',
      routes: [`${reports}/ledger`],
      text: [
        'The general ledger lists every account with its opening balance, debits, credits and closing balance. Select an account to see its entries with the balance after each; a number opens the journal entry.',
        'Leave “From” blank to start with the first entry. The file has all lines of the accounts shown.',
      ],
    },
    {
      id: 'aging-and-summary',
      title: 'Check aging and the executive summary',
      routes: [`${reports}/agingsummary`, `${reports}/summary`],
      text: [
        'The aging summary shows open items by days past due as of any date. Beside them is the balance of the control account, which is calculated separately. If they differ, verify the ledger.',
        'The executive summary has cash by fund, income and expenses of the last twelve months, and receivables and payables. Select a bar to open its report.',
      ],
    },
    {
      id: 'delinquency-and-interfund',
      title: 'Check delinquency and interfund balances',
      routes: [`${reports}/delinquency`, `${reports}/interfund`],
      text: [
        'The delinquency report lists units with charges past due as of a date: the oldest due date, amounts by days past due, open late fees and interest, the last payment, and whether collections are on hold. Its totals equal the receivables past due in the aging summary. It names owners, so it is for staff only.',
        'Interfund balances show amounts due from and due to other funds. They net to zero. Select a fund to see its loans and entries.',
      ],
    },
    {
      id: 'saved-reports',
      title: 'Save a report and have it emailed',
      routes: [`${base}/saved-reports`, `${base}/saved-reports/details`, `${base}/community-finances`],
      text: [
        'A saved report keeps its filters and a rolling period, such as last month or the fiscal year to date. Keep it private, or share it with everyone who can see financial reports.',
        'A schedule emails it as PDF or Excel on a day of each week, month or quarter, from 6 a.m. in your community’s time zone, once for each date. People who no longer have permission to see reports don’t get it, and the report’s owner is notified. If a report can’t be made, its page shows why and lets you send it again.',
        'Balance sheets and profit and loss of closed months can be published to owners, from the month and in the basis that you choose. They find them under “Community finances”: account totals, without names.',
      ],
    },
    {
      id: 'packets',
      title: 'Put together a board packet',
      routes: [`${base}/packets`, `${base}/packets/create`, `${base}/packets/details`],
      text: [
        'A board packet is one PDF of financial reports, approved minutes and PDF documents, in the order that you choose, with a cover, a contents page with links, bookmarks and page numbers. You can add only what you may open yourself; anyone who may open board packets can read all of it. A packet with minutes of an executive session is shown only to those who may see executive sessions. It has at most 25 parts and 2,000 pages.',
        'The PDF is made in the background, and you are notified when it is ready. All reports show the books at the journal number on the cover, and the PDF never changes afterwards. If a document is damaged or protected with a password, the packet names it and can be made again.',
      ],
    },
    {
      id: 'bank-accounts',
      title: 'Compare bank accounts with the books',
      routes: [`${base}/bank-accounts`],
      text: [
        'Each bank account shows its balance in the books today. After you import a bank file with a balance, it also shows the bank and book balances on that date, and the unmatched lines.',
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
      id: 'statements',
      title: 'Leer los flujos de efectivo, los cambios en los fondos y el balance de comprobación',
      routes: [`${reports}/cash-flow`, `${reports}/fund-balances`, `${reports}/trial-balance`],
      text: [
        'Los flujos de efectivo van del efectivo al inicio de un período al efectivo al final por actividades de operación, inversión y financiación. El efectivo son las cuentas bancarias y los fondos por depositar. El método indirecto empieza con los ingresos menos los gastos y suma lo que cambió en las cuentas por cobrar, por pagar y otros saldos; el método directo muestra lo cobrado y lo pagado, cuenta por cuenta. Los traspasos y préstamos entre fondos son financiación.',
        'Los cambios en los saldos de fondos muestran el saldo inicial de cada fondo, sus ingresos y gastos, los traspasos entre fondos y el saldo final. Ambos extremos igualan el balance general de esa fecha.',
        'El balance de comprobación muestra cada cuenta en el debe o el haber a una fecha, de todos los fondos o de uno. Seleccione una cifra para ver sus asientos. Cada informe se descarga como CSV, XLSX o PDF.',
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
      id: 'delinquency-and-interfund',
      title: 'Ver quién está en mora y qué se deben los fondos',
      routes: [`${reports}/delinquency`, `${reports}/interfund`],
      text: [
        'El informe de morosidad muestra las unidades con cargos vencidos a una fecha: el vencimiento más antiguo, los importes por días de atraso, los recargos e intereses abiertos, el último pago y si el cobro está en pausa. Sus totales igualan lo vencido por cobrar en la antigüedad de saldos. Nombra a propietarios, por eso es solo para el personal.',
        'Los saldos entre fondos muestran lo que se cobra de otros fondos y lo que se les debe, y qué fondo lo debe. Suman cero. Seleccione un fondo para ver los préstamos y los asientos que los formaron.',
      ],
    },
    {
      id: 'saved-reports',
      title: 'Guardar un informe y enviarlo por correo',
      routes: [`${base}/saved-reports`, `${base}/saved-reports/details`, `${base}/community-finances`],
      text: [
        'Un informe guardado conserva sus filtros y un período que avanza, como el mes pasado o el ejercicio hasta hoy. Déjelo privado o compártalo con quienes pueden ver los informes financieros.',
        'Una programación lo envía por correo en PDF o Excel un día de cada semana, mes o trimestre, desde las 6 de la mañana en la zona horaria de su comunidad, una vez por fecha. Quien perdió el permiso para ver informes no recibe el correo, y se avisa al propietario del informe. Si un informe no se puede hacer, su página muestra el motivo y permite enviarlo de nuevo.',
        'El balance general y el estado de resultados de meses cerrados se pueden publicar para los propietarios, desde el mes y con el criterio que elija. Los encuentran en «Finanzas de la comunidad»: sumas de cuentas, sin nombres.',
      ],
    },
    {
      id: 'packets',
      title: 'Preparar una carpeta de la junta',
      routes: [`${base}/packets`, `${base}/packets/create`, `${base}/packets/details`],
      text: [
        'Una carpeta de la junta es un PDF con informes financieros, actas aprobadas y documentos PDF, en el orden que usted elija, con portada, índice con enlaces, marcadores y números de página. Solo puede agregar lo que usted puede abrir; quien puede abrir carpetas de la junta puede leerlo todo. Una carpeta con el acta de una sesión ejecutiva solo se muestra a quienes pueden ver esas sesiones. Tiene 25 partes y 2000 páginas como máximo.',
        'El PDF se hace en segundo plano y recibirá un aviso cuando esté listo. Todos los informes muestran los libros al número del diario de la portada, y el PDF ya no cambia. Si un documento está dañado o protegido con contraseña, la carpeta lo nombra y se puede hacer de nuevo.',
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
