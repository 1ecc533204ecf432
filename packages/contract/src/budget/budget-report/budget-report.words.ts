import { reportFactWords } from '../../bookkeeping/account/report-facts.words';
import type { Words } from '../../wire/fields/words';

/** What budget against actual calls its rows, columns and facts, on screen, on paper and in files. */
export const budgetReportWords = {
  ...reportFactWords,
  title: { en: 'Budget vs. actual', es: 'Presupuesto vs. real' },
  budget: { en: 'Budget', es: 'Presupuesto' },
  actual: { en: 'Actual', es: 'Real' },
  variance: { en: 'Variance', es: 'Desviación' },
  percent: { en: '% of budget', es: '% del presupuesto' },
  year: { en: 'Year budget', es: 'Presupuesto anual' },
  forecast: { en: 'Forecast', es: 'Previsión' },
  adoptedBudget: { en: 'Adopted budget', es: 'Presupuesto aprobado' },
  none: { en: 'None', es: 'Ninguno' },
  'total.total-income': { en: 'Total income', es: 'Total de ingresos' },
  'total.total-expenses': { en: 'Total expenses', es: 'Total de gastos' },
  'total.total-transfers': { en: 'Total transfers', es: 'Total de traspasos' },
  'total.net-income': { en: 'Net income', es: 'Resultado neto' },
} satisfies Words;
