import { defineMessages } from '@courtyard/common';

export const monthMessages = defineMessages({
  en: {
    title: 'Month',
    periods: 'Period close',
    bank: 'Match bank transactions',
    approve: 'Approve bills',
    pay: 'Pay bills due within a week',
    recurring: 'Run recurring invoices and entries',
    reconcile: 'Reconcile bank accounts',
    close: ({ month }: { month: string }) => `Close ${month}`,
    upToDate: 'Period close',
    done: 'Done',
    open: ({ count }: { count: number }) => `${count} open`,
    months: ({ count }: { count: number }) => (count === 1 ? '1 month open' : `${count} months open`),
    checks: ({ count }: { count: number }) =>
      count === 1 ? '1 item left on the checklist' : `${count} items left on the checklist`,
    ready: 'Ready to close',
  },
  es: {
    title: 'Mes',
    periods: 'Cierre de períodos',
    bank: 'Conciliar movimientos bancarios',
    approve: 'Aprobar facturas recibidas',
    pay: 'Pagar facturas que vencen en una semana',
    recurring: 'Emitir facturas y asientos periódicos',
    reconcile: 'Conciliar cuentas bancarias',
    close: ({ month }: { month: string }) => `Cerrar ${month}`,
    upToDate: 'Cierre de períodos',
    done: 'Hecho',
    open: ({ count }: { count: number }) => (count === 1 ? '1 pendiente' : `${count} pendientes`),
    months: ({ count }: { count: number }) => (count === 1 ? '1 mes abierto' : `${count} meses abiertos`),
    checks: ({ count }: { count: number }) =>
      count === 1 ? 'Queda 1 punto de la lista' : `Quedan ${count} puntos de la lista`,
    ready: 'Listo para cerrar',
  },
});
