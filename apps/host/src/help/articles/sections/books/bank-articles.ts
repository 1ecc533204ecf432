import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/banking-reports';
const accounts = `${base}/bank-accounts`;

/** Reconciliation, transfers and payout batches. */
export const bankArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'reconciliation',
      title: 'Reconcile a bank account',
      routes: [`${accounts}/reconcile`, `${accounts}/details`],
      text: [
        'Open a bank account and start a reconciliation from an imported statement, or enter the statement date and closing balance yourself. Lines that are matched to the statement are cleared already.',
        'Clear the others with the arrow keys and Space. You can finish when the difference is zero. The report is stored as a PDF, and a finished reconciliation stays as it was; if an entry is dated back into it later, it says that the books changed since.',
        'Only the last reconciliation of an account can be undone, with a reason.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfer money between accounts and funds',
      routes: [`${accounts}/transfers`],
      text: [
        'Choose the two bank accounts, the amount and the purpose: within one fund, a contribution to another fund, a loan between funds or its repayment. The journal entry is shown before you submit.',
        'Another person approves a transfer, and two where it leaves a reserve fund. You cannot approve your own.',
      ],
    },
    {
      id: 'payout-batches',
      title: 'Pay vendors in a batch',
      routes: [`${base}/payouts`, `${base}/payouts/details`],
      text: [
        'Select the bills to pay and make a batch of them. Preparing it asks for approval; a change afterwards voids the approval. Whoever prepares a batch cannot approve it.',
        'Releasing an approved batch posts one payment per vendor and takes the check numbers. A payment is settled when its bank line is matched, or when you mark it as settled with date and reference.',
      ],
    },
  ],
  es: [
    {
      id: 'reconciliation',
      title: 'Conciliar una cuenta bancaria',
      routes: [`${accounts}/reconcile`, `${accounts}/details`],
      text: [
        'Abra una cuenta bancaria e inicie una conciliación desde un extracto importado, o ingrese usted la fecha y el saldo final del extracto. Las líneas que ya coinciden con el extracto están marcadas.',
        'Marque las demás con las flechas y la barra espaciadora. Puede terminar cuando la diferencia es cero. El informe se guarda en PDF, y una conciliación terminada queda como estaba; si después se registra un asiento con fecha anterior, avisa de que los libros cambiaron.',
        'Solo se puede deshacer la última conciliación de una cuenta, con un motivo.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transferir dinero entre cuentas y fondos',
      routes: [`${accounts}/transfers`],
      text: [
        'Elija las dos cuentas bancarias, el importe y el motivo: dentro de un fondo, una aportación a otro fondo, un préstamo entre fondos o su devolución. El asiento se muestra antes de enviar.',
        'Otra persona aprueba la transferencia, y dos si sale de un fondo de reserva. Usted no puede aprobar la suya.',
      ],
    },
    {
      id: 'payout-batches',
      title: 'Pagar a proveedores por lotes',
      routes: [`${base}/payouts`, `${base}/payouts/details`],
      text: [
        'Seleccione las facturas que va a pagar y forme un lote. Al prepararlo se pide la aprobación; si después cambia, la aprobación queda sin efecto. Quien prepara un lote no puede aprobarlo.',
        'Al liberar un lote aprobado se asienta un pago por proveedor y se toman los números de cheque. Un pago queda liquidado cuando su línea del banco coincide, o cuando usted lo marca con fecha y referencia.',
      ],
    },
  ],
};
