import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const routes = ['/accounting/statements'];

/** What goes to owners by e-mail. */
export const statementArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'balances-of-units',
      title: 'See what every unit owes, on any day',
      routes: ['/accounting/unit-accounts'],
      text: [
        'Each unit stands there with what its owners owe by age, what is to their credit, and why nobody collects from them where that is so. Former owners who left something open stand beside those who own the unit now. A name leads to the account.',
        'Choose another day, and the list is what it was at the end of that day, whatever was paid, returned or billed since. Without filters its balance is what the accounts of receivables and of owner credits stood at.',
        'Filter by who owes, who is in credit, how long something is overdue, whom nobody collects from, or by building; sort by the balance or by the oldest due day. The file has the rows that the list has.',
      ],
    },
    {
      id: 'sale-of-a-unit',
      title: 'What a sale does to the account of a unit',
      routes: ['/accounting/payments/policy', '/accounting/statement'],
      text: [
        'A sale ends the account of those who sold and begins one of those who bought: what is billed from that day on is the buyers’. Who keeps what was open is said on the page of the payment policy, from a day on: what is owed, and what stands to the credit with dues paid ahead, each stays with who sold or goes with the unit.',
        'What goes with the unit is moved the morning after a sale is entered, once. It is settled on the account of the sellers, whose invoices say so, and is due from the buyers on that day or later. What stays is seen on the account of the former owners: their payments are recorded there, their credit is refunded to them.',
        'What is left can be moved by hand on the page of the former owners’ account; the form says before how much goes to whom. In the form of a payment the payer is the owner on the day that it came, until you write somebody else.',
        'A move that was wrong is undone on the account of the unit, under “Moved to the buyers”: the form says before which invoices are open again. Where the buyers paid, used the credit or were charged late for it, it says what to take back first. An undone sale is not moved again by itself: put its day or what is said of sales right, and move it by hand.',
      ],
    },
    {
      id: 'statements-by-e-mail',
      title: 'Send statements to owners',
      routes,
      text: [
        'Statements go to all who owe, to all units, or to those that you choose from the list of what they owe. Before anything is sent the page says how many get one and for which time, who has no e-mail address, and who is left out because nothing is collected from them. One unit is sent its statement from its own page.',
        'Each owner gets a letter in their language with the statement as PDF. A run goes on without you; its page shows each unit with its letters. Each unit is in a run once.',
        'A letter is asked about until it goes: a reminder or a statement that waits when a hold begins is not sent any more, nor the receipt of a payment that was taken back. The page says why.',
      ],
    },
  ],
  es: [
    {
      id: 'balances-of-units',
      title: 'Ver lo que debe cada unidad, en cualquier día',
      routes: ['/accounting/unit-accounts'],
      text: [
        'Cada unidad aparece con lo que deben sus propietarios por antigüedad, lo que tienen a favor y, en su caso, por qué no se les cobra. Los propietarios anteriores que dejaron algo pendiente aparecen junto a los actuales. El nombre lleva a la cuenta.',
        'Elija otro día y la lista es la que era al final de ese día, aunque después se haya pagado, devuelto o facturado algo. Sin filtros, su saldo es el que tenían las cuentas por cobrar y los saldos a favor de propietarios.',
        'Filtre por quién debe, quién tiene saldo a favor, desde cuándo está vencido algo, a quién no se cobra, o por edificio; ordene por el saldo o por el vencimiento más antiguo. El archivo tiene las filas de la lista.',
      ],
    },
    {
      id: 'sale-of-a-unit',
      title: 'Qué hace una venta con la cuenta de una unidad',
      routes: ['/accounting/payments/policy', '/accounting/statement'],
      text: [
        'Una venta termina la cuenta de quienes vendieron y empieza una de quienes compraron: lo que se factura desde ese día es de los compradores. Quién conserva lo que estaba pendiente se dice en la página de la política de pagos, desde un día: lo que se debe, y lo que hay a favor con las cuotas adelantadas, cada cosa queda con quien vendió o pasa con la unidad.',
        'Lo que pasa con la unidad se pasa la mañana después de anotar la venta, una vez. Queda saldado en la cuenta de los vendedores, cuyas facturas lo dicen, y los compradores lo deben ese día o más tarde. Lo que queda se ve en la cuenta de los propietarios anteriores: allí se registran sus pagos, y a ellos se les reembolsa su saldo a favor.',
        'Lo que queda se puede pasar a mano en la página de la cuenta de los propietarios anteriores; el formulario dice antes cuánto pasa a quién. En el formulario de un pago, quien paga es el propietario del día en que llegó, hasta que escriba a otra persona.',
        'Un traspaso equivocado se deshace en la cuenta de la unidad, en «Pasado a los compradores»: el formulario dice antes qué facturas quedan otra vez pendientes. Si los compradores pagaron, usaron el saldo o se les cobró mora por ello, dice qué anular primero. Una venta deshecha no se pasa otra vez por sí sola: corrija su día o lo que se dice de las ventas, y pásela a mano.',
      ],
    },
    {
      id: 'statements-by-e-mail',
      title: 'Enviar estados de cuenta a los propietarios',
      routes,
      text: [
        'Los estados de cuenta van a todos los que deben, a todas las unidades, o a las que elija de la lista de lo que deben. Antes de enviar, la página dice cuántos lo reciben y de qué período, quién no tiene dirección de correo, y a quién se omite porque no se le cobra. A una sola unidad se le envía desde su propia página.',
        'Cada propietario recibe una carta en su idioma con el estado de cuenta en PDF. Un envío sigue sin usted; su página muestra cada unidad con sus cartas. Cada unidad está una vez en un envío.',
        'De cada carta se pregunta hasta que sale: un recordatorio o un estado de cuenta que espera cuando empieza una suspensión ya no se envía, ni el recibo de un pago que se retiró. La página dice por qué.',
      ],
    },
  ],
};
