import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/budget-expenses/budgeting';

/** Budgets, and budget against actual. */
export const budgetArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'budgets',
      title: 'Prepare and adopt a budget',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/import`, `${base}/details`],
      text: [
        'A budget is for one fund and one fiscal year. Start with a blank budget, a year’s actuals or another budget, plus a percentage. Scenarios can be compared side by side.',
        'Fill in the grid by keyboard, or paste cells from a spreadsheet. A year’s amount can be spread evenly or by the shape of last year, exact to the cent. Each account has room for a note, and the budget’s page for files, such as quotes.',
        'To work in Excel, download the budget as XLSX, edit the months and import the file again. Every cell is checked first, and either all rows are saved or none.',
        'Propose the budget when it is ready. Someone else records its adoption with the motion and its date. An adopted budget can’t be changed; amend it with a new version.',
      ],
    },
    {
      id: 'dues-from-the-budget',
      title: 'Set the dues from a budget',
      routes: [`${base}/dues`, `${base}/dues/edit`],
      text: [
        'Open an adopted budget and choose “Set dues from this budget”. The dues cover the budgeted assessment income, or budgeted expenses and transfers less other income; the page shows both and whether they differ.',
        'Divide the amount into pools if units share costs differently: water by billing ratio, insurance by ownership share, the rest equally or in percentages of each. Every pool is divided to the cent, and the cents that don’t divide go to the first invoices of the year.',
        'Before billing, you see each unit’s current and new dues, largest change first, and any problems: units without a share or an owner, and excluded units. Propose the dues, and another member confirms them. Recurring invoices then bill each unit its own amount from the first billing date on; those they replace end the day before. Until the first invoice the dues can be undone; after that, a new version replaces them. Without new dues next year, the current ones continue.',
      ],
    },
    {
      id: 'budget-against-actual',
      title: 'Compare the budget with actuals',
      routes: ['/banking-reports/financial-reports/budget'],
      text: [
        'For each account, the report shows budget, actual, variance and a forecast through year end: actuals to date plus the budget for the remaining months. Choose the period and the basis.',
        'Select an actual amount to open its entries. Earlier fiscal years can be chosen, and the report can be downloaded as PDF, CSV or XLSX with its journal number.',
      ],
    },
  ],
  es: [
    {
      id: 'budgets',
      title: 'Preparar y aprobar un presupuesto',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/import`, `${base}/details`],
      text: [
        'Un presupuesto es de un fondo y de un ejercicio. Empiece con uno vacío, con lo real de un año o con otro presupuesto, más un porcentaje. Los escenarios se pueden comparar lado a lado.',
        'Complete la cuadrícula con el teclado o pegue celdas de una hoja de cálculo. El importe de un año se puede repartir por igual o según el año anterior, exacto al centavo. Cada cuenta admite una nota y, en la página del presupuesto, archivos como cotizaciones.',
        'Para trabajar en Excel, descargue el presupuesto como XLSX, edite los meses e importe el archivo. Antes se revisa cada celda, y se guardan todas las filas o ninguna.',
        'Proponga el presupuesto cuando esté listo. Otra persona lo aprueba con la moción y su fecha. Un presupuesto aprobado no se puede cambiar: modifíquelo con una versión nueva.',
      ],
    },
    {
      id: 'dues-from-the-budget',
      title: 'Fijar las cuotas a partir de un presupuesto',
      routes: [`${base}/dues`, `${base}/dues/edit`],
      text: [
        'Abra un presupuesto aprobado y elija “Fijar las cuotas con este presupuesto”. Las cuotas recaudan los ingresos por cuotas presupuestados, o lo que necesitan los gastos y traspasos además de otros ingresos; la página muestra ambos y avisa si difieren.',
        'Divida el importe en grupos si los gastos se reparten de forma distinta: el agua por cuota de cobro, el seguro por cuota de participación, el resto por igual o en porcentajes. Cada grupo se reparte al centavo, y los centavos sobrantes van a las primeras facturas del año.',
        'Antes de facturar nada verá las cuotas actuales y nuevas de cada unidad, el mayor cambio primero, y lo que falta: unidades sin cuota de participación o sin propietario, y unidades que quedan fuera. Proponga las cuotas, y otra persona las confirma. Desde la primera fecha, las facturas periódicas cobran a cada unidad su importe; las que sustituyen terminan el día anterior. Hasta la primera factura las cuotas se pueden deshacer; después las sustituye una versión nueva. Sin cuotas nuevas el año siguiente, continúan las actuales.',
      ],
    },
    {
      id: 'budget-against-actual',
      title: 'Comparar el presupuesto con lo real',
      routes: ['/banking-reports/financial-reports/budget'],
      text: [
        'Para cada cuenta, el informe muestra lo presupuestado, lo real, la diferencia y una previsión al cierre del año: lo real hasta la fecha más el presupuesto de los meses que faltan. Elija el período y el criterio.',
        'Seleccione una cifra real para abrir los asientos que la forman. Se pueden elegir años fiscales anteriores, y el informe se descarga como PDF, CSV o XLSX con su número del diario.',
      ],
    },
  ],
};
