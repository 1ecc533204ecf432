/** What the calls about budgets tell people, in Spanish by English. */
export const budgetSentences = {
  'This budget isn’t proposed. Load it again to see where it stands.':
    'Este presupuesto no está propuesto. Vuelva a cargarlo para ver su estado.',
  'This budget is proposed. Withdraw the proposal to change it.':
    'Este presupuesto está propuesto. Retire la propuesta para cambiarlo.',
  'An adopted budget can’t be changed. Create a new version and have it adopted.':
    'Un presupuesto aprobado no se puede cambiar. Cree una versión nueva y sométala a aprobación.',
  'Budget not found. Choose another one to copy.': 'No se encontró el presupuesto. Elija otro para copiar.',
  'Budget not found. Choose another one to compare with.':
    'No se encontró el presupuesto. Elija otro para comparar.',
  'Fund not found. Choose another one.': 'Fondo no encontrado. Elija otro.',
  'Fund not found, or archived. Choose another one.':
    'No se encontró el fondo, o está archivado. Elija otro.',
  'Somebody else created a budget for this fund and year just now. Try again.':
    'Alguien acaba de crear un presupuesto para este fondo y año. Inténtelo de nuevo.',
  'Account not found. Load the budget again.': 'No se encontró la cuenta. Vuelva a cargar el presupuesto.',
  '{1} {2} is given twice. Send each account once.': '{1} {2} aparece dos veces. Envíe cada cuenta una vez.',
  '{1} {2} can’t be budgeted in this fund. Choose an income, expense or transfer account of the fund.':
    '{1} {2} no se puede presupuestar en este fondo. Elija una cuenta de ingresos, gastos o traspasos del fondo.',
  'Only a draft can be deleted. A proposal is withdrawn first; an adopted budget stays.':
    'Solo se puede eliminar un borrador. Una propuesta se retira antes; un presupuesto aprobado se conserva.',
  'This budget has no amounts yet. Enter them before you propose it.':
    'Este presupuesto aún no tiene importes. Introdúzcalos antes de proponerlo.',
  'Another budget of this fund and year was adopted in the meantime. Load this one again, and decide which one is to be in force.':
    'Entretanto se aprobó otro presupuesto de este fondo y año. Vuelva a cargar este y decida cuál debe regir.',
  'You proposed this budget, so another member has to adopt it.':
    'Usted propuso este presupuesto, así que debe aprobarlo otra persona.',
  'This date is in the future. Enter the date of the motion or vote.':
    'Esta fecha es futura. Introduzca la fecha de la moción o votación.',
};
