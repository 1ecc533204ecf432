import type { Language } from '@courtyard/common';
import type { Article } from '../article';

const base = '/service-requests/work-orders';

/** Work given to vendors and staff, and maintenance that comes again. */
export const workOrderArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'work-orders',
      title: 'Give work to a vendor or staff member',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Create a work order from a request, from an asset or by hand. It is a draft until you issue it: only then does the vendor or staff member see it.',
        'An estimate over the limit of the community waits for approval before the order is issued. Limits are set under “Approvals”.',
        'On the page of an asset, “Order next service” fills in the asset, what was done last and who did it.',
        '“Calendar” shows visits and due dates by month or week. Dashed visits are proposed and not confirmed yet.',
      ],
    },
    {
      id: 'work-order-done',
      title: 'From visit to vendor bill',
      routes: [`${base}/detail`, `${base}/sign-off`],
      text: [
        'Visits that overlap another one of the same vendor, staff member or unit are refused. The resident is notified of visits to their unit.',
        'The vendor checks off steps, adds labor, parts and photos, and finishes the work. Where a resident has to sign off, they do so in the app, or the name of who signed on site is entered.',
        'Accept finished work, or return it with the reason. Accepted work of a vendor becomes a draft bill where accounting is in use. If that was not possible, the order says why and you can try again.',
      ],
    },
    {
      id: 'vendor-work',
      title: 'Work orders for vendors',
      routes: [base],
      text: [
        "Invite people of a vendor with the role Vendor, then choose them under “People with access” on the vendor's page. They see the work orders of that vendor, and nothing else of the community.",
        'On a phone, they confirm or decline an order, propose visits, take photos and finish the work.',
      ],
    },
    {
      id: 'maintenance-plans',
      title: 'Plan recurring maintenance',
      routes: [`${base}/plans`, `${base}/plans/create`, `${base}/plans/edit`, `${base}/plans/detail`],
      text: [
        'A maintenance plan belongs to an asset or a common area. It says how often the work comes and how many days ahead its work order is created.',
        'Each due date gets one work order, as a draft with the checklist of the plan. In a month without the date, the work is due on the last day.',
        'Changing a plan leaves the work orders that it created as they are. “Pause” stops it until you resume it; dates that went by meanwhile are made up for up to a month back.',
      ],
    },
    {
      id: 'request-reports',
      title: 'Compare how requests were handled',
      routes: ['/service-requests/community-requests/reports'],
      text: [
        'Reports count the requests of a period by kind, category, building or vendor: how many are open and how old, how long it took to respond and to resolve, and how many missed a target.',
        'Times are medians of elapsed time. A request with work orders of several vendors counts for each of them. A number leads to the requests behind it.',
      ],
    },
  ],
  es: [
    {
      id: 'work-orders',
      title: 'Encargar trabajo a un proveedor o al personal',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Cree una orden de trabajo desde una solicitud, desde un activo o a mano. Es un borrador hasta que la emite: solo entonces la ve el proveedor o la persona del personal.',
        'Un presupuesto superior al límite de la comunidad espera aprobación antes de emitir la orden. Los límites se definen en «Aprobaciones».',
        'En la página de un activo, «Encargar próximo servicio» completa el activo, lo último que se hizo y quién lo hizo.',
        '«Calendario» muestra visitas y fechas límite por mes o semana. Las visitas con borde discontinuo están propuestas y aún no confirmadas.',
      ],
    },
    {
      id: 'work-order-done',
      title: 'De la visita a la factura del proveedor',
      routes: [`${base}/detail`, `${base}/sign-off`],
      text: [
        'Se rechazan las visitas que coinciden con otra del mismo proveedor, persona o unidad. Al residente se le avisa de las visitas a su unidad.',
        'El proveedor marca los pasos, agrega mano de obra, piezas y fotos, y termina el trabajo. Si hace falta la conformidad de un residente, la da en la aplicación, o se registra el nombre de quien firmó en el lugar.',
        'Acepte el trabajo terminado o devuélvalo con el motivo. El trabajo aceptado de un proveedor pasa a ser un borrador de factura si se usa la contabilidad. Si no fue posible, la orden dice por qué y puede reintentarlo.',
      ],
    },
    {
      id: 'vendor-work',
      title: 'Órdenes de trabajo para proveedores',
      routes: [base],
      text: [
        'Invite a personas de un proveedor con el rol de proveedor y elíjalas en «Personas con acceso» en la página del proveedor. Ven las órdenes de ese proveedor y nada más de la comunidad.',
        'En un teléfono confirman o rechazan una orden, proponen visitas, toman fotos y terminan el trabajo.',
      ],
    },
    {
      id: 'maintenance-plans',
      title: 'Planificar el mantenimiento periódico',
      routes: [`${base}/plans`, `${base}/plans/create`, `${base}/plans/edit`, `${base}/plans/detail`],
      text: [
        'Un plan de mantenimiento es de un activo o de un área común. Dice cada cuánto se hace el trabajo y con cuántos días de antelación se crea su orden.',
        'Cada fecha tiene una orden de trabajo, como borrador con la lista de verificación del plan. En un mes sin esa fecha, el trabajo vence el último día.',
        'Cambiar un plan deja como están las órdenes que creó. «Pausar» lo detiene hasta que lo reanude; las fechas que pasaron mientras tanto se recuperan hasta un mes atrás.',
      ],
    },
    {
      id: 'request-reports',
      title: 'Comparar cómo se atendieron las solicitudes',
      routes: ['/service-requests/community-requests/reports'],
      text: [
        'Los informes cuentan las solicitudes de un período por tipo, categoría, edificio o proveedor: cuántas están abiertas y su antigüedad, cuánto se tardó en responder y resolver, y cuántas no cumplieron un plazo.',
        'Los tiempos son medianas de tiempo transcurrido. Una solicitud con órdenes de varios proveedores cuenta para cada uno. Un número lleva a las solicitudes que cuenta.',
      ],
    },
  ],
};
