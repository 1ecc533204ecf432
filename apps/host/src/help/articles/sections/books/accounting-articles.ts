import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/accounting';

/** Invoices, payments, what an owner owes, vendors and the journal. */
export const accountingArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'invoices',
      title: 'Bill one unit, several or all',
      routes: [base, `${base}/invoices`],
      text: [
        'Choose the units and write the lines, by hand or from services and items. For several units each is billed the whole of every line, or its part by share of ownership; the preview shows every amount and what is posted where.',
        'An invoice on which nothing was paid can be voided: another entry takes it back, and it keeps its number.',
        'On its page an invoice is saved as PDF or sent to its owners by e-mail, each in their language; the page says where each letter stands. From the list many are sent at once, or reminded of. How owners pay is said on the page of the payment policy, and stands on every invoice.',
      ],
    },
    {
      id: 'recurring-invoices',
      title: 'Bill again and again by itself',
      routes: [`${base}/recurring-invoices`],
      text: [
        'A template says whom to bill, what for and when: every month on a day, on the last one or on a weekday, every quarter, every year. Beside the form stand the next ten runs with their totals. Write {month} where each invoice is to have its month.',
        'Each day of the schedule is billed once, in the morning. What passed while the product stood still is billed late under its own date; where that month is closed, under the first day of an open one, and the page says so.',
        'What cannot be billed waits with its reason and is tried again every day, or you leave it out. A change counts from the next run on. Days that pass while a template is paused are not billed.',
      ],
    },
    {
      id: 'payments',
      title: 'Record what owners pay',
      routes: [`${base}/payments`],
      text: [
        'As you type, the page says in order which charges the payment settles and why. What nothing is open for stays to the credit of the unit. One check may be for several units.',
        'A refundable deposit of a booking stands outside the order: a payment settles it after everything that is owed, or first where you choose it beside the preview.',
        'In which order charges are paid is set from a day on; payments that came before keep the order of their day.',
        'What late payment costs is set there too, from a template or your own terms (a template refuses what costs more than the law that it names): a fee once for each instalment, and simple interest by the month. A fee that was waived is not charged again, a payment with an earlier date takes back what it makes wrong, and whoever is held from collection is left alone. What the books refuse, for example because an account is archived, is among your tasks until it is mended.',
        'A receipt goes to its owners by e-mail where you choose it in the form, or later on the page of the payment: what was paid, what it settled and why, what is still owed, and the PDF. With which choice the form begins is set on the page of the payment policy.',
        'On the page of a payment it can be applied otherwise: to other charges, or by the order where a law sets one. It counts from that day, and statements of the days before stay what they were.',
        'When the bank returns a payment, what it settled is open again under its first due days, and a fee can be charged once.',
      ],
    },
    {
      id: 'deposits',
      title: 'Bring payments to the bank in one deposit',
      routes: [`${base}/deposits`],
      text: [
        'Payments that were recorded into undeposited funds wait until they are deposited. Choose those that go to the bank together, the day, the bank account and the number of the slip: the books then show one amount, as the bank statement does. The slip can be printed.',
        'A deposit can be voided; its payments wait again. When the bank returns one payment of a deposit, take that payment back: the bank account loses its part only.',
      ],
    },
    {
      id: 'credits',
      title: 'Write credit memos, waive, write off and refund',
      routes: [`${base}/adjustments`],
      text: [
        'On the page of an invoice a credit memo takes a charge away, in whole or in part: first what is open of it; what was paid becomes the credit of the unit, which settles what is open within the hour, before anything is late. Late fees, interest and fines can be waived. Before you confirm it the page says what it does to what is owed and in the books.',
        'What will not be paid is written off by two persons, as an expense. When somebody pays after all, record a recovery on the page of the write-off.',
        'On the statement of a unit its credit can be refunded from a bank account. From an amount that the community sets, or from the bank account of a reserve fund, a second person approves it.',
        'The deposit of a booking that is over is returned on the page of its invoice, whole or less what you keep, for a reason: what goes back becomes the credit of the unit, what is kept is income.',
        'Each of them can be voided: another entry takes it back, and it keeps its number.',
      ],
    },
    {
      id: 'what-i-owe',
      title: 'See what you owe and why',
      routes: [`${base}/statement`],
      text: [
        'At the top stands what you owe and what falls due next. Below are the open charges, and everything that moved in twelve months with the balance after it and who posted it.',
        'What stands to your credit is used for the charges to come.',
        'Where you agreed a payment plan, its card says how much is paid and what is next. Instalments of special assessments that are billed later stand below the open charges.',
      ],
    },
    {
      id: 'collection',
      title: 'Hold the collection from a unit, or agree a payment plan',
      routes: [`${base}/statement`, `${base}/payoff-statements`],
      text: [
        'Below the statement of a unit, who keeps the books holds the collection: for a bankruptcy, a dispute, a payment under protest, or as counsel asks. No late fee, no interest and no reminder is made meanwhile, and for these days no interest afterwards either. The hold is of those who own the unit then. A bankruptcy splits what they owe at the day of its petition: payments and credit settle what fell due since, and what fell due before only a payment of which you say that it is from the trustee.',
        'A payment plan divides what is open into instalments and changes no charge. It says whether it is kept and by how much it is behind; for the days on which it is not broken, nothing is added.',
        'A payoff statement says what has to be paid on a day for a unit to be clear: open charges by kind, what is billed by then, interest until then and for each further day, credit, and the instalments that come later. It has a number and a PDF, and stays as it was made.',
      ],
    },
    {
      id: 'special-assessments',
      title: 'Levy a special assessment',
      routes: [`${base}/special-assessments`],
      text: [
        'Choose the units, the fund and the amount: of every unit, or of all together by share of ownership. The preview shows to the cent what each unit pays with each instalment.',
        'Each instalment is billed on its day. What cannot be billed, as of a unit that nobody owns or in a closed month, waits with the reason; bill it on another day.',
        'A unit that does not pay can be billed all the rest at once, and so can one that pays early. Who buys a unit pays the instalments that are billed from then on.',
      ],
    },
    {
      id: 'vendors',
      title: 'Keep vendors, W-9 and TIN',
      routes: [`${base}/vendors`],
      text: [
        'A vendor has terms, the account that is usually charged, and what a 1099 takes. The list says where a W-9 or a TIN is missing and whose insurance ends soon.',
        'Of a TIN only the last four digits are shown. Who shows all of it proves again who they are, and the log keeps that it was shown.',
      ],
    },
    {
      id: 'bills',
      title: 'Enter, approve and pay bills',
      routes: [`${base}/bills`, `${base}/bills/ageing`, `${base}/vendor-payments`],
      text: [
        'A bill begins with the terms, the account and the 1099 box of its vendor. From an amount that the community sets it waits for a second person; until then it can be changed, and a change is asked for anew. What is posted is voided, never changed.',
        'To pay, tick bills in the list or begin at a bill or a vendor. Each vendor gets one payment, credits lower it, and before you pay you see the checks and what is posted, also between funds.',
        'What takes money from a reserve fund waits for a second person whatever its amount, from the bank account of the fund or from another. Who decides, how many and from which amount is set under Approvals, as withdrawal from a reserve fund; it holds for journal entries and refunds too.',
        'Checks are numbered one after the other for each bank account; a void one keeps its number. When a payment comes back, its bills are open again.',
        'The ageing says what is owed to each vendor by age at the end of any day, and that it is what the accounts of payables stood at. Of an earlier day it says what that day said, whatever was paid or returned since.',
        'The 1099 register counts what was paid in a calendar year by box, from the threshold of box and year on. Vendors with the same TIN are one payee, added up and named. Cards and payment networks are left out, and what a form lacks is said.',
      ],
    },
    {
      id: 'bank-transactions',
      title: 'Match bank statements with the books',
      routes: [
        `${base}/transactions`,
        `${base}/transactions/details`,
        `${base}/transactions/import`,
        `${base}/transactions/rules`,
      ],
      text: [
        'Import a statement as your bank offers it: OFX, QFX, QIF, CAMT.053, MT940 or CSV. Days may overlap with earlier files; what is there already is not added again, and what may be there waits as doubtful until you say whether it is. An import can be taken back while nothing of it is matched.',
        'Each line shows what it may be in the books, with the reasons. Accept a suggestion, choose several entries by hand, or post an entry for it, split over accounts where needed. Every act can be undone.',
        'By keyboard: J and K go from line to line, Enter opens one, A accepts its first suggestion, E posts an entry, I ignores it.',
        'Rules know lines by their text and amount. A rule suggests its entry or posts it by itself after each import; while you write it, the form says which lines it would match.',
      ],
    },
    {
      id: 'journal',
      title: 'Post and reverse journal entries',
      routes: [`${base}/journal-entries`],
      text: [
        'An entry has equal debits and credits in each fund; the page says as you type what a fund lacks. From an amount that the community sets, and whenever money leaves a reserve fund, a second person approves it before it is posted.',
        'Nothing that was posted is ever changed. A mistake is reversed by another entry, and an accrual can be posted together with the entry that takes it back. An entry is dated a year ahead at most; one that was dated wrong is reversed on its own day.',
        'The whole journal can be saved for other programs of accounting.',
      ],
    },
    {
      id: 'recurring-entries',
      title: 'Post entries again and again by themselves',
      routes: [`${base}/journal-entries/recurring`],
      text: [
        'A recurring entry has the lines of a journal entry and a schedule: by months or years, from a first day, with or without an end. It posts the same each time, an accrual that is reversed on the first day of the month after, or an amortization. From an entry of the journal it is begun by Make recurring.',
        'An amortization spreads a total over months, as insurance that was paid ahead: equal parts, and the last month takes the cents that do not divide. It ends by itself. Once it began, amount, months and days stay; after a pause the months that passed are posted late, so that all of it adds up.',
        'Each day is posted once, in the morning, under its own date and by the rules of an entry that you write. From the amount that takes a second person it waits for one. What cannot be posted, as in a closed month, is kept with its reason and tried again every day; you can also try it yourself, post it in the first open month, or leave it out.',
      ],
    },
  ],
  es: [
    {
      id: 'invoices',
      title: 'Facturar a una unidad, a varias o a todas',
      routes: [base, `${base}/invoices`],
      text: [
        'Elija las unidades y escriba las líneas, a mano o a partir de servicios y artículos. A varias unidades se les factura cada línea completa, o su parte según la cuota de propiedad; la vista previa muestra cada importe y qué se registra dónde.',
        'Una factura de la que no se pagó nada se puede anular: otro asiento la anula, y conserva su número.',
        'En su página, una factura se guarda en PDF o se envía a sus propietarios por correo, a cada uno en su idioma; la página dice cómo va cada carta. Desde la lista se envían muchas a la vez, o sus recordatorios. Cómo se paga se dice en la página de la política de pagos, y consta en cada factura.',
      ],
    },
    {
      id: 'recurring-invoices',
      title: 'Facturar una y otra vez por sí solo',
      routes: [`${base}/recurring-invoices`],
      text: [
        'Una plantilla dice a quién facturar, por qué y cuándo: cada mes en un día, el último o un día de la semana, cada trimestre, cada año. Junto al formulario están las diez emisiones siguientes con sus totales. Escriba {month} donde cada factura deba llevar su mes.',
        'Cada día del calendario se factura una vez, por la mañana. Lo que pasó mientras el producto estaba parado se factura tarde con su propia fecha; si ese mes está cerrado, con el primer día de uno abierto, y la página lo dice.',
        'Lo que no se puede facturar espera con su motivo y se intenta de nuevo cada día, o usted lo deja fuera. Un cambio cuenta desde la siguiente emisión. Los días que pasan con la plantilla en pausa no se facturan.',
      ],
    },
    {
      id: 'payments',
      title: 'Registrar lo que pagan los propietarios',
      routes: [`${base}/payments`],
      text: [
        'Mientras escribe, la página dice por orden qué cargos liquida el pago y por qué. Lo que no tiene nada pendiente queda a favor de la unidad. Un cheque puede ser de varias unidades.',
        'El depósito reembolsable de una reserva está fuera del orden: un pago lo salda después de todo lo que se debe, o primero si lo elige junto a la vista previa.',
        'En qué orden se pagan los cargos se fija desde un día; los pagos anteriores conservan el orden de su día.',
        'Allí se fija también lo que cuesta pagar tarde, con una plantilla o con sus propias condiciones (una plantilla rechaza lo que cuesta más que la ley que nombra): un recargo una vez por cuota, e interés simple por mes. Un recargo condonado no se cobra de nuevo, un pago con fecha anterior anula lo que deja sin razón, y a quien tiene la cobranza detenida no se le cobra nada. Lo que los libros rechazan, por ejemplo en una cuenta archivada, queda entre sus tareas hasta que se corrija.',
        'Un recibo va a sus propietarios por correo si lo elige en el formulario, o más tarde en la página del pago: qué se pagó, qué saldó y por qué, qué queda por pagar, y el PDF. Con qué opción empieza el formulario se fija en la página de la política de pagos.',
        'En la página de un pago se puede aplicar de otro modo: a otros cargos, o según el orden donde una ley lo fija. Cuenta desde ese día, y los estados de cuenta de los días anteriores quedan como estaban.',
        'Si el banco devuelve un pago, lo que liquidó queda otra vez pendiente con sus primeros vencimientos, y se puede cobrar un cargo una vez.',
      ],
    },
    {
      id: 'deposits',
      title: 'Llevar pagos al banco en un depósito',
      routes: [`${base}/deposits`],
      text: [
        'Los pagos registrados en fondos por depositar esperan hasta que se depositan. Elija los que van juntos al banco, el día, la cuenta bancaria y el número de la boleta: los libros muestran entonces un solo importe, como el extracto. La boleta se puede imprimir.',
        'Un depósito se puede anular; sus pagos esperan de nuevo. Si el banco devuelve un pago de un depósito, retire ese pago: la cuenta bancaria pierde solo su parte.',
      ],
    },
    {
      id: 'credits',
      title: 'Notas de crédito, condonaciones, bajas y reembolsos',
      routes: [`${base}/adjustments`],
      text: [
        'En la página de una factura, una nota de crédito quita un cargo, entero o en parte: primero lo que está pendiente; lo ya pagado queda a favor de la unidad y salda lo pendiente en una hora, antes de que nada esté en mora. Los recargos por mora, los intereses y las multas se pueden condonar. Antes de confirmar, la página dice qué hace con lo que se debe y en los libros.',
        'Lo que no se va a cobrar se da de baja entre dos personas, como gasto. Si alguien paga después, registre una recuperación en la página de la baja.',
        'En la cuenta de una unidad se puede reembolsar su saldo a favor desde una cuenta bancaria. Desde un importe que fija la comunidad, o desde la cuenta bancaria de una reserva, lo aprueba otra persona.',
        'El depósito de una reserva terminada se devuelve en la página de su factura, entero o menos lo que retenga, con un motivo: lo devuelto queda a favor de la unidad, lo retenido es ingreso.',
        'Todo se puede anular: otro asiento lo deshace, y conserva su número.',
      ],
    },
    {
      id: 'what-i-owe',
      title: 'Ver qué debe y por qué',
      routes: [`${base}/statement`],
      text: [
        'Arriba está lo que debe y lo próximo que vence. Debajo, los cargos pendientes y todo lo que se movió en doce meses, con el saldo que queda y quién lo registró.',
        'Lo que tiene a favor se usa para los cargos que vengan.',
        'Si acordó un plan de pagos, su tarjeta dice cuánto está pagado y qué viene después. Los plazos de cuotas extraordinarias que se facturan más tarde están bajo los cargos pendientes.',
      ],
    },
    {
      id: 'collection',
      title: 'Suspender el cobro a una unidad o acordar un plan de pagos',
      routes: [`${base}/statement`, `${base}/payoff-statements`],
      text: [
        'Debajo del estado de cuenta de una unidad, quien lleva los libros suspende el cobro: por una quiebra, una disputa, un pago bajo protesta o porque lo pide el abogado. Mientras tanto no hay recargos, intereses ni recordatorios, y por esos días tampoco hay intereses después. La suspensión es de quienes son entonces propietarios. Una quiebra divide lo que deben en la fecha de su solicitud: los pagos y el saldo a favor saldan lo que venció desde entonces, y lo anterior solo un pago del que usted diga que es del síndico.',
        'Un plan de pagos divide lo pendiente en plazos y no cambia ningún cargo. Dice si se cumple y cuánto atraso lleva; por los días en que no se incumple no se añade nada.',
        'Un certificado de deuda dice lo que hay que pagar un día para que una unidad no deba nada: cargos pendientes por tipo, lo que se factura hasta entonces, intereses hasta ese día y por cada día más, saldo a favor y los plazos que vienen después. Tiene número y PDF, y queda como se emitió.',
      ],
    },
    {
      id: 'special-assessments',
      title: 'Imponer una cuota extraordinaria',
      routes: [`${base}/special-assessments`],
      text: [
        'Elija las unidades, el fondo y el importe: de cada unidad, o de todas juntas según la cuota de propiedad. La vista previa muestra al céntimo lo que paga cada unidad con cada plazo.',
        'Cada plazo se factura en su fecha. Lo que no se puede facturar, como una unidad sin propietario o en un mes cerrado, espera con el motivo; factúrelo en otra fecha.',
        'A una unidad que no paga se le puede facturar todo el resto de una vez, y también a una que paga por adelantado. Quien compra una unidad paga los plazos que se facturan desde entonces.',
      ],
    },
    {
      id: 'vendors',
      title: 'Llevar proveedores, W-9 y TIN',
      routes: [`${base}/vendors`],
      text: [
        'Un proveedor tiene plazos, la cuenta que se suele cargar y lo que pide un 1099. La lista dice dónde falta un W-9 o un TIN y qué seguro vence pronto.',
        'De un TIN solo se muestran las cuatro últimas cifras. Quien lo muestra entero vuelve a probar quién es, y el registro guarda que se mostró.',
      ],
    },
    {
      id: 'bills',
      title: 'Anotar, aprobar y pagar facturas recibidas',
      routes: [`${base}/bills`, `${base}/bills/ageing`, `${base}/vendor-payments`],
      text: [
        'Una factura empieza con el plazo, la cuenta y la casilla 1099 de su proveedor. Desde un importe que fija la comunidad espera a otra persona; hasta entonces se puede cambiar, y el cambio se pide de nuevo. Lo registrado se anula, nunca se cambia.',
        'Para pagar, marque facturas en la lista o empiece en una factura o un proveedor. Cada proveedor recibe un pago, los abonos lo reducen, y antes de pagar ve los cheques y lo que se registra, también entre fondos.',
        'Lo que sale de un fondo de reserva espera a otra persona sea cual sea el importe, desde la cuenta bancaria del fondo o desde otra. Quién decide, cuántos y desde qué importe se fija en Aprobaciones, como retiro de un fondo de reserva; vale también para asientos y reembolsos.',
        'Los cheques van numerados por cuenta bancaria; uno anulado conserva su número. Si un pago vuelve, sus facturas quedan otra vez por pagar.',
        'La antigüedad dice lo que se debe a cada proveedor al final de cualquier día, y que es lo que tenían las cuentas por pagar. De un día anterior dice lo que decía ese día, aunque después se haya pagado o devuelto algo.',
        'El registro 1099 cuenta lo pagado en un año natural por casilla, desde el umbral de la casilla y el año. Los proveedores con el mismo TIN son un solo beneficiario, sumados y nombrados. Tarjetas y redes de pagos quedan fuera, y se dice lo que le falta a un formulario.',
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
        'Importe un extracto como lo ofrezca su banco: OFX, QFX, QIF, CAMT.053, MT940 o CSV. Los días pueden solaparse con archivos anteriores; lo que ya está no se agrega otra vez, y lo que quizá esté espera como dudoso hasta que usted lo diga. Una importación se puede deshacer mientras no haya nada conciliado.',
        'Cada línea muestra qué puede ser en los libros, con los motivos. Acepte una sugerencia, elija varios asientos a mano o registre un asiento, dividido entre cuentas si hace falta. Todo se puede deshacer.',
        'Con el teclado: J y K van de línea en línea, Intro abre una, A acepta su primera sugerencia, E registra un asiento, I la ignora.',
        'Las reglas conocen las líneas por su texto e importe. Una regla sugiere su asiento o lo registra por sí sola tras cada importación; mientras la escribe, el formulario dice con qué líneas encajaría.',
      ],
    },
    {
      id: 'journal',
      title: 'Registrar y anular asientos',
      routes: [`${base}/journal-entries`],
      text: [
        'Un asiento tiene igual debe y haber en cada fondo; la página dice mientras escribe qué le falta a un fondo. Desde un importe que fija la comunidad, y siempre que sale dinero de una reserva, otra persona lo aprueba antes de que se registre.',
        'Nada de lo registrado se cambia nunca. Un error se anula con otro asiento, y una provisión se puede registrar junto con el asiento que la anula. Un asiento lleva fecha de un año adelante como máximo; uno con fecha equivocada se anula en su propio día.',
        'El diario completo se puede guardar para otros programas de contabilidad.',
      ],
    },
    {
      id: 'recurring-entries',
      title: 'Registrar asientos una y otra vez por sí solos',
      routes: [`${base}/journal-entries/recurring`],
      text: [
        'Un asiento periódico tiene las líneas de un asiento y un calendario: por meses o años, desde un primer día, con final o sin él. Registra lo mismo cada vez, una provisión que se anula el primer día del mes siguiente, o una amortización. Desde un asiento del diario se empieza con Hacer periódico.',
        'Una amortización reparte un total en meses, como un seguro pagado por adelantado: partes iguales, y el último mes lleva los centavos que no se reparten. Termina por sí sola. Una vez empezada, importe, meses y días se quedan; tras una pausa los meses que pasaron se registran tarde, para que todo sume.',
        'Cada día se registra una vez, por la mañana, con su propia fecha y con las reglas de un asiento escrito por usted. Desde el importe que requiere a otra persona la espera. Lo que no se puede registrar, como en un mes cerrado, se guarda con su motivo y se intenta de nuevo cada día; también puede intentarlo usted, registrarlo en el primer mes abierto o dejarlo fuera.',
      ],
    },
  ],
};
