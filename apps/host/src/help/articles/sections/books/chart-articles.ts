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
        'The chart shows what the community has, owes, takes in and spends, with a column for each fund. Choose the day and the basis above it; arrow keys open and close what stands below a heading.',
        'The page of an account has its register: every line with the balance after it, the newest last, and the entry that each belongs to.',
      ],
    },
    {
      id: 'change-chart',
      title: 'Add, change and import accounts',
      routes: [`${chart}/create`, `${chart}/edit`, `${chart}/import`],
      text: [
        'A new account needs a code, a name and a type. Once it was posted to, what it is for stays; its name and its place can still be changed. It is archived when it is at zero.',
        'Import takes the file that the chart exports, or one like it. Every row is checked first, and all of them are written or none.',
      ],
    },
    {
      id: 'opening-balances',
      title: 'Begin the books with opening balances',
      routes: [`${chart}/opening-balances`],
      text: [
        'Enter what each account began with, and what each unit owed or had to its credit, with the day it was due. Rows can be pasted from a spreadsheet.',
        'What a fund still lacks to balance goes to its fund balance, and is shown as you type. Everything is posted as one entry, which can be taken back while nothing was paid on it.',
      ],
    },
    {
      id: 'moving-in',
      title: 'Move in from another system',
      routes: ['/bookkeeping/moving-in'],
      text: [
        'Bring the chart of accounts and the units first. Then choose CSV exports of the old system: the journal, what units owe on its last day, its vendors, their open bills, and its trial balance. Say which column has what.',
        'Vendors that are here already, by their name or by the number that they know you by, stay as they are. Open bills are paid as any other, and age from their own dates; on a 1099 counts what is paid here.',
        'Check tries every row and compares each account with the old trial balance. Entries are posted only when no row is wrong and the comparison is zero; each is posted once, however often it is tried.',
      ],
    },
    {
      id: 'close-months',
      title: 'Close months and the year',
      routes: ['/bookkeeping/periods', '/bookkeeping/periods/details'],
      text: [
        'Months are closed one after the other. Before one is closed you see what there is to look at: earlier months, approvals that wait, money that is not deposited. A closed month takes no entries any more.',
        'The last closed month can be reopened with a reason, and a second person approves it. In the month in which the community’s fiscal year ends, income, expenses and transfers of each fund are brought to its fund balance; you see what is posted before, and reopening the month takes it back.',
        'Assessments for reserves are income when they are billed, unless the page of months says “when they are spent” (ASC 606): then what is billed waits as contract liability, and a month’s page shows what of it is income and posts the difference. Cash basis stays as it is. Ask your auditor which one your statements need.',
      ],
    },
    {
      id: 'trial-balance',
      title: 'Read the trial balance',
      routes: ['/bookkeeping/trial-balance'],
      text: [
        'The trial balance has every account on which something stands, with debits and credits of each fund at the end of the day that you choose. Press a figure to see the lines that it is made of.',
        'By accrual, income counts when it is billed; by cash, when it is paid. The file has a row for each account and fund.',
      ],
    },
    {
      id: 'form-1120-h',
      title: 'See whether Form 1120-H fits',
      routes: ['/bookkeeping/tax-tests'],
      text: [
        'A community files Form 1120-H where at least 60% of its income comes from members as owners, and at least 90% of what it spends is for association property. The page has both tests for a year of the community, and what would be taxed: other income less what is directly connected with it, and less $100.',
        'Each account of income or expense says on its page what it counts as; the usual accounts begin with what is usual. What nobody has said is listed, and counts as if it did not pass. The file of the chart carries it, so many are said at once.',
        'Bought equipment that stands in an asset account is not in the figures. Have a tax adviser review tests and tags before a return is filed.',
      ],
    },
    {
      id: 'fund-loans',
      title: 'See what funds owe each other',
      routes: ['/bookkeeping/fund-loans'],
      text: [
        'Where one fund pays a bill of another, or a receipt settles charges of two, one fund owes the other. The page has what each owes at the end of a day, with the entries that it is made of. What both owe each other is taken off, and a repayment takes from the oldest entry first.',
        'What was borrowed from a reserve is restored within a year of its oldest entry that is not repaid, as California Civil Code §5515 asks; what is over that day is marked. A month before, a task reminds who posts journal entries. Where the board delays it by a finding, the day here stays the same.',
        'Repay opens a journal entry that is filled in. It moves nothing at the bank: make the transfer there, and post the entry with its date.',
      ],
    },
    {
      id: 'check-books',
      title: 'Check that nothing in the books was changed',
      routes: ['/bookkeeping/books-check'],
      text: [
        'A check reads every entry from the first one on. Each has a hash of what it says and of the entry before it, so that a change shows, and the first one is named by its number. What it found stays on the page.',
        'When a month is closed, the number and hash of the last entry are mailed. Paste them, and the books are compared with what they were then: a copy from before, or one that was worked out anew, does not pass.',
      ],
    },
    {
      id: 'service-items',
      title: 'Keep what is billed and bought often',
      routes: ['/bookkeeping/services-items'],
      text: [
        'A service or item keeps description, price, account and fund, so that an invoice line is filled in by choosing it. Those that are bought have the box of a 1099, too.',
        'What is no longer used is archived and can be brought back. Invoices that used it stay as they are.',
      ],
    },
  ],
  es: [
    {
      id: 'chart',
      title: 'Leer el plan de cuentas',
      routes: ['/bookkeeping', chart, `${chart}/details`],
      text: [
        'El plan muestra lo que la comunidad tiene, debe, ingresa y gasta, con una columna por fondo. Elija arriba el día y el criterio; las flechas abren y cierran lo que está debajo de un título.',
        'La página de una cuenta tiene su libro mayor: cada línea con el saldo que queda, la más reciente al final, y el asiento al que pertenece.',
      ],
    },
    {
      id: 'change-chart',
      title: 'Agregar, cambiar e importar cuentas',
      routes: [`${chart}/create`, `${chart}/edit`, `${chart}/import`],
      text: [
        'Una cuenta nueva necesita código, nombre y tipo. Cuando ya tiene movimientos, sigue siendo para lo que es; el nombre y el lugar aún se pueden cambiar. Se archiva cuando está en cero.',
        'Importar toma el archivo que exporta el plan, o uno parecido. Primero se comprueba cada fila, y se escriben todas o ninguna.',
      ],
    },
    {
      id: 'opening-balances',
      title: 'Empezar los libros con los saldos iniciales',
      routes: [`${chart}/opening-balances`],
      text: [
        'Escriba con qué empezó cada cuenta, y qué debía o tenía a favor cada unidad, con el día en que vencía. Se pueden pegar filas de una hoja de cálculo.',
        'Lo que a un fondo le falta para cuadrar va a su saldo de fondo, y se ve mientras escribe. Todo se registra como un asiento, que se puede anular mientras no se haya pagado nada de él.',
      ],
    },
    {
      id: 'moving-in',
      title: 'Venir de otro sistema',
      routes: ['/bookkeeping/moving-in'],
      text: [
        'Traiga primero el plan de cuentas y las unidades. Después elija exportaciones CSV del sistema anterior: el diario, lo que deben las unidades en su último día, sus proveedores, las facturas abiertas de estos y su balance. Diga qué tiene cada columna.',
        'Los proveedores que ya están aquí, por su nombre o por el número con el que los conocen, quedan como están. Las facturas abiertas se pagan como cualquier otra y cuentan sus días desde sus propias fechas; en un 1099 cuenta lo que se paga aquí.',
        'Revisar prueba cada fila y compara cada cuenta con el balance anterior. Solo se registra cuando ninguna fila está mal y la comparación es cero; cada asiento se registra una sola vez, por más que se intente.',
      ],
    },
    {
      id: 'close-months',
      title: 'Cerrar los meses y el ejercicio',
      routes: ['/bookkeeping/periods', '/bookkeeping/periods/details'],
      text: [
        'Los meses se cierran uno tras otro. Antes de cerrar uno se ve lo que hay que revisar: meses anteriores, aprobaciones pendientes, dinero sin depositar. Un mes cerrado ya no admite asientos.',
        'El último mes cerrado se puede reabrir con un motivo, y lo aprueba otra persona. En el mes en que termina el año fiscal de la comunidad, los ingresos, gastos y traspasos de cada fondo pasan a su saldo; antes se ve lo que se registra, y al reabrir el mes se anula.',
        'Las cuotas para reservas son ingreso cuando se facturan, salvo que la página de meses diga «cuando se gastan» (ASC 606): entonces lo facturado espera como pasivo por contrato, y la página de un mes muestra qué parte es ingreso y registra la diferencia. El criterio de caja queda igual. Pregunte a su auditor cuál necesitan sus estados.',
      ],
    },
    {
      id: 'trial-balance',
      title: 'Leer el balance de comprobación',
      routes: ['/bookkeeping/trial-balance'],
      text: [
        'El balance de comprobación tiene cada cuenta con saldo, con el debe y el haber de cada fondo al final del día que elija. Pulse una cifra para ver las líneas de que se compone.',
        'Por devengo, el ingreso cuenta cuando se factura; por caja, cuando se cobra. El archivo tiene una fila por cuenta y fondo.',
      ],
    },
    {
      id: 'form-1120-h',
      title: 'Ver si sirve el formulario 1120-H',
      routes: ['/bookkeeping/tax-tests'],
      text: [
        'Una comunidad usa el formulario 1120-H si al menos el 60 % de sus ingresos viene de los miembros como propietarios y al menos el 90 % de lo que gasta es para propiedad de la asociación. La página tiene las dos pruebas de un año de la comunidad y lo que se gravaría: los demás ingresos menos lo directamente ligado a ellos y menos $100.',
        'Cada cuenta de ingresos o gastos dice en su página lo que cuenta; las cuentas habituales empiezan con lo habitual. Lo que nadie ha dicho aparece en una lista y cuenta como si no pasara. El archivo del plan lo lleva, así que se dice de muchas a la vez.',
        'El equipo comprado que está en una cuenta de activo no figura en las cifras. Haga que un asesor fiscal revise pruebas y clases antes de declarar.',
      ],
    },
    {
      id: 'fund-loans',
      title: 'Ver lo que los fondos se deben',
      routes: ['/bookkeeping/fund-loans'],
      text: [
        'Cuando un fondo paga una factura de otro, o un cobro salda cargos de dos, un fondo debe al otro. La página tiene lo que debe cada uno al final de un día, con los asientos de que se compone. Lo que se deben mutuamente se descuenta, y una devolución reduce primero el asiento más antiguo.',
        'Lo tomado de una reserva se devuelve en el plazo de un año desde su asiento más antiguo sin devolver, como pide el §5515 del Código Civil de California; lo que pasa de ese día está señalado. Un mes antes, una tarea lo recuerda a quien registra asientos. Si la junta lo aplaza con un acuerdo motivado, el día aquí sigue igual.',
        'Devolver abre un asiento manual ya rellenado. No mueve nada en el banco: haga allí la transferencia y registre el asiento con su fecha.',
      ],
    },
    {
      id: 'check-books',
      title: 'Comprobar que nada de los libros se cambió',
      routes: ['/bookkeeping/books-check'],
      text: [
        'Una comprobación lee cada asiento desde el primero. Cada uno tiene una huella de lo que dice y del asiento anterior, así que un cambio se nota, y el primero se nombra por su número. Lo que se encontró queda en la página.',
        'Al cerrar un mes se envían por correo el número y la huella del último asiento. Péguelos y los libros se comparan con lo que eran entonces: una copia anterior, o una rehecha, no pasa.',
      ],
    },
    {
      id: 'service-items',
      title: 'Guardar lo que se factura y compra a menudo',
      routes: ['/bookkeeping/services-items'],
      text: [
        'Un servicio o artículo guarda descripción, precio, cuenta y fondo; al elegirlo se completa una línea de la factura. Los que se compran tienen también la casilla del 1099.',
        'Lo que ya no se usa se archiva y se puede recuperar. Las facturas que lo usaron no cambian.',
      ],
    },
  ],
};
