import type { Language } from '@courtyard/common';
import type { Article } from './article';

/** What is decided by two, let go of, or looked up afterwards. */
export const rightsArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'approvals',
      title: 'Approvals by a second person',
      routes: ['/approvals', '/people/roles', '/people/members/details'],
      text: [
        'A change that would give someone rights over money needs another person’s approval. It’s listed under “Approvals”, and under Needs you for everyone who can approve it.',
        '“Approve” carries it out immediately on behalf of the requester; “Reject” requires a reason, which the requester sees. You can’t approve your own request, but you can withdraw it while it’s pending.',
        'Requests expire after 14 days. If the underlying record changes, the request is withdrawn with a reason: submit a new one if it’s still needed.',
        'Under “Rules”, administrators set how many approvals are needed, from which amount, and whether approvers need a role or committee membership. Another administrator approves the change; pending requests keep the old rule.',
      ],
    },
    {
      id: 'household',
      title: 'Invite a tenant or your family',
      routes: ['/properties-common-areas/properties/detail'],
      text: [
        'Open your home and go to “Tenants and family”. Choose “Invite”, select their relationship to the home, and enter the start and end dates; for family, the end date is optional.',
        'They get an email with a link, and have a tenant’s access until that date, when it ends automatically. Use “End or extend” to change the date.',
      ],
    },
    {
      id: 'closing',
      title: 'Download your data or close your account',
      routes: ['/myprofile'],
      text: [
        'In Account settings, under “Your data”, “Download” gives you a ZIP with everything the community holds about you and what you uploaded.',
        '“Close account” requires your password and closes the account in all your communities after 14 days. Until then everything works, and “Keep account” cancels it.',
        'Each community keeps your name and address as a past member, because books, votes and history refer to people. The last administrator must appoint another one first.',
      ],
    },
    {
      id: 'logs',
      title: 'See the activity log',
      routes: ['/people/logs'],
      text: [
        'People, “Logs” shows who changed what, with values before and after, for everything you have access to. Entries can’t be edited or deleted.',
        'Search by person or record, filter by date, section or action, and export the result. Select a bar in a chart to see its entries.',
      ],
    },
  ],
  es: [
    {
      id: 'approvals',
      title: 'Aprobación de otra persona',
      routes: ['/approvals', '/people/roles', '/people/members/details'],
      text: [
        'Un cambio que daría a alguien derechos sobre el dinero necesita la aprobación de otra persona. Está en «Aprobaciones» y en «Requiere su atención» de quienes pueden aprobarlo.',
        '«Aprobar» lo ejecuta al momento en nombre de quien lo solicitó; «Rechazar» pide un motivo, que se le comunica. No puede aprobar su propia solicitud, pero puede retirarla mientras está pendiente.',
        'Las solicitudes caducan a los 14 días. Si cambia el registro al que se refieren, se retiran con un motivo: haga otra si todavía hace falta.',
        'En «Reglas», los administradores fijan cuántas aprobaciones hacen falta, desde qué importe, y si quien aprueba necesita un rol o ser de un comité. Otro administrador aprueba el cambio; las solicitudes pendientes conservan la regla anterior.',
      ],
    },
    {
      id: 'household',
      title: 'Invitar a un inquilino o a su familia',
      routes: ['/properties-common-areas/properties/detail'],
      text: [
        'Abra su vivienda y vaya a «Inquilinos y familia». Pulse «Invitar», indique en calidad de qué vive allí y escriba las fechas de inicio y fin; para familiares la de fin es opcional.',
        'Recibe un correo con un enlace y tiene el acceso de un inquilino hasta esa fecha, cuando termina automáticamente. «Terminar o prolongar» cambia la fecha.',
      ],
    },
    {
      id: 'closing',
      title: 'Descargar sus datos o cerrar su cuenta',
      routes: ['/myprofile'],
      text: [
        'En Ajustes de la cuenta, en «Sus datos», «Descargar» da un ZIP con todo lo que la comunidad guarda sobre usted y lo que subió.',
        '«Cerrar la cuenta» pide su contraseña y la cierra en todas sus comunidades a los 14 días. Hasta entonces todo funciona, y «Conservar la cuenta» lo cancela.',
        'Cada comunidad conserva su nombre y dirección como antiguo miembro, porque los libros, las votaciones y los historiales nombran a las personas. El último administrador debe nombrar antes a otro.',
      ],
    },
    {
      id: 'logs',
      title: 'Ver el registro de actividad',
      routes: ['/people/logs'],
      text: [
        'Personas, «Registros» muestra quién cambió qué, con los valores de antes y después, de todo lo que usted puede ver. Las entradas no se pueden editar ni eliminar.',
        'Busque por persona o ficha, filtre por fecha, sección o acción, y exporte el resultado. Seleccione una barra de un gráfico para ver sus entradas.',
      ],
    },
  ],
};
