import { defineMessages } from '@courtyard/common';
import { budgetReportWords } from '@courtyard/contract/budget/budget-report/budget-report.words';

export const budgetReportMessages = defineMessages(
  {
    en: {
      description: 'Adopted budget, actuals and year-end forecast by fund.',
      fiscalYear: 'Fiscal year',
      through: 'Through',
      adopted: 'Adopted budget: {name}.',
      noneAdopted: 'No adopted budget for this fund and year, so budget amounts are zero.',
      openBudget: 'Open the budget',
      nothing: 'No figures',
      nothingText: 'No budget or entries for this fund and year. Choose another.',
    },
    es: {
      description: 'Presupuesto aprobado, importes reales y previsión al cierre por fondo.',
      fiscalYear: 'Año fiscal',
      through: 'Hasta',
      adopted: 'Presupuesto aprobado: {name}.',
      noneAdopted: 'No hay presupuesto aprobado para este fondo y año: los importes presupuestados son cero.',
      openBudget: 'Abrir el presupuesto',
      nothing: 'Sin cifras',
      nothingText: 'No hay presupuesto ni asientos en este fondo y año. Elija otro.',
    },
  },
  budgetReportWords,
);
