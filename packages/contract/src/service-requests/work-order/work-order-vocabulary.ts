import type { HistoryVocabulary } from '../../wire/fields/history';
import { workOrderWords } from './work-order.words';

/** What work orders are called in their histories, and in the log. */
export const workOrderVocabulary: HistoryVocabulary = {
  actions: {
    'work-order.create': { en: 'Created', es: 'Se creó' },
    'work-order.update': { en: 'Changed', es: 'Se cambió' },
    'work-order.priority': { en: 'Priority set', es: 'Se definió la prioridad' },
    'work-order.issue': { en: 'Issued', es: 'Se emitió' },
    'work-order.confirm': { en: 'Confirmed by the vendor', es: 'Confirmada por el proveedor' },
    'work-order.start': { en: 'Work started', es: 'Se empezó' },
    'work-order.finish': { en: 'Work finished', es: 'Se terminó' },
    'work-order.accept': { en: 'Work accepted', es: 'Se aceptó' },
    'work-order.return': { en: 'Returned for rework', es: 'Se devolvió' },
    'work-order.decline': { en: 'Declined', es: 'Se rechazó' },
    'work-order.cancel': { en: 'Canceled', es: 'Se canceló' },
    'work-order.reopen': { en: 'Reopened', es: 'Se reabrió' },
    'work-order.visit': { en: 'Visit scheduled', es: 'Se programó una visita' },
    'work-order.visit-confirm': { en: 'Visit confirmed', es: 'Se confirmó la visita' },
    'work-order.visit-cancel': { en: 'Visit canceled', es: 'Se canceló la visita' },
    'work-order.check': { en: 'Checklist updated', es: 'Se actualizó la lista' },
    'work-order.lines': { en: 'Labor and parts changed', es: 'Se cambiaron mano de obra y piezas' },
    'work-order.photos': { en: 'Photos changed', es: 'Se cambiaron las fotos' },
    'work-order.sign-off': { en: 'Signed off', es: 'Se dio la conformidad' },
    'work-order.bill': { en: 'Vendor bill drafted', es: 'Se preparó la factura del proveedor' },
    'service-plan.create': { en: 'Maintenance plan created', es: 'Se creó un plan de mantenimiento' },
    'service-plan.update': { en: 'Maintenance plan changed', es: 'Se cambió un plan de mantenimiento' },
    'vendor-member.set': { en: 'Vendor access changed', es: 'Se cambió el acceso del proveedor' },
  },
  kinds: {
    'work-order': workOrderWords.workOrder,
    'vendor-member': workOrderWords.members,
    'service-plan': workOrderWords.plan,
  },
  things: {
    'work-order': workOrderWords,
    'vendor-member': workOrderWords,
    'service-plan': workOrderWords,
  },
};
