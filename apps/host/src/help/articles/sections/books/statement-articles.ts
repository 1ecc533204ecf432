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
