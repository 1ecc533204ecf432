import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/budget-expenses/budgeting';

/** Budgets, and budget against actual. */
export const budgetArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'budgets',
      title: 'Prepare and adopt a budget',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/details`],
      text: [
        'A budget is for one fund and one fiscal year. Begin with an empty one, with the actuals of a year or with another budget, plus a percentage. Scenarios can be compared side by side.',
        'Fill in the grid by keyboard, or paste cells from a spreadsheet. A year’s amount can be spread evenly or by the shape of last year, exact to the cent. Each account has room for a note.',
        'Propose the budget when it is ready. Another person adopts it with the motion and its date. An adopted budget cannot be changed: amend it with a new version.',
      ],
    },
    {
      id: 'budget-against-actual',
      title: 'Compare the budget with actuals',
      routes: ['/banking-reports/financial-reports/budget'],
      text: [
        'For each account, the report shows budget, actual, variance and a forecast to the end of the year: actuals to date plus the budget of the months that remain. Choose the period and the basis.',
        'Select an actual to open the entries that it is made of.',
      ],
    },
  ],
  es: [
    {
      id: 'budgets',
      title: 'Preparar y aprobar un presupuesto',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/details`],
      text: [
        'Un presupuesto es de un fondo y de un ejercicio. Empiece con uno vacío, con lo real de un año o con otro presupuesto, más un porcentaje. Los escenarios se pueden comparar lado a lado.',
        'Complete la cuadrícula con el teclado o pegue celdas de una hoja de cálculo. El importe de un año se puede repartir por igual o según el año anterior, exacto al centavo. Cada cuenta admite una nota.',
        'Proponga el presupuesto cuando esté listo. Otra persona lo aprueba con la moción y su fecha. Un presupuesto aprobado no se puede cambiar: modifíquelo con una versión nueva.',
      ],
    },
    {
      id: 'budget-against-actual',
      title: 'Comparar el presupuesto con lo real',
      routes: ['/banking-reports/financial-reports/budget'],
      text: [
        'Para cada cuenta, el informe muestra lo presupuestado, lo real, la diferencia y una previsión al cierre del año: lo real hasta la fecha más el presupuesto de los meses que faltan. Elija el período y el criterio.',
        'Seleccione una cifra real para abrir los asientos que la forman.',
      ],
    },
  ],
};
