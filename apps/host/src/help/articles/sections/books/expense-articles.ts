import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/budget-expenses';
const tracker = `${base}/expense-tracker`;

/** The expense tracker and reimbursements. */
export const expenseArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'expense-tracker',
      title: 'See what the community spends',
      routes: [base, tracker, `${tracker}/all-transactions`, `${tracker}/details`],
      text: [
        'The expense tracker adds up the amounts posted to expense accounts by category, vendor, fund and month, and compares it with the period before. Choose a period, a fund and a basis. All figures come from the journal.',
        'Select a figure or a bar to open the lines behind it. In the list, the filter “Receipt” finds expenses without a file.',
        'An expense shows its receipt, who approved it, how it is split over accounts and funds, and its journal entries.',
      ],
    },
    {
      id: 'reimbursements',
      title: 'Get reimbursed for an expense',
      routes: [`${base}/payouts`, `${base}/payouts/create`, `${base}/payouts/details`],
      text: [
        'Photograph the receipt, enter amount, date and purpose, and submit the claim. The treasurer charges it to accounts, and another person approves it. You can’t review, approve or pay your own claim.',
        'If a claim is returned, correct it and submit it again. You can change or withdraw a claim until it is approved.',
        'An approved claim becomes a bill. Once the bill is paid, the claim shows the date. You see your own claims; people with access to expenses see all of them.',
      ],
    },
  ],
  es: [
    {
      id: 'expense-tracker',
      title: 'Ver en qué gasta la comunidad',
      routes: [base, tracker, `${tracker}/all-transactions`, `${tracker}/details`],
      text: [
        'El control de gastos suma lo asentado en cuentas de gastos por categoría, proveedor, fondo y mes, y lo compara con el período anterior. Elija un período, un fondo y un criterio. Todas las cifras vienen del diario.',
        'Seleccione una cifra o una barra para abrir exactamente las líneas que la componen. En la lista, el filtro «Recibo» encuentra los gastos sin archivo.',
        'Un gasto muestra su recibo, quién lo aprobó, cómo se reparte por cuentas y fondos, y sus asientos.',
      ],
    },
    {
      id: 'reimbursements',
      title: 'Recibir el reembolso de un gasto',
      routes: [`${base}/payouts`, `${base}/payouts/create`, `${base}/payouts/details`],
      text: [
        'Fotografíe el recibo, ingrese monto, fecha y motivo, y envíe la solicitud. La tesorería la carga a cuentas, y otra persona la aprueba. Usted no puede revisar, aprobar ni pagar su propia solicitud.',
        'Si le devuelven una solicitud, corríjala y envíela de nuevo. Puede cambiarla o retirarla hasta que se apruebe.',
        'Una solicitud aprobada se convierte en factura. Cuando la factura se paga, la solicitud muestra la fecha. Cada persona ve sus solicitudes; quienes tienen acceso a los gastos las ven todas.',
      ],
    },
  ],
};
