import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

export const duesPlanWords = {
  plan: { en: 'Dues plan', es: 'Plan de cuotas' },
  name: { en: 'Recurring invoice name', es: 'Nombre de la factura periódica' },
  number: { en: 'Version', es: 'Versión' },
  status: sharedWords.status,
  'status.draft': { en: 'Draft', es: 'Borrador' },
  'status.proposed': { en: 'Pending confirmation', es: 'Pendiente de confirmación' },
  'status.confirmed': { en: 'Confirmed', es: 'Confirmado' },
  'status.superseded': { en: 'Superseded', es: 'Sustituido' },
  'status.undone': { en: 'Undone', es: 'Deshecho' },
  raises: { en: 'Amount to raise', es: 'Importe por recaudar' },
  'raises.income': { en: 'Budgeted assessment income', es: 'Ingresos por cuotas presupuestados' },
  'raises.needed': {
    en: 'Expenses and transfers less other income',
    es: 'Gastos y traspasos menos otros ingresos',
  },
  months: { en: 'Billing frequency', es: 'Frecuencia de facturación' },
  'months.1': { en: 'Monthly', es: 'Mensual' },
  'months.3': { en: 'Quarterly', es: 'Trimestral' },
  'months.6': { en: 'Semiannual', es: 'Semestral' },
  'months.12': { en: 'Annual', es: 'Anual' },
  billingDay: { en: 'Billing day', es: 'Día de facturación' },
  startsOn: { en: 'First billing date', es: 'Primera fecha de facturación' },
  dueDays: { en: 'Payment terms (days)', es: 'Plazo de pago (días)' },
  pools: { en: 'Pools', es: 'Grupos de gastos' },
  exemptIds: { en: 'Exempt units', es: 'Unidades exentas' },
  replacedIds: { en: 'Recurring invoices to replace', es: 'Facturas periódicas que se sustituyen' },
  property: { en: 'Unit', es: 'Unidad' },
  todayMinor: { en: 'Current dues per year', es: 'Cuotas actuales al año' },
  yearMinor: { en: 'New dues per year', es: 'Cuotas nuevas al año' },
  differenceMinor: { en: 'Change per year', es: 'Cambio al año' },
  installmentMinor: { en: 'First invoice', es: 'Primera factura' },
  totalMinor: { en: 'Total', es: 'Total' },
  units: { en: 'Units', es: 'Unidades' },
  proposedBy: { en: 'Proposed by', es: 'Propuesto por' },
  confirmedBy: { en: 'Confirmed by', es: 'Confirmado por' },
  returnedReason: { en: 'Reason for return', es: 'Motivo de la devolución' },
  reason: sharedWords.reason,
} satisfies Words;

/** What dues plans are called in their histories, and in the log. */
export const duesPlanVocabulary: HistoryVocabulary = {
  actions: {
    'dues-plan.create': { en: 'Created', es: 'Se creó' },
    'dues-plan.update': { en: 'Changed', es: 'Se cambió' },
    'dues-plan.remove': { en: 'Discarded', es: 'Se descartó' },
    'dues-plan.propose': { en: 'Proposed', es: 'Se propuso' },
    'dues-plan.return': { en: 'Returned to draft', es: 'Se devolvió a borrador' },
    'dues-plan.confirm': {
      en: 'Confirmed, recurring invoices set up',
      es: 'Se confirmó y se crearon facturas periódicas',
    },
    'dues-plan.supersede': { en: 'Superseded', es: 'Se sustituyó' },
    'dues-plan.undo': { en: 'Undone before first invoice', es: 'Se deshizo antes de su primera factura' },
    'dues-plan.restore': { en: 'In effect again', es: 'Vigente de nuevo' },
  },
  kinds: { 'dues-plan': duesPlanWords.plan },
  things: { 'dues-plan': duesPlanWords },
};
