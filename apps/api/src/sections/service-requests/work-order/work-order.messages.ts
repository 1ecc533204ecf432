import type { Sentences } from '../../../platform/http/language/sentence';

/** What work orders tell people, in Spanish by English. */
export const workOrderSentences: Sentences = {
  'This work order is not under way: issue it first, or return it for rework. Nothing was changed.':
    'Esta orden de trabajo no está en curso: emítala primero o devuélvala. No se cambió nada.',
  'A step is in the checklist twice.': 'Un paso está dos veces en la lista.',
  'Work on this order has started. Cancel it and create another one for somebody else.':
    'El trabajo de esta orden ya empezó. Cancélela y cree otra para otra persona.',
  'This work order is closed. Reopen it, or create another one.':
    'Esta orden de trabajo está cerrada. Reábrala o cree otra.',
  'Choose a vendor or a staff member: this order is issued.':
    'Elija un proveedor o una persona del personal: esta orden está emitida.',
  'Choose a vendor or a staff member, not both.': 'Elija un proveedor o una persona del personal, no ambos.',
  'The vendor has another visit at this time. Choose another time.':
    'El proveedor tiene otra visita a esa hora. Elija otra hora.',
  'The staff member has another visit at this time. Choose another time.':
    'Esa persona tiene otra visita a esa hora. Elija otra hora.',
  'Another visit is scheduled in this unit at this time. Choose another time.':
    'Hay otra visita en esta unidad a esa hora. Elija otra hora.',
  'There is no such place. Choose another one.': 'No existe ese lugar. Elija otro.',
  'There is no such vendor.': 'No existe ese proveedor.',
  'This vendor is archived. Choose another one.': 'Este proveedor está archivado. Elija otro.',
  'This estimate needs approval. Cancel the work order, reopen it, change the estimate and issue it again.':
    'Este presupuesto requiere aprobación. Cancele la orden, reábrala, cambie el presupuesto y vuelva a emitirla.',
  'This estimate was approved for another vendor or staff member. Cancel the work order, reopen it, choose who does the work and issue it again.':
    'Este presupuesto se aprobó para otro proveedor u otra persona del personal. Cancele la orden, reábrala, elija quién hace el trabajo y vuelva a emitirla.',
  'This time has passed. Choose a later one.': 'Esa hora ya pasó. Elija otra posterior.',
  'A visit is scheduled up to ten years ahead. Choose an earlier date.':
    'Una visita se programa con hasta diez años de antelación. Elija una fecha anterior.',
  'This member has no role that opens work orders. Choose another one, or give them such a role first.':
    'Este miembro no tiene un rol que abra órdenes de trabajo. Elija otro, o dele antes ese rol.',
  'Choose an active member.': 'Elija un miembro activo.',
  'One of these requests is not there.': 'Una de estas solicitudes no existe.',
  'This visit was cancelled. Schedule another one.': 'Esta visita se canceló. Programe otra.',
  'This visit is over: it stays with the order.': 'Esta visita ya pasó: se queda en la orden.',
  'Somebody signed off this work already.': 'Alguien ya dio su conformidad.',
  'Work is signed off once it has started, and until it is accepted.':
    'La conformidad se da desde que empieza el trabajo hasta que se acepta.',
  'Choose a vendor or a staff member first. Then issue the work order.':
    'Elija primero un proveedor o una persona del personal. Después emita la orden.',
  'The estimate of this work order is pending approval already.':
    'El presupuesto de esta orden ya está pendiente de aprobación.',
  '{1} steps of the checklist are not done. Check them off first.':
    'Quedan {1} pasos de la lista por hacer. Márquelos primero.',
  'A resident has to sign off this work before you accept it.':
    'Un residente debe dar su conformidad antes de que acepte el trabajo.',
  'This cannot be done with the work order as it is now. Load it again to see its status.':
    'Esto no es posible con la orden tal como está. Vuelva a cargarla para ver su estado.',
  'This work is not finished yet.': 'Este trabajo aún no está terminado.',
  'Choose active members with the Vendor role who are of no other vendor.':
    'Elija miembros activos con el rol de proveedor que no sean de otro proveedor.',
  'A bill is drafted once the work is accepted.': 'La factura se prepara cuando se acepta el trabajo.',
  'Choose an asset or a common area.': 'Elija un activo o un área común.',
  'This is before the plan starts.': 'Es anterior al inicio del plan.',
  'A plan starts within the last year, or later.': 'Un plan empieza dentro del último año, o después.',
  'Choose up to six weeks.': 'Elija hasta seis semanas.',
  'Enter the reason.': 'Escriba el motivo.',
  'The visit ends after it starts. Enter a later time.':
    'La visita termina después de empezar. Escriba una hora posterior.',
  'A visit takes up to 14 days. Enter several.': 'Una visita dura hasta 14 días. Escriba varias.',
  'This line comes to too much. Enter a lower quantity or price.':
    'Este renglón suma demasiado. Escriba una cantidad o un precio menor.',
  'These lines come to too much together. Enter some of them in another work order.':
    'Estos renglones suman demasiado. Escriba algunos en otra orden de trabajo.',
  'Choose up to 20 files.': 'Elija hasta 20 archivos.',
  'Choose up to 40 photos.': 'Elija hasta 40 fotos.',
  'See work orders: the own ones for a vendor': 'Ver órdenes de trabajo: las propias, si es proveedor',
  'Open a work order, and record work on own ones':
    'Abrir una orden de trabajo y registrar el trabajo en las propias',
  'See all work orders of the community, not only own ones':
    'Ver todas las órdenes de trabajo de la comunidad, no solo las propias',
  'Give work to a vendor or a staff member': 'Encargar trabajo a un proveedor o al personal',
  'Change, schedule, accept and cancel work orders, and set maintenance plans':
    'Cambiar, programar, aceptar y cancelar órdenes de trabajo, y definir planes de mantenimiento',
  'Approve estimates of work orders': 'Aprobar presupuestos de órdenes de trabajo',
};
