import type { Language } from '@courtyard/common';
import type { Article } from '../article';

const base = '/properties-common-areas';

/** The register of homes, areas and what is kept up. */
export const propertyArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'import',
      title: 'Bring properties from a spreadsheet',
      routes: [`${base}/properties/import`, `${base}/properties`],
      text: [
        'Save the spreadsheet as CSV, with one property per row and the column titles in the first line. Every row is checked before anything is written.',
        'Unit and building together name a property: a known one is changed, any other is added. All rows are written together, or none.',
      ],
    },
    {
      id: 'sale',
      title: 'Record a sale, a tenant, a vehicle or a pet',
      routes: [`${base}/properties/detail`],
      text: [
        'Open the property. Its people are kept with dates: a sale ends one ownership and starts another, and what was before stays.',
        'Residents, vehicles, pets, insurance and documents each have a tab; History says who changed what, and when.',
      ],
    },
    {
      id: 'areas',
      title: 'Set the rules of a common area',
      routes: [`${base}/common-areas/create`, `${base}/common-areas/edit`, `${base}/common-areas/details`],
      text: [
        'An area has opening hours, the length of a slot, capacity, fee and deposit, and how many bookings a home may have. It can ask for approval.',
        'Bookings that are there keep the terms under which they were made.',
        'Where a service or item for bookings is chosen under Accounting, Payment policy, a booking that is confirmed is billed to its unit, and its page shows the invoice. Cancelled in time, what was billed goes; what was paid becomes the credit of the unit.',
      ],
    },
    {
      id: 'decide-bookings',
      title: 'Approve or decline bookings',
      routes: [`${base}/reservations`],
      text: [
        'What waits for you stands on the dashboard. Approve there, or choose several in the list; declining takes a reason, which is told.',
        'What you did can be undone for a moment, and exactly.',
      ],
    },
    {
      id: 'assets',
      title: 'Know what is due for service',
      routes: [`${base}/assets`],
      text: [
        'Assets have warranty and service dates. Who looks after them is reminded before either is due.',
        'Record service writes what was done and what it cost, and sets the next date.',
      ],
    },
    {
      id: 'reserve',
      title: 'See what the reserve has to replace',
      routes: [`${base}/reserve-components`],
      text: [
        'Each component has a useful life and what it costs to replace. The chart shows which year takes how much; a press on it lists those components.',
        'Record replacement begins the life anew, at the price that was paid.',
      ],
    },
    {
      id: 'properties-overview',
      title: 'What the first page of Properties & Areas tells',
      routes: [base],
      text: [
        'How many homes there are and who lives there, and under “Worth a look” what somebody should see to: policies that lapse, homes without one, services and warranties that fall due. A number leads to exactly those that it counts.',
        'An owner finds their own homes there, and the common areas with their next bookings.',
      ],
    },
    {
      id: 'my-home',
      title: 'What you find on the page of your home',
      routes: [`${base}/properties/mine`, `${base}/properties/detail`],
      text: [
        'Your home stands first in the menu. Its page has who owns it and lives there, vehicles, pets, insurance and documents, each with a tab.',
        'What you may add or change yourself has a button; for the rest ask those who manage the community, from the help of that page.',
      ],
    },
  ],
  es: [
    {
      id: 'import',
      title: 'Traer propiedades de una hoja de cálculo',
      routes: [`${base}/properties/import`, `${base}/properties`],
      text: [
        'Guarde la hoja como CSV, con una propiedad por fila y los títulos en la primera línea. Cada fila se comprueba antes de escribir nada.',
        'Unidad y edificio juntos nombran una propiedad: una conocida se cambia, cualquier otra se agrega. Se escriben todas las filas, o ninguna.',
      ],
    },
    {
      id: 'sale',
      title: 'Anotar una venta, un inquilino, un vehículo o una mascota',
      routes: [`${base}/properties/detail`],
      text: [
        'Abra la propiedad. Sus personas se guardan con fechas: una venta termina una titularidad y empieza otra, y lo anterior queda.',
        'Residentes, vehículos, mascotas, seguros y documentos tienen cada uno su pestaña; el historial dice quién cambió qué, y cuándo.',
      ],
    },
    {
      id: 'areas',
      title: 'Fijar las reglas de un área común',
      routes: [`${base}/common-areas/create`, `${base}/common-areas/edit`, `${base}/common-areas/details`],
      text: [
        'Un área tiene horario, duración del turno, aforo, tarifa y depósito, y cuántas reservas puede tener una vivienda. Puede pedir aprobación.',
        'Las reservas que ya existen conservan las condiciones con las que se hicieron.',
        'Si en Contabilidad, Política de pagos, hay un servicio o artículo para las reservas, una reserva confirmada se factura a su unidad, y su página muestra la factura. Si se cancela a tiempo, lo facturado se quita; lo pagado queda a favor de la unidad.',
      ],
    },
    {
      id: 'decide-bookings',
      title: 'Aprobar o rechazar reservas',
      routes: [`${base}/reservations`],
      text: [
        'Lo que le espera está en el panel. Apruebe allí, o elija varias en la lista; rechazar pide un motivo, que se comunica.',
        'Lo hecho se puede deshacer durante un momento, y con exactitud.',
      ],
    },
    {
      id: 'assets',
      title: 'Saber qué necesita mantenimiento',
      routes: [`${base}/assets`],
      text: [
        'Los bienes tienen fechas de garantía y de mantenimiento. A quien se ocupa de ellos se le avisa antes de que venzan.',
        'Al anotar un mantenimiento se guarda lo hecho y lo que costó, y se fija la fecha siguiente.',
      ],
    },
    {
      id: 'reserve',
      title: 'Ver qué tiene que reponer la reserva',
      routes: [`${base}/reserve-components`],
      text: [
        'Cada componente tiene una vida útil y lo que cuesta reponerlo. El gráfico muestra qué año se lleva cuánto; al pulsarlo se listan esos componentes.',
        'Registrar reemplazo: la vida empieza de nuevo, al precio que se pagó.',
      ],
    },
    {
      id: 'properties-overview',
      title: 'Qué cuenta la primera página de Propiedades y áreas',
      routes: [base],
      text: [
        'Cuántas viviendas hay y quién vive en ellas, y lo que alguien debería mirar: pólizas que vencen, viviendas sin póliza, mantenimientos y garantías que se acercan. Un número lleva justo a lo que cuenta.',
        'Quien es propietario encuentra allí sus viviendas y las áreas comunes con sus próximas reservas.',
      ],
    },
    {
      id: 'my-home',
      title: 'Qué encuentra en la página de su vivienda',
      routes: [`${base}/properties/mine`, `${base}/properties/detail`],
      text: [
        'Su vivienda está primero en el menú. Su página tiene quién es propietario y quién vive allí, vehículos, mascotas, seguros y documentos, cada cosa en su pestaña.',
        'Lo que puede añadir o cambiar usted tiene un botón; para lo demás pregunte a quienes gestionan la comunidad, desde la ayuda de esa página.',
      ],
    },
  ],
};
