import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Banking & Reports',
    description: 'Bank accounts and financial reports.',
    reports: 'Financial reports',
    balanceText: 'Assets, liabilities and fund balances as of a date',
    profitText: 'Income and expenses by fund, by month or against last year',
    ledgerText: 'Every account with its entries and running balance',
    agingText: 'Receivables and payables by days past due',
    summaryText: 'Cash, results and open items at a glance',
    nothing: 'Nothing to see here',
    nothingText: 'Your role doesn’t include bank accounts or financial reports.',
  },
  es: {
    title: 'Bancos e informes',
    description: 'Cuentas bancarias e informes financieros.',
    reports: 'Informes financieros',
    balanceText: 'Activos, pasivos y saldos de fondos a una fecha',
    profitText: 'Ingresos y gastos por fondo, por mes o frente al año anterior',
    ledgerText: 'Cada cuenta con sus asientos y su saldo acumulado',
    agingText: 'Cuentas por cobrar y por pagar por días de atraso',
    summaryText: 'Efectivo, resultados y partidas abiertas de un vistazo',
    nothing: 'No hay nada que ver aquí',
    nothingText: 'Su rol no incluye cuentas bancarias ni informes financieros.',
  },
});
