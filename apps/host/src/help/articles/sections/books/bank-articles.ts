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
        'Open a bank account and start a reconciliation from an imported statement, or enter the statement date and closing balance yourself. Lines already matched to the statement are cleared.',
        'Clear the others with the arrow keys and Space. You can finish when the difference is zero. The report is stored as a PDF, and a finished reconciliation stays as it was; if an entry is dated back into it later, the page shows that the books have changed since.',
        'Only the last reconciliation of an account can be undone, with a reason.',
        'A check that is outstanding for more than 180 days, or the days in Stale check settings, is stale. Move to unclaimed checks posts an entry for each chosen check: the amount becomes a liability, not income, and the check is no longer outstanding. Another person approves it. If the check is cashed after all or reissued, undo the move first, with a reason; that needs the same approval.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfer money between accounts and funds',
      routes: [`${accounts}/transfers`],
      text: [
        'Choose the two bank accounts, the amount and the purpose: within one fund, a contribution to another fund, a loan between funds or its repayment. The journal entry is shown before you submit.',
        'Someone else must approve a transfer, and two people if it takes money out of a reserve fund. You can’t approve your own.',
      ],
    },
    {
      id: 'payout-batches',
      title: 'Pay vendors in a batch',
      routes: [
        `${base}/payouts`,
        `${base}/payouts/details`,
        `${base}/payouts/create`,
        `${base}/payouts/edit`,
      ],
      text: [
        'Select the bills to pay and create a batch. When you send it for approval, the balance of the bank account is checked. You can change a batch until it is released; a change voids the approval. If the approval is refused, withdrawn or expires, the batch is a draft again. You can’t approve a batch that you sent for approval.',
        'Releasing an approved batch posts one payment per vendor and assigns the check numbers. A payment is settled when its bank line is matched, or when you mark it as settled with date and reference.',
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
        'Un cheque que lleva en circulación más de 180 días, o los días de Ajustes de cheques caducados, está caducado. Pasar a cheques no cobrados registra un asiento por cada cheque elegido: el importe pasa a pasivo, no a ingresos, y el cheque deja de estar en circulación. Lo aprueba otra persona. Si al final se cobra o se emite de nuevo, deshaga antes el traspaso, con un motivo; eso requiere la misma aprobación.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transferir dinero entre cuentas y fondos',
      routes: [`${accounts}/transfers`],
      text: [
        'Elija las dos cuentas bancarias, el importe y el motivo: dentro de un fondo, una aportación a otro fondo, un préstamo entre fondos o su devolución. El asiento se muestra antes de enviar.',
        'Otra persona debe aprobar la transferencia, y dos si saca dinero de un fondo de reserva. Usted no puede aprobar la suya.',
      ],
    },
    {
      id: 'payout-batches',
      title: 'Pagar a proveedores por lotes',
      routes: [
        `${base}/payouts`,
        `${base}/payouts/details`,
        `${base}/payouts/create`,
        `${base}/payouts/edit`,
      ],
      text: [
        'Seleccione las facturas que va a pagar y forme un lote. Al enviarlo a aprobación se comprueba el saldo de la cuenta bancaria. Puede cambiar el lote hasta que se emita; un cambio deja sin efecto la aprobación. Si la aprobación se rechaza, se retira o vence, el lote vuelve a ser borrador. Usted no puede aprobar un lote que envió a aprobación.',
        'Al liberar un lote aprobado se registra un pago por proveedor y se asignan los números de cheque. Un pago queda liquidado cuando se concilia su línea del banco, o cuando usted lo marca con fecha y referencia.',
      ],
    },
  ],
};
