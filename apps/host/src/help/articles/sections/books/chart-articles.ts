import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const chart = '/bookkeeping/chart-of-accounts';

/** The chart of accounts, opening balances, services and items. */
export const chartArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'chart',
      title: 'Read the chart of accounts',
      routes: ['/bookkeeping', chart, `${chart}/details`],
      text: [
        'The chart shows assets, liabilities, income and expenses, with a column for each fund. Choose the date and the basis above it; arrow keys expand and collapse headings.',
        'An account’s page has its register: every line with running balance, newest last, and its journal entry.',
      ],
    },
    {
      id: 'change-chart',
      title: 'Add, edit and import accounts',
      routes: [`${chart}/create`, `${chart}/edit`, `${chart}/import`],
      text: [
        'A new account needs a code, a name and a type. Once it has entries, its type can’t change; its name and heading still can. An account can be archived when its balance is zero.',
        'To import, use the file that the chart exports, or one with the same columns. Every row is checked first, and either all rows are saved or none.',
      ],
    },
    {
      id: 'opening-balances',
      title: 'Enter opening balances',
      routes: [`${chart}/opening-balances`],
      text: [
        'Enter the opening balance of each account, and what each unit owed or had as a credit, with the due date. You can paste rows from a spreadsheet.',
        'The amount that balances each fund goes to its fund balance and is shown as you type. Everything is posted as one entry, which can be reversed until a payment is applied to it.',
        'Enter each open bill and credit of a vendor too, with its number and dates: accounts payable then agrees with the bills from the first day. Enter the balances of receivables and payables from the old trial balance to have them compared before anything is posted.',
      ],
    },
    {
      id: 'moving-in',
      title: 'Import from another system',
      routes: ['/bookkeeping/moving-in'],
      text: [
        'Import the chart of accounts and the units first. Then choose CSV exports from the old system: the journal, unit balances on its last date, vendors, their open bills, and the trial balance. Map the columns of each file.',
        'Vendors that already exist, by name or account number, are kept as they are. Open bills are paid like any other and age from their own dates. Only payments made here count toward a 1099.',
        'Validation checks every row and compares each account with the old trial balance. Entries are posted only when every row is valid and the trial balances match. Each is posted once, even if you try again.',
      ],
    },
    {
      id: 'close-months',
      title: 'Close months and the year',
      routes: ['/bookkeeping/periods', '/bookkeeping/periods/details'],
      text: [
        'Close months in order. The page of an open month has its checklist: bank accounts reconciled, no drafts, approvals and recurring entries done, usual expenses posted or accrued, each with a link to where it is done. A closed month is locked.',
        'Someone else confirms the close, and finds it under “Needs you”. You can’t confirm your own close; if it is declined, the month is open again and the reason is shown. If no one else has the “Period Confirm” permission, the month stays closed without confirmation, and you can request it later.',
        'The last closed month can be reopened with a reason and the approval of another person. In the last month of the fiscal year, income, expenses and transfers of each fund are closed to its fund balance. You see the entries before they post, and reopening the month reverses them.',
        'Reserve assessments are income when billed, unless you choose to recognize them when spent (ASC 606). They are then held as a contract liability, and each month’s page shows the income to recognize and posts the difference. The cash basis is not affected. Ask your auditor which method your statements need.',
      ],
    },
    {
      id: 'trial-balance',
      title: 'Read the trial balance',
      routes: ['/bookkeeping/trial-balance'],
      text: [
        'The trial balance lists every account with a balance, with debits and credits by fund as of a date. Select a figure to see its lines.',
        'On the accrual basis, income counts when billed; on the cash basis, when paid. The file has a row for each account and fund.',
      ],
    },
    {
      id: 'form-1120-h',
      title: 'Check whether Form 1120-H applies',
      routes: ['/bookkeeping/tax-tests'],
      text: [
        'A community can file Form 1120-H if at least 60% of its income comes from members as owners, and at least 90% of its spending is for association property. The page shows both tests for a fiscal year and the taxable amount: other income less directly connected expenses and $100.',
        'Each income and expense account has a tax class on its page; standard accounts come with the usual one. Accounts without a class are listed and count against the test. The chart’s import file includes the class, so you can set many at once.',
        'Purchased equipment recorded in an asset account is not included. Have a tax adviser review the tests and classes before filing.',
      ],
    },
    {
      id: 'fund-loans',
      title: 'See what funds owe each other',
      routes: ['/bookkeeping/fund-loans'],
      text: [
        'When one fund pays a bill of another, or a receipt is applied to charges of two funds, one fund owes the other. The page shows the balances as of a date and the entries behind them. Mutual balances are netted, and repayments go to the oldest entry first.',
        'Money borrowed from a reserve fund must be restored within one year of its oldest unpaid entry (California Civil Code §5515); overdue balances are marked. A task reminds those who post journal entries a month before. If the board delays repayment by a finding, the date shown here stays the same.',
        'Repaying opens a prefilled journal entry. It doesn’t move money at the bank: make the transfer there, and post the entry with its date.',
      ],
    },
    {
      id: 'check-books',
      title: 'Verify ledger integrity',
      routes: ['/bookkeeping/books-check'],
      text: [
        'The check reads every entry from the first one. Each has a hash of its content and of the entry before it, so any later change is detected and the first one is named by number. The result stays on the page.',
        'When a month is closed, the number and hash of the last entry are emailed. Paste them to compare the books with that date: an older copy, or one rebuilt later, doesn’t match.',
      ],
    },
    {
      id: 'service-items',
      title: 'Save services and items for reuse',
      routes: ['/bookkeeping/services-items'],
      text: [
        'A service or item has a description, price, account and fund, so choosing it fills in an invoice line. Purchased ones also have a 1099 box.',
        'Archive the ones you no longer use; you can restore them. Invoices that used them don’t change.',
      ],
    },
  ],
  es: [
    {
      id: 'chart',
      title: 'Leer el plan de cuentas',
      routes: ['/bookkeeping', chart, `${chart}/details`],
      text: [
        'El plan muestra activos, pasivos, ingresos y gastos, con una columna por fondo. Elija arriba la fecha y el criterio; las flechas despliegan y contraen los títulos.',
        'La página de una cuenta tiene su mayor: cada línea con saldo acumulado, la más reciente al final, y su asiento.',
      ],
    },
    {
      id: 'change-chart',
      title: 'Agregar, editar e importar cuentas',
      routes: [`${chart}/create`, `${chart}/edit`, `${chart}/import`],
      text: [
        'Una cuenta nueva necesita código, nombre y tipo. Cuando ya tiene asientos, su tipo no se puede cambiar; el nombre y el título sí. Una cuenta se puede archivar cuando su saldo es cero.',
        'Para importar, use el archivo que exporta el plan, o uno con las mismas columnas. Primero se comprueba cada fila, y se guardan todas o ninguna.',
      ],
    },
    {
      id: 'opening-balances',
      title: 'Registrar los saldos iniciales',
      routes: [`${chart}/opening-balances`],
      text: [
        'Ingrese el saldo inicial de cada cuenta, y lo que debía o tenía a favor cada unidad, con su vencimiento. Se pueden pegar filas de una hoja de cálculo.',
        'El importe que cuadra cada fondo va a su saldo de fondo y se ve mientras escribe. Todo se registra como un asiento, que se puede anular hasta que se le aplique un pago.',
        'Ingrese también cada factura pendiente y cada abono de proveedor, con su número y sus fechas: así las cuentas por pagar coinciden con las facturas desde el primer día. Si ingresa los saldos de cuentas por cobrar y por pagar del balance anterior, se comparan antes de asentar.',
      ],
    },
    {
      id: 'moving-in',
      title: 'Importar desde otro sistema',
      routes: ['/bookkeeping/moving-in'],
      text: [
        'Importe primero el plan de cuentas y las unidades. Después elija exportaciones CSV del sistema anterior: el diario, los saldos de las unidades en su última fecha, los proveedores, sus facturas pendientes y el balance de comprobación. Asigne las columnas de cada archivo.',
        'Los proveedores que ya existen, por nombre o número de cliente, quedan como están. Las facturas pendientes se pagan como cualquier otra y su antigüedad cuenta desde sus propias fechas. En un 1099 solo cuentan los pagos hechos aquí.',
        'La validación comprueba cada fila y compara cada cuenta con el balance anterior. Solo se registra cuando todas las filas son válidas y los balances coinciden. Cada asiento se registra una sola vez, aunque lo intente de nuevo.',
      ],
    },
    {
      id: 'close-months',
      title: 'Cerrar los meses y el ejercicio',
      routes: ['/bookkeeping/periods', '/bookkeeping/periods/details'],
      text: [
        'Cierre los meses por orden. La página de un mes abierto tiene su lista de cierre: cuentas bancarias conciliadas, ningún borrador, aprobaciones y asientos periódicos al día, gastos habituales registrados o devengados, cada uno con un enlace a donde se hace. Un mes cerrado queda bloqueado.',
        'Otra persona confirma el cierre y lo encuentra entre sus tareas. Usted no puede confirmar su propio cierre; si se rechaza, el mes queda abierto de nuevo y se muestra el motivo. Si nadie más tiene el permiso «Period Confirm», el mes sigue cerrado sin confirmación y puede solicitarla más tarde.',
        'El último mes cerrado se puede reabrir con un motivo y la aprobación de otra persona. En el último mes del ejercicio, los ingresos, gastos y traspasos de cada fondo se cierran contra su saldo. Los asientos se ven antes de registrarse, y al reabrir el mes se anulan.',
        'Las cuotas para reservas son ingreso cuando se facturan, salvo que elija reconocerlas cuando se gastan (ASC 606). Entonces quedan como pasivo por contrato, y la página de cada mes muestra el ingreso por reconocer y registra la diferencia. El criterio de caja no cambia. Pregunte a su auditor qué método necesitan sus estados.',
      ],
    },
    {
      id: 'trial-balance',
      title: 'Leer el balance de comprobación',
      routes: ['/bookkeeping/trial-balance'],
      text: [
        'El balance de comprobación muestra cada cuenta con saldo, con debe y haber por fondo a una fecha. Seleccione una cifra para ver sus líneas.',
        'Por devengo, el ingreso cuenta cuando se factura; por caja, cuando se cobra. El archivo tiene una fila por cuenta y fondo.',
      ],
    },
    {
      id: 'form-1120-h',
      title: 'Comprobar si aplica el formulario 1120-H',
      routes: ['/bookkeeping/tax-tests'],
      text: [
        'Una comunidad puede usar el formulario 1120-H si al menos el 60 % de sus ingresos viene de los miembros como propietarios y al menos el 90 % de sus gastos es para propiedad de la asociación. La página muestra las dos pruebas de un ejercicio y el importe gravable: los demás ingresos menos los gastos directamente relacionados y menos $100.',
        'Cada cuenta de ingresos o gastos tiene una clase fiscal en su página; las cuentas estándar traen la habitual. Las cuentas sin clase aparecen en una lista y cuentan en contra de la prueba. El archivo de importación del plan incluye la clase, así que puede fijar muchas a la vez.',
        'El equipo comprado que está en una cuenta de activo no se incluye. Haga que un asesor fiscal revise las pruebas y clases antes de declarar.',
      ],
    },
    {
      id: 'fund-loans',
      title: 'Ver lo que se deben los fondos',
      routes: ['/bookkeeping/fund-loans'],
      text: [
        'Cuando un fondo paga una factura de otro, o un cobro se aplica a cargos de dos fondos, un fondo debe al otro. La página muestra los saldos a una fecha y sus asientos. Los saldos mutuos se compensan, y los reembolsos van primero al asiento más antiguo.',
        'Lo tomado de una reserva se debe devolver en el plazo de un año desde su asiento más antiguo sin devolver (§5515 del Código Civil de California); los saldos vencidos se señalan. Un mes antes, una tarea lo recuerda a quienes registran asientos. Si la junta lo aplaza con un acuerdo motivado, la fecha que se muestra no cambia.',
        'La devolución abre un asiento ya completado. No mueve dinero en el banco: haga allí la transferencia y registre el asiento con su fecha.',
      ],
    },
    {
      id: 'check-books',
      title: 'Verificar la integridad de los libros',
      routes: ['/bookkeeping/books-check'],
      text: [
        'La comprobación lee cada asiento desde el primero. Cada uno tiene una huella (hash) de su contenido y del asiento anterior, así que cualquier cambio posterior se detecta y el primero se indica por su número. El resultado queda en la página.',
        'Al cerrar un mes se envían por correo el número y la huella del último asiento. Péguelos para comparar los libros con esa fecha: una copia anterior, o una rehecha después, no coincide.',
      ],
    },
    {
      id: 'service-items',
      title: 'Guardar servicios y artículos de uso frecuente',
      routes: ['/bookkeeping/services-items'],
      text: [
        'Un servicio o artículo tiene descripción, precio, cuenta y fondo; al elegirlo se completa una línea de la factura. Los que se compran tienen también una casilla del 1099.',
        'Archive los que ya no use; se pueden recuperar. Las facturas que los usaron no cambian.',
      ],
    },
  ],
};
