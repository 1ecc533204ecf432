import type { Language } from '@courtyard/common';
import type { Article } from '../article';

const base = '/service-requests/work-orders';

/** Work given to vendors and staff, and maintenance that comes again. */
export const workOrderArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'work-orders',
      title: 'Assign work to a vendor or staff member',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Create a work order from a request, from an asset or on its own. It stays a draft until you issue it; then the vendor or staff member can see it.',
        'Estimates over the community’s limit need approval before the order is issued. Set limits under “Approvals”.',
        'On an asset’s page, “Schedule next service” fills in the asset, the last service and its vendor.',
        '“Calendar” shows visits and due dates by month or week. Visits with a dashed outline are proposed but not confirmed.',
      ],
    },
    {
      id: 'work-order-done',
      title: 'From visit to vendor bill',
      routes: [`${base}/detail`, `${base}/sign-off`],
      text: [
        'A vendor, staff member or unit can’t have two visits at the same time. Residents are notified of visits to their unit.',
        'The vendor checks off steps, adds labor, parts and photos, and finishes the work. If a resident must sign off, they do so in the app, or you record the name of the person who signed on site.',
        'Accept finished work, or return it for rework with notes. If you use accounting, accepting a vendor’s work creates a draft bill. If that fails, the order shows the reason and you can try again.',
      ],
    },
    {
      id: 'vendor-work',
      title: 'Work orders for vendors',
      routes: [base],
      text: [
        'Invite the vendor’s people with the Vendor role, then add them under “People with access” on the vendor’s page. They see only that vendor’s work orders, its bills with their payments, and whether its W-9 and insurance are on file.',
        'From a phone, they can confirm or decline orders, propose visits, take photos and finish the work.',
      ],
    },
    {
      id: 'maintenance-plans',
      title: 'Plan recurring maintenance',
      routes: [`${base}/plans`, `${base}/plans/create`, `${base}/plans/edit`, `${base}/plans/detail`],
      text: [
        'A maintenance plan belongs to an asset or a common area. It sets how often the work is due and how many days ahead each work order is created.',
        'Each due date gets one draft work order with the plan’s checklist. In months without that date, the work is due on the last day of the month.',
        'Editing a plan doesn’t change work orders already created. “Pause” stops it until you resume; due dates missed in the last month are then created.',
      ],
    },
    {
      id: 'request-reports',
      title: 'Run request reports',
      routes: ['/service-requests/community-requests/reports'],
      text: [
        'Reports group a period’s requests by kind, category, building or vendor, with the number open and their age, response and resolution times, and the share that were late.',
        'Times are medians and include nights and weekends. A request with work orders from several vendors counts for each. Select a number to see its requests.',
      ],
    },
  ],
  es: [
    {
      id: 'work-orders',
      title: 'Encargar trabajo a un proveedor o al personal',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Cree una orden de trabajo desde una solicitud, desde un activo o directamente. Es un borrador hasta que la emite; entonces la ve el proveedor o la persona del personal.',
        'Un presupuesto superior al límite de la comunidad requiere aprobación antes de emitir la orden. Los límites se definen en «Aprobaciones».',
        'En la página de un activo, «Programar próximo servicio» completa el activo, el último servicio y el proveedor.',
        '«Calendario» muestra visitas y fechas límite por mes o semana. Las visitas con borde discontinuo están propuestas y aún no confirmadas.',
      ],
    },
    {
      id: 'work-order-done',
      title: 'De la visita a la factura del proveedor',
      routes: [`${base}/detail`, `${base}/sign-off`],
      text: [
        'Un proveedor, una persona o una unidad no puede tener dos visitas a la vez. Se avisa a los residentes de las visitas a su unidad.',
        'El proveedor marca los pasos, agrega mano de obra, piezas y fotos, y termina el trabajo. Si hace falta la conformidad de un residente, la da en la aplicación, o se registra el nombre de quien firmó en el lugar.',
        'Acepte el trabajo terminado o devuélvalo para corregir, con notas. Si usa la contabilidad, al aceptar el trabajo de un proveedor se crea un borrador de factura. Si falla, la orden muestra el motivo y puede reintentarlo.',
      ],
    },
    {
      id: 'vendor-work',
      title: 'Órdenes de trabajo para proveedores',
      routes: [base],
      text: [
        'Invite a las personas del proveedor con el rol de proveedor y agréguelas en «Personas con acceso» en la página del proveedor. Solo ven las órdenes de ese proveedor, sus facturas con los pagos, y si su W-9 y su seguro están entregados.',
        'En un teléfono confirman o rechazan una orden, proponen visitas, toman fotos y terminan el trabajo.',
      ],
    },
    {
      id: 'maintenance-plans',
      title: 'Planificar el mantenimiento periódico',
      routes: [`${base}/plans`, `${base}/plans/create`, `${base}/plans/edit`, `${base}/plans/detail`],
      text: [
        'Un plan de mantenimiento corresponde a un activo o a un área común. Define cada cuánto vence el trabajo y con cuántos días de antelación se crea cada orden.',
        'Cada fecha tiene una orden de trabajo, como borrador con la lista de verificación del plan. En un mes sin esa fecha, el trabajo vence el último día.',
        'Editar un plan no cambia las órdenes ya creadas. «Pausar» lo detiene hasta que lo reanude; entonces se crean las órdenes pendientes del último mes.',
      ],
    },
    {
      id: 'request-reports',
      title: 'Consultar informes de solicitudes',
      routes: ['/service-requests/community-requests/reports'],
      text: [
        'Los informes agrupan las solicitudes de un período por tipo, categoría, edificio o proveedor, con las abiertas y su antigüedad, los tiempos de respuesta y solución, y la proporción fuera de plazo.',
        'Los tiempos son medianas e incluyen noches y fines de semana. Una solicitud con órdenes de varios proveedores cuenta para cada uno. Seleccione un número para ver sus solicitudes.',
      ],
    },
  ],
};
