import { defineMessages } from '@courtyard/common';

/** What the list of expenses says. */
export const listMessages = defineMessages({
  en: {
    text: 'Posted expenses with vendor, category, fund and receipt.',
    search: 'Search expenses',
    sums: '{count} lines · {total}',
    entry: 'Entry {no}, {name}',
    none: 'No expenses yet',
    noneText: 'Expenses appear here once bills or journal entries are posted to expense accounts.',
    numbered: 'Entry {no}',
  },
  es: {
    text: 'Gastos registrados con proveedor, categoría, fondo y recibo.',
    search: 'Buscar gastos',
    sums: '{count} líneas · {total}',
    entry: 'Asiento {no}, {name}',
    none: 'Aún no hay gastos',
    noneText: 'Los gastos aparecen aquí cuando se asientan facturas o asientos en cuentas de gastos.',
    numbered: 'Asiento {no}',
  },
});
