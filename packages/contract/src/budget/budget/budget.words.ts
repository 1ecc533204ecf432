import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

export const budgetWords = {
  code: { en: 'Code', es: 'Código' },
  account: { en: 'Account', es: 'Cuenta' },
  total: { en: 'Total', es: 'Total' },
  budget: { en: 'Budget', es: 'Presupuesto' },
  fund: { en: 'Fund', es: 'Fondo' },
  year: { en: 'Fiscal year', es: 'Año fiscal' },
  yearFrom: { en: 'Fiscal year start', es: 'Inicio del año fiscal' },
  yearTo: { en: 'Fiscal year end', es: 'Fin del año fiscal' },
  scenario: { en: 'Scenario', es: 'Escenario' },
  number: { en: 'Version', es: 'Versión' },
  status: sharedWords.status,
  'status.draft': { en: 'Draft', es: 'Borrador' },
  'status.proposed': { en: 'Proposed', es: 'Propuesto' },
  'status.adopted': { en: 'Adopted', es: 'Aprobado' },
  'status.superseded': { en: 'Superseded', es: 'Sustituido' },
  incomeMinor: { en: 'Income', es: 'Ingresos' },
  expenseMinor: { en: 'Expenses', es: 'Gastos' },
  transferMinor: { en: 'Transfers', es: 'Traspasos' },
  netMinor: { en: 'Net income', es: 'Resultado neto' },
  motion: { en: 'Motion or vote', es: 'Moción o votación' },
  adoptedOn: { en: 'Adopted on', es: 'Fecha de aprobación' },
  adoptedBy: { en: 'Adopted by', es: 'Aprobado por' },
  proposedBy: { en: 'Proposed by', es: 'Propuesto por' },
  returnedReason: { en: 'Reason for return', es: 'Motivo de la devolución' },
  accounts: { en: 'Accounts updated', es: 'Cuentas actualizadas' },
  files: { en: 'Files', es: 'Archivos' },
  reason: sharedWords.reason,
  updatedAt: { en: 'Last change', es: 'Último cambio' },
} satisfies Words;

/** What budgets are called in their histories, and in the log. */
export const budgetVocabulary: HistoryVocabulary = {
  actions: {
    'budget.create': { en: 'Created', es: 'Se creó' },
    'budget.update': { en: 'Changed', es: 'Se cambió' },
    'budget.attach': { en: 'Files attached', es: 'Se adjuntaron archivos' },
    'budget.detach': { en: 'File removed', es: 'Se quitó un archivo' },
    'budget.remove': { en: 'Deleted', es: 'Se eliminó' },
    'budget.propose': { en: 'Proposed', es: 'Se propuso' },
    'budget.return': { en: 'Returned to draft', es: 'Se devolvió a borrador' },
    'budget.adopt': { en: 'Adopted', es: 'Se aprobó' },
    'budget.supersede': { en: 'Superseded', es: 'Se sustituyó' },
  },
  kinds: { budget: budgetWords.budget },
  things: { budget: budgetWords },
};
