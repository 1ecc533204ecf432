import type { Sentences } from '../../../platform/http/language/sentence';

/** What work orders tell people, in Spanish by English. */
export const workOrderSentences: Sentences = {
  'This work order isn’t in progress. Issue it first, or return it for rework.':
    'Esta orden de trabajo no está en curso. Emítala primero o devuélvala para corregir.',
  'A step is in the checklist twice. Remove one.': 'Un paso está dos veces en la lista. Quite uno.',
  'Work on this order has started. To reassign it, cancel it and create a new one.':
    'El trabajo de esta orden ya empezó. Para reasignarla, cancélela y cree otra.',
  'This work order is closed. Reopen it or create a new one.':
    'Esta orden de trabajo está cerrada. Reábrala o cree otra.',
  'An issued work order needs a vendor or staff member. Choose one.':
    'Una orden emitida necesita un proveedor o una persona del personal. Elija uno.',
  'Choose a vendor or a staff member, not both.': 'Elija un proveedor o una persona del personal, no ambos.',
  'The vendor has another visit at this time. Choose another time.':
    'El proveedor tiene otra visita a esa hora. Elija otra hora.',
  'The staff member has another visit at this time. Choose another time.':
    'Esa persona tiene otra visita a esa hora. Elija otra hora.',
  'Another visit is scheduled in this unit at this time. Choose another time.':
    'Hay otra visita en esta unidad a esa hora. Elija otra hora.',
  'Place not found. Choose another.': 'No se encontró el lugar. Elija otro.',
  'Vendor not found. Choose another.': 'No se encontró el proveedor. Elija otro.',
  'This vendor is archived. Choose another.': 'Este proveedor está archivado. Elija otro.',
  'This estimate needs approval. Cancel the work order, reopen it, change the estimate and issue it again.':
    'Este presupuesto requiere aprobación. Cancele la orden, reábrala, cambie el presupuesto y vuelva a emitirla.',
  'This estimate was approved for another vendor or staff member. Cancel the work order, reopen it, choose the vendor or staff member and issue it again.':
    'Este presupuesto se aprobó para otro proveedor u otra persona del personal. Cancele la orden, reábrala, elija el proveedor o la persona y vuelva a emitirla.',
  'This time has passed. Choose a later time.': 'Esa hora ya pasó. Elija otra posterior.',
  'Visits can be scheduled up to ten years ahead. Choose an earlier date.':
    'Las visitas se pueden programar con hasta diez años de antelación. Elija una fecha anterior.',
  'This member’s role doesn’t include work orders. Choose another member, or change their role first.':
    'El rol de este miembro no incluye órdenes de trabajo. Elija otro miembro o cambie antes su rol.',
  'Choose an active member.': 'Elija un miembro activo.',
  'One of these requests was not found. Remove it.': 'No se encontró una de estas solicitudes. Quítela.',
  'This visit was canceled. Schedule another.': 'Esta visita se canceló. Programe otra.',
  'This visit has already taken place and can’t be canceled.':
    'Esta visita ya se realizó y no se puede cancelar.',
  'This work has already been signed off.': 'Ya se dio la conformidad de este trabajo.',
  'Work can be signed off after it starts and before it’s accepted.':
    'La conformidad se puede dar desde que empieza el trabajo hasta que se acepta.',
  'Choose a vendor or a staff member first. Then issue the work order.':
    'Elija primero un proveedor o una persona del personal. Después emita la orden.',
  'This work order’s estimate is already pending approval.':
    'El presupuesto de esta orden ya está pendiente de aprobación.',
  'Check off the {1} remaining checklist steps first.':
    'Marque primero los {1} pasos pendientes de la lista.',
  'A resident must sign off before you accept this work.':
    'Un residente debe dar su conformidad antes de que acepte el trabajo.',
  'This isn’t possible in the work order’s current status. Reload the page.':
    'Esto no es posible en el estado actual de la orden. Recargue la página.',
  'This work isn’t finished yet.': 'Este trabajo aún no está terminado.',
  'Choose active members with the Vendor role who don’t belong to another vendor.':
    'Elija miembros activos con el rol de proveedor que no sean de otro proveedor.',
  'A draft bill is created once the work is accepted.':
    'El borrador de factura se crea cuando se acepta el trabajo.',
  'Choose an asset or a common area.': 'Elija un activo o un área común.',
  'The last due date can’t be before the first.': 'La última fecha no puede ser anterior a la primera.',
  'Choose a date within the last year or later.': 'Elija una fecha del último año o posterior.',
  'Choose up to six weeks.': 'Elija hasta seis semanas.',
  'Enter the reason.': 'Escriba el motivo.',
  'A visit can last up to 14 days. Schedule several visits.':
    'Una visita puede durar hasta 14 días. Programe varias.',
  'This line’s amount is too large. Enter a lower quantity or price.':
    'El importe de esta línea es demasiado alto. Escriba una cantidad o un precio menor.',
  'The total is too large. Enter some lines in another work order.':
    'El total es demasiado alto. Escriba algunas líneas en otra orden de trabajo.',
  'Choose up to 20 files.': 'Elija hasta 20 archivos.',
  'Choose up to 40 photos.': 'Elija hasta 40 fotos.',
  'View work orders assigned to them or their company':
    'Ver las órdenes de trabajo asignadas a la persona o a su empresa',
  'Open work orders, and record work on own work orders':
    'Abrir órdenes de trabajo y registrar el trabajo en las propias',
  'View all work orders in the community': 'Ver todas las órdenes de trabajo de la comunidad',
  'Create work orders for vendors and staff': 'Crear órdenes de trabajo para proveedores y personal',
  'Edit, schedule, accept and cancel work orders, and manage maintenance plans':
    'Editar, programar, aceptar y cancelar órdenes de trabajo, y gestionar planes de mantenimiento',
  'Approve work order estimates': 'Aprobar presupuestos de órdenes de trabajo',
};
