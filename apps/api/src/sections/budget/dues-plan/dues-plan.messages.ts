/** What the calls about dues plans tell people, in Spanish by English. */
export const duesPlanSentences = {
  'See dues by unit based on a budget': 'Ver las cuotas por unidad según un presupuesto',
  'Prepare and propose dues from an adopted budget':
    'Preparar y proponer cuotas a partir de un presupuesto aprobado',
  'Confirm dues and set up their recurring invoices': 'Confirmar cuotas y crear sus facturas periódicas',
  'Dues are based on an adopted budget. Adopt this budget first.':
    'Las cuotas se basan en un presupuesto aprobado. Apruebe primero este presupuesto.',
  'This budget is no longer in effect. Set dues from the budget that replaced it.':
    'Este presupuesto ya no está vigente. Fije las cuotas a partir del que lo sustituyó.',
  'Units, ownership, recurring invoices or amounts changed since this was proposed. Withdraw it, review the new amounts and propose it again.':
    'Desde que se propuso cambiaron unidades, cuotas de participación, facturas periódicas o importes. Retírelo, revise los importes nuevos y propóngalo de nuevo.',
  'Pools cover budgeted expenses and transfers. Choose accounts from this budget.':
    'Los grupos cubren gastos y traspasos presupuestados. Elija cuentas de este presupuesto.',
  'A pool’s percentages must total 100.': 'Los porcentajes de un grupo deben sumar 100.',
  'The first pool raises the remainder. Choose budgeted accounts for every other pool.':
    'El primer grupo recauda el resto. Elija cuentas presupuestadas para todos los demás.',
  'An account can be in one pool only.': 'Una cuenta solo puede estar en un grupo.',
  'One of these units no longer exists. Reload the page.':
    'Una de estas unidades ya no existe. Vuelva a cargar la página.',
  'One of these recurring invoices is no longer active. Reload the page.':
    'Una de estas facturas periódicas ya no está activa. Vuelva a cargar la página.',
  'These dues are pending confirmation. Withdraw the proposal to edit them.':
    'Estas cuotas están pendientes de confirmación. Retire la propuesta para editarlas.',
  'The amounts changed because a unit, its ownership or a recurring invoice changed. Reload the page and review them.':
    'Los importes cambiaron porque cambió una unidad, su participación o una factura periódica. Vuelva a cargar la página y revíselos.',
  'You proposed these dues, so someone else must confirm them.':
    'Usted propuso estas cuotas, así que debe confirmarlas otra persona.',
  'Accounting is turned off for this community. Turn it on to bill dues.':
    'La contabilidad está desactivada en esta comunidad. Actívela para cobrar cuotas.',
  'The fiscal year has no billing date for this frequency and day. Choose others.':
    'El año fiscal no tiene ninguna fecha de facturación con esta frecuencia y este día. Elija otros.',
  '{1} isn’t a billing date of the fiscal year. Choose one of its billing dates.':
    '{1} no es una fecha de facturación del año fiscal. Elija una de ellas.',
  '{1} already billed {2}. Start the dues on a later date.':
    '{1} ya facturó el {2}. Empiece las cuotas en una fecha posterior.',
  'A recurring invoice these dues replace has ended. Edit the plan and save it again.':
    'Una factura periódica que se sustituye ya terminó. Edite el plan y guárdelo de nuevo.',
  'Version {1} of the dues is in effect. Replace its recurring invoice so units aren’t billed twice.':
    'La versión {1} de las cuotas está vigente. Sustituya su factura periódica para no cobrar dos veces.',
  'No unit pays dues under this plan. Add units or exempt fewer.':
    'Ninguna unidad paga cuotas con este plan. Agregue unidades o exima menos.',
  'Dues can’t be billed to account {1}. Choose an income account of this fund.':
    'No se pueden cobrar cuotas en la cuenta {1}. Elija una cuenta de ingresos de este fondo.',
  'No income is budgeted on the dues account. Choose another account, or raise what expenses need.':
    'No hay ingresos presupuestados en la cuenta de cuotas. Elija otra cuenta o recaude lo que requieren los gastos.',
  'Other income covers all budgeted expenses, so there’s nothing to raise.':
    'Otros ingresos cubren todos los gastos del presupuesto, así que no hay nada que recaudar.',
  'Pool “{1}” is negative because the other pools raise more than the total. Move accounts between pools.':
    'El grupo “{1}” es negativo porque los demás recaudan más que el total. Mueva cuentas entre grupos.',
  'These amounts are too large to bill. Check the budget.':
    'Estos importes son demasiado grandes para facturar. Revise el presupuesto.',
  'Units without an ownership share: {1}. Enter it, or exempt them.':
    'Unidades sin cuota de participación: {1}. Ingrésela o exímalas.',
  'Units without a billing ratio: {1}. Enter it, or exempt them.':
    'Unidades sin cuota de cobro: {1}. Ingrésela o exímalas.',
  'Budgeted assessment income is {1}, but expenses and transfers less other income come to {2}.':
    'Los ingresos por cuotas presupuestados son {1}, pero los gastos y traspasos menos otros ingresos suman {2}.',
  'Ownership of paying units totals {1}%, not 100%. Each unit pays in proportion.':
    'Las cuotas de participación de las unidades que pagan suman {1}%, no 100%. Cada una paga en proporción a la suya.',
  'The dues start at billing date {1} of {2}, so this fiscal year raises only part of the amount.':
    'Las cuotas empiezan en la fecha de facturación {1} de {2}, así que este año fiscal recauda solo una parte del importe.',
  'The first billing date is in the past. Its invoices are created right after confirmation.':
    'La primera fecha de facturación ya pasó. Sus facturas se emiten justo después de la confirmación.',
  'No owner on the first billing date: {1}. These units aren’t billed until an owner is added.':
    'Sin propietario en la primera fecha de facturación: {1}. No se les factura hasta que se agregue uno.',
  'Billed today, but not under this plan: {1}.': 'Se les cobra hoy, pero no con este plan: {1}.',
  'Continues alongside the new dues: {1}.': 'Continúa junto a las cuotas nuevas: {1}.',
};
