import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/accounting';
const billRoutes = [`${base}/bills`, `${base}/bills/ageing`, `${base}/vendor-payments`];

/** Invoices, payments, what an owner owes, vendors and the journal. */
export const accountingArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'invoices',
      title: 'Bill one, several or all units',
      routes: [base, `${base}/invoices`],
      text: [
        'Choose the units and enter the lines, by hand or from services and items. Each unit is charged the full amount of every line, or its share by ownership percentage. The preview shows every amount and the journal entries.',
        'An invoice without payments can be voided. A reversing entry is posted, and the invoice keeps its number.',
        'From its page, an invoice can be saved as a PDF or emailed to its owners, each in their language; the page shows the delivery status of each email. From the list you can send many at once, or send reminders. Enter your payment instructions on the payment policy page; they appear on every invoice.',
      ],
    },
    {
      id: 'recurring-invoices',
      title: 'Bill automatically on a schedule',
      routes: [`${base}/recurring-invoices`],
      text: [
        'A template sets which units to bill, for what and when: monthly, quarterly or yearly, on a date, the last day or a weekday. The next 10 runs and their totals appear beside the form. Use {month} for the month of each invoice.',
        'Each scheduled date is billed once, in the morning. If the server was down, missed dates are billed late under their own date. If that month is closed, they are billed on the first day of an open one, and the page tells you.',
        'If a date can’t be billed, the page shows why. It is retried every day until it succeeds or you skip it. Changes apply from the next run. Dates that pass while a template is paused are not billed.',
      ],
    },
    {
      id: 'payments',
      title: 'Record payments from owners',
      routes: [`${base}/payments`],
      text: [
        'As you type, the page shows which charges the payment is applied to, in order, and why. Any remainder is held as a credit of the unit. One check can pay for several units.',
        'The refundable deposit of a booking is outside the payment order: payments are applied to it after everything else, or first if you choose so beside the preview.',
        'The payment order is set with an effective date. Earlier payments keep the order of their own date.',
        'Late fees and interest are set on the same page, from a template or with your own terms: a fee once per installment, and simple monthly interest. Templates reject terms above the limit of the law they are named for. A waived fee isn’t charged again, a payment with an earlier date reverses charges it makes incorrect, and units with paused collections aren’t charged. Charges that can’t be posted, for example because an account is archived, stay among your tasks until fixed.',
        'A receipt can be emailed to the owners from the form or later from the payment’s page. It shows what was paid, how it was applied and why, and the remaining balance, with a PDF. Set the default on the payment policy page.',
        'On its page, a payment can be reapplied to other charges, or by the order that a law sets. This takes effect on that date; statements for earlier dates stay the same.',
        'When a payment is returned (NSF), its charges are open again with their original due dates, and you can charge a returned-payment fee.',
      ],
    },
    {
      id: 'deposits',
      title: 'Combine payments into one bank deposit',
      routes: [`${base}/deposits`],
      text: [
        'Payments recorded to undeposited funds stay there until deposited. Choose the payments, date, bank account and slip number. The books then show one amount, like the bank statement. You can print the deposit slip.',
        'A deposit can be voided; its payments return to undeposited funds. When the bank returns one payment of a deposit, mark that payment as returned: only its amount leaves the bank account.',
      ],
    },
    {
      id: 'credits',
      title: 'Credit, waive, write off and refund',
      routes: [`${base}/adjustments`],
      text: [
        'On an invoice’s page, a credit memo removes all or part of a charge: the open amount first. Anything already paid becomes a credit of the unit and is applied to open charges within the hour, before anything is late. Late fees, interest and fines can be waived. Before you confirm, the page shows the new balance and the journal entry.',
        'A write-off is recorded as an expense and needs approval by a second person. If the owner pays later, record a recovery on the write-off’s page.',
        'A unit’s credit can be refunded from its statement. Refunds over an amount that your community sets, or from a reserve bank account, need approval.',
        'After a booking, its deposit is returned on the invoice’s page, in full or less an amount you keep with a reason. The returned part becomes a credit of the unit; the part you keep is income.',
        'All of these can be voided. A reversing entry is posted, and the document keeps its number.',
      ],
    },
    {
      id: 'what-i-owe',
      title: 'See your balance and charges',
      routes: [`${base}/statement`],
      text: [
        'Your balance and next due date are at the top. Below are your open charges and the last 12 months of activity with running balance and who posted each item.',
        'Credits are applied to upcoming charges automatically.',
        'If you have a payment plan, its card shows how much is paid and what is due next. Upcoming installments of special assessments appear below the open charges.',
      ],
    },
    {
      id: 'collection',
      title: 'Pause collections or set up a payment plan',
      routes: [`${base}/statement`, `${base}/payoff-statements`],
      text: [
        'Below a unit’s statement, the treasurer can pause collections for a bankruptcy, a dispute, a payment under protest, or at counsel’s request. No late fees, interest or reminders are created meanwhile, and no interest is charged later for these days. The pause applies to the current owners. A bankruptcy splits their balance at the petition date: payments and credits go to charges due after it, and only payments you mark as from the trustee go to charges due before it.',
        'A payment plan divides the open balance into installments without changing any charge. It shows whether it is on schedule and how much is past due. While it is kept, nothing is added.',
        'A payoff statement shows the amount to pay on a date for a zero balance: open charges by type, charges billed by then, interest to that date and per additional day, credits, and later installments. It has a number and a PDF, and doesn’t change once created.',
      ],
    },
    {
      id: 'special-assessments',
      title: 'Create a special assessment',
      routes: [`${base}/special-assessments`],
      text: [
        'Choose the units, the fund and the amount: per unit, or a total divided by ownership percentage. The preview shows what each unit pays with each installment, to the cent.',
        'Each installment is billed on its date. If a unit can’t be billed, for example because it has no owner or the month is closed, the page shows why, and you can bill it on another date.',
        'You can bill a unit’s remaining installments at once, if it is delinquent or wants to pay early. After a sale, the buyer pays the installments billed from then on.',
      ],
    },
    {
      id: 'vendors',
      title: 'Manage vendors, W-9s and TINs',
      routes: [`${base}/vendors`],
      text: [
        'A vendor has payment terms, a default expense account and 1099 details. The list shows missing W-9s and TINs, and insurance about to expire.',
        'Only the last four digits of a TIN are shown. To view all of it you confirm your identity, and the history records it.',
      ],
    },
    {
      id: 'bills',
      title: 'Enter, approve and pay bills',
      routes: billRoutes,
      text: [
        'A bill starts with the terms, account and 1099 box of its vendor. Bills over an amount that your community sets need approval; until then they can be edited, which restarts approval. Posted bills can be voided but not edited.',
        'To pay, select bills in the list, or start from a bill or a vendor. Each vendor gets one payment, reduced by credits. Before you pay, you see the checks and the journal entries, including those between funds.',
        'Payments out of a reserve fund need approval at any amount, from its own bank account or another. Set who approves, how many and from which amount under Approvals, in the rule for withdrawals from a reserve fund. It also applies to journal entries and refunds.',
        'Checks are numbered in order for each bank account; a voided check keeps its number. When a payment is returned, its bills are open again.',
        'A/P aging shows open bills by vendor and age as of any date, and whether they match the payables accounts. For a past date it shows the balances as they were then.',
        'The 1099 register adds up payments in a calendar year by box, and shows the threshold for the box and year. Vendors with the same TIN are combined. Card and payment network payments are excluded, and missing details are listed.',
      ],
    },
    {
      id: 'bank-transactions',
      title: 'Match bank statements to the books',
      routes: [
        `${base}/transactions`,
        `${base}/transactions/details`,
        `${base}/transactions/import`,
        `${base}/transactions/rules`,
      ],
      text: [
        'Import a statement from your bank: OFX, QFX, QIF, CAMT.053, MT940 or CSV. Dates may overlap with earlier files: lines already imported are skipped, and possible duplicates are marked for you to review. You can undo an import until its lines are matched.',
        'Each line shows suggested matches with the reasons. Accept a suggestion, match several entries manually, or post an entry for it, split across accounts if needed. Every step can be undone.',
        'Keyboard: J and K move between lines, Enter opens one, A accepts its first suggestion, E posts an entry, I ignores it.',
        'Rules categorize lines by text and amount. A rule suggests its entry, or posts it automatically after each import. While you edit it, the form shows which lines it matches.',
      ],
    },
    {
      id: 'journal',
      title: 'Post and reverse journal entries',
      routes: [`${base}/journal-entries`],
      text: [
        'Debits and credits must balance in each fund; the page shows what is missing as you type. Entries over an amount that your community sets, and all entries that take money out of a reserve fund, need approval before they are posted.',
        'Posted entries can’t be edited. Correct a mistake by reversing it. An accrual can be posted together with its reversing entry. Entries can be dated up to a year ahead; one with the wrong date is reversed on its own date.',
        'The whole journal can be downloaded for other accounting programs.',
      ],
    },
    {
      id: 'recurring-entries',
      title: 'Post entries automatically on a schedule',
      routes: [`${base}/journal-entries/recurring`],
      text: [
        'A recurring entry has the lines of a journal entry and a schedule: monthly or yearly, from a start date, with or without an end. It posts fixed amounts, an accrual that is reversed on the first day of the next month, or an amortization. To start from an existing entry, choose Make recurring.',
        'An amortization spreads a total over months, for example prepaid insurance: equal amounts, with any remaining cents in the last month. It ends automatically. Once it starts, its amount, months and dates can’t change. After a pause, missed months are posted late so the total adds up.',
        'Each date is posted once, in the morning, under the same rules as a manual entry, including approval over the limit. If a date can’t be posted, for example in a closed month, the page shows why and it is retried every day. You can also retry it yourself, post it in the first open month, or skip it.',
      ],
    },
  ],
  es: [
    {
      id: 'invoices',
      title: 'Facturar a una, varias o todas las unidades',
      routes: [base, `${base}/invoices`],
      text: [
        'Elija las unidades e ingrese las líneas, a mano o desde servicios y artículos. A cada unidad se le cobra el importe completo de cada línea, o su parte según la cuota de participación. La vista previa muestra cada importe y los asientos.',
        'Una factura sin pagos se puede anular. Se registra un asiento de anulación y la factura conserva su número.',
        'Desde su página, una factura se guarda en PDF o se envía por correo a sus propietarios, a cada uno en su idioma; la página muestra el estado de cada envío. Desde la lista puede enviar muchas a la vez, o recordatorios. Ingrese las instrucciones de pago en la página de la política de pagos; aparecen en cada factura.',
      ],
    },
    {
      id: 'recurring-invoices',
      title: 'Facturar automáticamente según un calendario',
      routes: [`${base}/recurring-invoices`],
      text: [
        'Una plantilla define qué unidades se facturan, por qué concepto y cuándo: cada mes, trimestre o año, en una fecha, el último día o un día de la semana. Junto al formulario aparecen las próximas 10 emisiones con sus totales. Use {month} para el mes de cada factura.',
        'Cada fecha programada se factura una vez, por la mañana. Si el servidor estuvo parado, las fechas pendientes se facturan después con su propia fecha. Si ese mes está cerrado, se facturan el primer día de uno abierto, y la página lo indica.',
        'Si una fecha no se puede facturar, la página muestra el motivo. Se reintenta cada día hasta que se logra o usted la omite. Los cambios se aplican desde la próxima emisión. Las fechas que pasan con la plantilla en pausa no se facturan.',
      ],
    },
    {
      id: 'payments',
      title: 'Registrar pagos de los propietarios',
      routes: [`${base}/payments`],
      text: [
        'Mientras escribe, la página muestra a qué cargos se aplica el pago, en qué orden y por qué. El resto queda como saldo a favor de la unidad. Un cheque puede pagar varias unidades.',
        'El depósito reembolsable de una reserva está fuera del orden de pago: se salda después de todo lo demás, o primero si lo elige junto a la vista previa.',
        'El orden de pago se fija con una fecha de vigencia. Los pagos anteriores conservan el orden de su fecha.',
        'Los recargos e intereses por mora se fijan en la misma página, con una plantilla o con sus propias condiciones: un recargo por cuota, e interés simple mensual. Las plantillas rechazan condiciones por encima del límite de la ley que indican. Un recargo condonado no se cobra de nuevo, un pago con fecha anterior anula los cargos que dejan de corresponder, y a las unidades con el cobro en pausa no se les cobra. Los cargos que no se pueden registrar, por ejemplo porque una cuenta está archivada, quedan entre sus tareas hasta que se corrijan.',
        'El recibo se puede enviar por correo a los propietarios desde el formulario o después desde la página del pago. Muestra lo pagado, cómo se aplicó y por qué, y el saldo restante, con un PDF. El valor predeterminado se fija en la página de la política de pagos.',
        'En su página, un pago se puede aplicar de nuevo a otros cargos, o según el orden que fija una ley. Tiene efecto desde esa fecha; los estados de cuenta de fechas anteriores no cambian.',
        'Si el banco devuelve un pago, sus cargos quedan otra vez pendientes con sus vencimientos originales, y se puede cobrar un cargo por devolución.',
      ],
    },
    {
      id: 'deposits',
      title: 'Reunir pagos en un depósito bancario',
      routes: [`${base}/deposits`],
      text: [
        'Los pagos registrados en fondos por depositar permanecen allí hasta que se depositan. Elija los pagos, la fecha, la cuenta bancaria y el número de la boleta. Los libros muestran entonces un solo importe, como el extracto. La boleta se puede imprimir.',
        'Un depósito se puede anular; sus pagos vuelven a fondos por depositar. Si el banco devuelve un pago de un depósito, márquelo como devuelto: de la cuenta bancaria sale solo su importe.',
      ],
    },
    {
      id: 'credits',
      title: 'Notas de crédito, condonaciones, bajas y reembolsos',
      routes: [`${base}/adjustments`],
      text: [
        'En la página de una factura, una nota de crédito quita un cargo, entero o en parte: primero lo pendiente. Lo ya pagado pasa a saldo a favor de la unidad y se aplica a los cargos pendientes en menos de una hora, antes de que haya mora. Los recargos por mora, los intereses y las multas se pueden condonar. Antes de confirmar, la página muestra el nuevo saldo y el asiento.',
        'Una baja por incobrable se registra como gasto y requiere la aprobación de otra persona. Si el propietario paga después, registre una recuperación en la página de la baja.',
        'El saldo a favor de una unidad se puede reembolsar desde su estado de cuenta. Los reembolsos por encima del importe que fija la comunidad, o desde la cuenta bancaria de una reserva, requieren aprobación.',
        'Terminada una reserva, su depósito se devuelve en la página de la factura, entero o menos el importe que retenga, con un motivo. Lo devuelto pasa a saldo a favor de la unidad; lo retenido es ingreso.',
        'Todo se puede anular. Se registra un asiento de anulación y el documento conserva su número.',
      ],
    },
    {
      id: 'what-i-owe',
      title: 'Ver su saldo y sus cargos',
      routes: [`${base}/statement`],
      text: [
        'Arriba están su saldo y su próximo vencimiento. Debajo, los cargos pendientes y los movimientos de los últimos 12 meses con el saldo acumulado y quién registró cada uno.',
        'El saldo a favor se aplica automáticamente a los próximos cargos.',
        'Si tiene un plan de pagos, su tarjeta muestra cuánto está pagado y qué vence después. Los próximos plazos de las cuotas extraordinarias aparecen bajo los cargos pendientes.',
      ],
    },
    {
      id: 'collection',
      title: 'Pausar el cobro o establecer un plan de pagos',
      routes: [`${base}/statement`, `${base}/payoff-statements`],
      text: [
        'Debajo del estado de cuenta de una unidad, la tesorería puede pausar el cobro por una quiebra, una disputa, un pago bajo protesta o a petición del abogado. Mientras tanto no se generan recargos, intereses ni recordatorios, y por esos días tampoco se cobran intereses después. La pausa se aplica a los propietarios actuales. Una quiebra divide su saldo en la fecha de la solicitud: los pagos y saldos a favor se aplican a lo que venció después, y a lo anterior solo los pagos que usted marque como del síndico.',
        'Un plan de pagos divide el saldo pendiente en plazos sin cambiar ningún cargo. Muestra si está al día y cuánto atraso tiene. Mientras se cumple, no se añade nada.',
        'Un certificado de deuda muestra lo que hay que pagar en una fecha para dejar el saldo en cero: cargos pendientes por tipo, lo que se factura hasta entonces, intereses hasta esa fecha y por cada día adicional, saldo a favor y plazos posteriores. Tiene número y PDF, y no cambia una vez emitido.',
      ],
    },
    {
      id: 'special-assessments',
      title: 'Crear una cuota extraordinaria',
      routes: [`${base}/special-assessments`],
      text: [
        'Elija las unidades, el fondo y el importe: por unidad, o un total repartido según la cuota de participación. La vista previa muestra al centavo lo que paga cada unidad en cada plazo.',
        'Cada plazo se factura en su fecha. Si una unidad no se puede facturar, por ejemplo porque no tiene propietario o el mes está cerrado, la página muestra el motivo y puede facturarla en otra fecha.',
        'Puede facturar de una vez los plazos restantes de una unidad, si está en mora o quiere pagar por adelantado. Tras una venta, el comprador paga los plazos que se facturan desde entonces.',
      ],
    },
    {
      id: 'vendors',
      title: 'Gestionar proveedores, W-9 y TIN',
      routes: [`${base}/vendors`],
      text: [
        'Un proveedor tiene plazo de pago, una cuenta de gasto predeterminada y datos para el 1099. La lista muestra los W-9 y TIN que faltan y los seguros por vencer.',
        'Del TIN solo se muestran los últimos cuatro dígitos. Para verlo completo debe confirmar su identidad, y queda registrado en el historial.',
      ],
    },
    {
      id: 'bills',
      title: 'Registrar, aprobar y pagar facturas recibidas',
      routes: billRoutes,
      text: [
        'Una factura empieza con el plazo, la cuenta y la casilla del 1099 de su proveedor. Las que superan el importe que fija la comunidad requieren aprobación; hasta entonces se pueden editar, lo que reinicia la aprobación. Las contabilizadas se pueden anular, pero no editar.',
        'Para pagar, seleccione facturas en la lista o empiece desde una factura o un proveedor. Cada proveedor recibe un pago, menos sus abonos. Antes de pagar verá los cheques y los asientos, también entre fondos.',
        'Los pagos con cargo a un fondo de reserva requieren aprobación sea cual sea el importe, desde su cuenta bancaria o desde otra. Quién aprueba, cuántos y desde qué importe se fija en Aprobaciones, en la regla para retiros de un fondo de reserva. Vale también para asientos y reembolsos.',
        'Los cheques se numeran en orden por cuenta bancaria; uno anulado conserva su número. Si un pago se devuelve, sus facturas quedan otra vez pendientes.',
        'La antigüedad de cuentas por pagar muestra las facturas pendientes por proveedor a cualquier fecha, y si coinciden con las cuentas por pagar. De una fecha pasada muestra los saldos de entonces.',
        'El registro 1099 suma los pagos de un año natural por casilla y muestra el umbral de la casilla y el año. Los proveedores con el mismo TIN se suman. Los pagos con tarjeta y por redes de pagos se excluyen, y se indican los datos que faltan.',
      ],
    },
    {
      id: 'bank-transactions',
      title: 'Conciliar extractos bancarios con los libros',
      routes: [
        `${base}/transactions`,
        `${base}/transactions/details`,
        `${base}/transactions/import`,
        `${base}/transactions/rules`,
      ],
      text: [
        'Importe un extracto de su banco: OFX, QFX, QIF, CAMT.053, MT940 o CSV. Las fechas pueden coincidir con archivos anteriores: lo ya importado se omite, y los posibles duplicados se marcan para que los revise. Una importación se puede deshacer mientras no tenga líneas conciliadas.',
        'Cada línea muestra conciliaciones sugeridas con sus motivos. Acepte una sugerencia, concilie varios asientos manualmente o registre un asiento, dividido entre cuentas si hace falta. Todo se puede deshacer.',
        'Teclado: J y K recorren las líneas, Intro abre una, A acepta su primera sugerencia, E registra un asiento, I la ignora.',
        'Las reglas clasifican las líneas por texto e importe. Una regla sugiere su asiento o lo registra automáticamente tras cada importación. Mientras la edita, el formulario muestra con qué líneas coincide.',
      ],
    },
    {
      id: 'journal',
      title: 'Registrar y anular asientos',
      routes: [`${base}/journal-entries`],
      text: [
        'El debe y el haber deben cuadrar en cada fondo; la página muestra lo que falta mientras escribe. Los asientos que superan el importe que fija la comunidad, y todos los que sacan dinero de una reserva, requieren aprobación antes de registrarse.',
        'Los asientos registrados no se pueden editar. Un error se corrige anulándolo. Una provisión se puede registrar junto con su asiento de anulación. La fecha puede ser hasta un año posterior; un asiento con fecha equivocada se anula en su propia fecha.',
        'El diario completo se puede descargar para otros programas de contabilidad.',
      ],
    },
    {
      id: 'recurring-entries',
      title: 'Registrar asientos automáticamente según un calendario',
      routes: [`${base}/journal-entries/recurring`],
      text: [
        'Un asiento periódico tiene las líneas de un asiento y un calendario: mensual o anual, desde una fecha de inicio, con final o sin él. Registra importes fijos, una provisión que se anula el primer día del mes siguiente, o una amortización. Para empezar desde un asiento existente, elija Crear asiento periódico.',
        'Una amortización reparte un total en meses, por ejemplo un seguro pagado por adelantado: cuotas iguales, con los centavos restantes en el último mes. Termina automáticamente. Una vez empezada, su importe, meses y fechas no se pueden cambiar. Tras una pausa, los meses pendientes se registran con retraso para completar el total.',
        'Cada fecha se registra una vez, por la mañana, con las mismas reglas que un asiento manual, incluida la aprobación por encima del límite. Si una fecha no se puede registrar, por ejemplo en un mes cerrado, la página muestra el motivo y se reintenta cada día. También puede reintentarlo usted, registrarla en el primer mes abierto u omitirla.',
      ],
    },
  ],
};
