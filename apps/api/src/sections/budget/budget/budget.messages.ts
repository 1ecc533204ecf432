/** What the calls about budgets tell people, in Spanish by English. */
export const budgetSentences = {
  'This budget isn’t proposed. Reload the page to see its status.':
    'Este presupuesto no está propuesto. Vuelva a cargar la página para ver su estado.',
  'This budget is proposed. Withdraw the proposal to edit it.':
    'Este presupuesto está propuesto. Retire la propuesta para editarlo.',
  'An adopted budget can’t be edited. Create a new version and have it adopted.':
    'Un presupuesto aprobado no se puede editar. Cree una versión nueva y sométala a aprobación.',
  'Budget not found. Choose another one to copy.': 'No se encontró el presupuesto. Elija otro para copiar.',
  'Budget not found. Choose another one to compare with.':
    'No se encontró el presupuesto. Elija otro para comparar.',
  'Fund not found. Choose another one.': 'Fondo no encontrado. Elija otro.',
  'This fund wasn’t found or is archived. Choose another one.':
    'No se encontró el fondo, o está archivado. Elija otro.',
  'Someone else just created a budget for this fund and year. Try again.':
    'Alguien acaba de crear un presupuesto para este fondo y año. Inténtelo de nuevo.',
  'Account not found. Reload the budget.': 'No se encontró la cuenta. Vuelva a cargar el presupuesto.',
  '{1} {2} appears twice. Enter each account only once.':
    '{1} {2} aparece dos veces. Ingrese cada cuenta una sola vez.',
  '{1} {2} can’t be budgeted in this fund. Choose an income, expense or transfer account of the fund.':
    '{1} {2} no se puede presupuestar en este fondo. Elija una cuenta de ingresos, gastos o traspasos del fondo.',
  'A file is in the list twice.': 'Un archivo aparece dos veces en la lista.',
  'A budget has 100 files at most. Put several documents into one file.':
    'Un presupuesto tiene como máximo 100 archivos. Reúna varios documentos en un solo archivo.',
  'Only drafts can be deleted. Withdraw a proposal first. Adopted budgets are kept.':
    'Solo se pueden eliminar borradores. Retire antes la propuesta. Los presupuestos aprobados se conservan.',
  'This budget has no amounts yet. Enter them before you propose it.':
    'Este presupuesto aún no tiene importes. Ingréselos antes de proponerlo.',
  'Another budget for this fund and year was adopted in the meantime. Reload the page, then decide which one should be in effect.':
    'Entretanto se aprobó otro presupuesto de este fondo y año. Vuelva a cargar la página y decida cuál debe regir.',
  'You proposed this budget, so someone else must adopt it.':
    'Usted propuso este presupuesto, así que debe aprobarlo otra persona.',
  'This date is in the future. Enter the date of the motion or vote.':
    'Esta fecha es futura. Ingrese la fecha de la moción o votación.',
  'This file isn’t an Excel workbook. Download the budget as XLSX and edit that file.':
    'Este archivo no es un libro de Excel. Descargue el presupuesto como XLSX y edite ese archivo.',
  'This workbook is too large. Keep only the budget sheet.':
    'Este libro es demasiado grande. Deje solo la hoja del presupuesto.',
  'The sheet has more than 2,000 rows. Delete the rows below the budget.':
    'La hoja tiene más de 2,000 filas. Elimine las filas debajo del presupuesto.',
  'Row 1 needs a column “Code” and the months of the budget’s fiscal year. Download the budget as XLSX to see them.':
    'La fila 1 necesita una columna “Código” y los meses del año fiscal del presupuesto. Descargue el presupuesto como XLSX para verlos.',
  '{1} rows have errors, so nothing was saved. Correct them and choose the file again.':
    '{1} filas tienen errores y no se guardó nada. Corríjalas y elija el archivo de nuevo.',
};
