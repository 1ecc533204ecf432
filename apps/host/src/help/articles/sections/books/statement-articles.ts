import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const routes = ['/accounting/statements'];

/** Owner balances, sales and statements by email. */
export const statementArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'balances-of-units',
      title: 'See owner balances as of any date',
      routes: ['/accounting/unit-accounts'],
      text: [
        'Each unit is listed with its owners’ balance by age, credits, and the reason collections are paused, if any. Former owners with a balance appear beside the current owners. Select a name to open the account.',
        'Choose another date to see the balances as they were then, regardless of later payments, returns or invoices. Without filters, the total equals the balance of receivables and owner credits in the books.',
        'Filter by balance, credit, days past due, paused collections or building, and sort by balance or oldest due date. The file has the same rows as the list.',
      ],
    },
    {
      id: 'sale-of-a-unit',
      title: 'How a sale affects a unit’s account',
      routes: ['/accounting/payments/policy', '/accounting/statement'],
      text: [
        'A sale closes the sellers’ account and opens one for the buyers, who are billed from the closing date. On the payment policy page you set, with an effective date, what happens to open charges and to credits, including prepaid dues: each stays with the sellers or transfers to the buyers.',
        'Transfers are made once, the morning after a sale is entered. Transferred charges are settled on the sellers’ account, as their invoices show, and are due from the buyers on that date or later. What stays appears on the former owners’ account, where you record their payments and refund their credits.',
        'You can transfer a remaining balance on the former owners’ account page; the form shows the amounts first. When you record a payment, the payer is the owner on the payment date unless you choose someone else.',
        'A transfer can be undone on the unit’s account; the form shows which invoices reopen. If the buyers paid, used the credit or were charged late fees, it shows what to reverse first. A sale isn’t transferred again automatically after an undo: correct its date or the policy, and transfer the balance yourself.',
      ],
    },
    {
      id: 'statements-by-e-mail',
      title: 'Send statements to owners',
      routes,
      text: [
        'Send statements to all units with a balance, to all units, or to those you select in the list. Before anything is sent, the page shows the number of recipients, the period, owners without an email address, and owners excluded because collections are paused. You can send a single unit’s statement from its own page.',
        'Each owner gets an email in their language with the statement as a PDF. Sending continues after you leave the page, which shows each unit with its emails. Each unit is included once per run.',
        'Each email is checked again before it is sent: reminders and statements are canceled if collections are paused meanwhile, and receipts if the payment was voided. The page shows why.',
      ],
    },
  ],
  es: [
    {
      id: 'balances-of-units',
      title: 'Ver los saldos de los propietarios a cualquier fecha',
      routes: ['/accounting/unit-accounts'],
      text: [
        'Cada unidad aparece con el saldo de sus propietarios por antigüedad, lo que tienen a favor y, en su caso, por qué está en pausa el cobro. Los propietarios anteriores con saldo aparecen junto a los actuales. Seleccione un nombre para abrir la cuenta.',
        'Elija otra fecha para ver los saldos de entonces, sin contar pagos, devoluciones ni facturas posteriores. Sin filtros, el total es igual al saldo de las cuentas por cobrar y de los saldos a favor en los libros.',
        'Filtre por saldo, saldo a favor, días de atraso, cobro en pausa o edificio, y ordene por saldo o por vencimiento más antiguo. El archivo tiene las mismas filas que la lista.',
      ],
    },
    {
      id: 'sale-of-a-unit',
      title: 'Cómo afecta una venta a la cuenta de una unidad',
      routes: ['/accounting/payments/policy', '/accounting/statement'],
      text: [
        'Una venta cierra la cuenta de los vendedores y abre una para los compradores, a quienes se factura desde esa fecha. En la página de la política de pagos se fija, con una fecha de vigencia, qué pasa con los cargos pendientes y con los saldos a favor, incluidas las cuotas adelantadas: cada cosa queda con los vendedores o se traspasa a los compradores.',
        'Los traspasos se hacen una vez, la mañana después de registrar la venta. Los cargos traspasados quedan saldados en la cuenta de los vendedores, como muestran sus facturas, y los compradores los deben en esa fecha o más tarde. Lo que queda aparece en la cuenta de los propietarios anteriores, donde se registran sus pagos y se reembolsan sus saldos a favor.',
        'Un saldo restante se puede traspasar desde la cuenta de los propietarios anteriores; el formulario muestra antes los importes. Al registrar un pago, quien paga es el propietario en la fecha del pago, salvo que elija a otra persona.',
        'Un traspaso se puede deshacer en la cuenta de la unidad; el formulario muestra qué facturas quedan otra vez pendientes. Si los compradores pagaron, usaron el saldo o se les cobró mora, indica qué anular primero. Después, la venta no se traspasa de nuevo automáticamente: corrija su fecha o la política y traspase el saldo usted.',
      ],
    },
    {
      id: 'statements-by-e-mail',
      title: 'Enviar estados de cuenta a los propietarios',
      routes,
      text: [
        'Envíe estados de cuenta a todas las unidades con saldo, a todas las unidades o a las que seleccione en la lista. Antes de enviar, la página muestra el número de destinatarios, el período, los propietarios sin dirección de correo y los excluidos por tener el cobro en pausa. El estado de cuenta de una sola unidad se envía desde su propia página.',
        'Cada propietario recibe un correo en su idioma con el estado de cuenta en PDF. El envío continúa aunque usted salga de la página, que muestra cada unidad con sus correos. Cada unidad se incluye una vez por envío.',
        'Cada correo se comprueba de nuevo antes de enviarse: los recordatorios y estados de cuenta se cancelan si entretanto se pausa el cobro, y los recibos si el pago se anuló. La página muestra el motivo.',
      ],
    },
  ],
};
