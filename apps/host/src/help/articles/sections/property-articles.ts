import type { Language } from '@courtyard/common';
import type { Article } from '../article';

const base = '/properties-common-areas';

/** The register of homes, areas and what is kept up. */
export const propertyArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'import',
      title: 'Import properties from a spreadsheet',
      routes: [`${base}/properties/import`, `${base}/properties`],
      text: [
        'Save the spreadsheet as CSV, with one property per row and column titles in the first row. Every row is checked before anything is saved.',
        'A property is identified by unit and building: existing ones are updated, new ones are added. Either all rows are imported, or none.',
      ],
    },
    {
      id: 'sale',
      title: 'Record a sale, tenant, vehicle or pet',
      routes: [`${base}/properties/detail`],
      text: [
        'Open the property. Owners and residents have dates: recording a sale ends one ownership and starts the next; earlier records stay.',
        'Residents, vehicles, pets, insurance and documents each have a tab; History shows who changed what and when.',
      ],
    },
    {
      id: 'areas',
      title: 'Set up a common area',
      routes: [`${base}/common-areas/create`, `${base}/common-areas/edit`, `${base}/common-areas/details`],
      text: [
        'Set opening hours, slot length, capacity, fee, deposit and the number of bookings per home. You can require approval.',
        'Existing bookings keep the terms they were made under.',
        'If a service or item for bookings is set under Accounting, Payment policy, confirmed bookings are billed to the unit, and the booking page links to the invoice. If the booking is canceled in time, the charge is voided and any payment becomes a credit.',
      ],
    },
    {
      id: 'decide-bookings',
      title: 'Approve or decline bookings',
      routes: [`${base}/reservations`],
      text: [
        'Pending bookings appear on the dashboard. Approve them there, or select several in the list; declining requires a reason, which the person sees.',
        'You can undo a decision for a few seconds.',
      ],
    },
    {
      id: 'assets',
      title: 'Track warranties and service',
      routes: [`${base}/assets`],
      text: [
        'Assets have warranty and service dates. The people who manage them are reminded before they’re due.',
        'Record service saves the work done and its cost, and sets the next date.',
      ],
    },
    {
      id: 'reserve',
      title: 'Plan replacements from the reserve',
      routes: [`${base}/reserve-components`],
      text: [
        'Each component has a useful life and a replacement cost. The chart shows the cost per year; select a bar to list its components.',
        'Record replacement restarts the useful life, at the price paid.',
      ],
    },
    {
      id: 'properties-overview',
      title: 'The Properties & Areas overview',
      routes: [base],
      text: [
        'It shows how many homes there are and their occupancy, and under “Needs attention” expiring policies, uninsured homes, and services and warranties coming due. Select a number to see the records it counts.',
        'Owners see their own homes there, and the common areas with their next bookings.',
      ],
    },
    {
      id: 'my-home',
      title: 'Your home’s page',
      routes: [`${base}/properties/mine`, `${base}/properties/detail`],
      text: [
        'Your home is first in the menu. Its page shows owners and residents, vehicles, pets, insurance and documents, each on a tab.',
        'What you can add or change has a button; for anything else, ask your community’s managers from that page’s help.',
      ],
    },
  ],
  es: [
    {
      id: 'import',
      title: 'Importar propiedades desde una hoja de cálculo',
      routes: [`${base}/properties/import`, `${base}/properties`],
      text: [
        'Guarde la hoja como CSV, con una propiedad por fila y los títulos en la primera. Cada fila se comprueba antes de guardar nada.',
        'Una propiedad se identifica por unidad y edificio: las existentes se actualizan, las nuevas se agregan. Se importan todas las filas o ninguna.',
      ],
    },
    {
      id: 'sale',
      title: 'Registrar una venta, un inquilino, un vehículo o una mascota',
      routes: [`${base}/properties/detail`],
      text: [
        'Abra la propiedad. Propietarios y residentes tienen fechas: al registrar una venta termina una titularidad y empieza otra; lo anterior queda registrado.',
        'Residentes, vehículos, mascotas, seguros y documentos tienen cada uno su pestaña; el historial muestra quién cambió qué y cuándo.',
      ],
    },
    {
      id: 'areas',
      title: 'Configurar un área común',
      routes: [`${base}/common-areas/create`, `${base}/common-areas/edit`, `${base}/common-areas/details`],
      text: [
        'Fije el horario, la duración del turno, el aforo, la tarifa, el depósito y las reservas por vivienda. Puede exigir aprobación.',
        'Las reservas existentes conservan las condiciones con que se hicieron.',
        'Si en Contabilidad, Política de pagos, hay un servicio o artículo para las reservas, las confirmadas se facturan a la unidad y su página enlaza con la factura. Si la reserva se cancela a tiempo, el cargo se anula y lo pagado queda como saldo a favor.',
      ],
    },
    {
      id: 'decide-bookings',
      title: 'Aprobar o rechazar reservas',
      routes: [`${base}/reservations`],
      text: [
        'Las reservas pendientes aparecen en el panel. Apruébelas allí o seleccione varias en la lista; rechazar exige un motivo, que se comunica.',
        'Puede deshacer una decisión durante unos segundos.',
      ],
    },
    {
      id: 'assets',
      title: 'Controlar garantías y mantenimiento',
      routes: [`${base}/assets`],
      text: [
        'Los bienes tienen fechas de garantía y de mantenimiento. A quienes los gestionan se les avisa antes de que venzan.',
        'Registrar mantenimiento guarda el trabajo hecho y su coste, y fija la fecha siguiente.',
      ],
    },
    {
      id: 'reserve',
      title: 'Planificar reposiciones con la reserva',
      routes: [`${base}/reserve-components`],
      text: [
        'Cada componente tiene una vida útil y un coste de reposición. El gráfico muestra el coste por año; seleccione una barra para ver sus componentes.',
        'Registrar reposición reinicia la vida útil, al precio pagado.',
      ],
    },
    {
      id: 'properties-overview',
      title: 'El resumen de Propiedades y áreas',
      routes: [base],
      text: [
        'Muestra cuántas viviendas hay y su ocupación, y en «Requiere atención» las pólizas que vencen, las viviendas sin seguro y los mantenimientos y garantías próximos. Seleccione un número para ver las fichas que cuenta.',
        'Los propietarios ven allí sus viviendas y las áreas comunes con sus próximas reservas.',
      ],
    },
    {
      id: 'my-home',
      title: 'La página de su vivienda',
      routes: [`${base}/properties/mine`, `${base}/properties/detail`],
      text: [
        'Su vivienda es lo primero del menú. Su página muestra propietarios y residentes, vehículos, mascotas, seguros y documentos, cada cosa en su pestaña.',
        'Lo que puede agregar o cambiar tiene un botón; para lo demás, pregunte a quienes gestionan la comunidad desde la ayuda de esa página.',
      ],
    },
  ],
};
