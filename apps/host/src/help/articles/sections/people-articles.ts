import type { Language } from '@courtyard/common';
import type { Article } from '../article';

/** Who belongs to the community, and what they may do. */
export const peopleArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'directory',
      title: 'Find someone in the directory',
      routes: ['/people/members'],
      text: [
        'Members lists everyone in the community, as a table or as cards. Names are always shown; contact details only if the member shares them.',
        'People who manage members see everyone, including invited, suspended and past members, and each person’s permissions.',
        'A member’s page shows their homes and roles over time. Edit details changes their name, phone or mailing address; they’re notified. More, Add to a home links them to a property: choose the relationship, start date and, optionally, end date.',
      ],
    },
    {
      id: 'invite',
      title: 'Invite people',
      routes: ['/people/invitations'],
      text: [
        'Choose Invite and enter up to 50 addresses with the roles they get. Each gets an email with a link that works once, for 14 days unless your community set another period.',
        'Resend replaces the earlier email; Revoke makes its link invalid. To remind many people, select their rows, or all filtered rows, and choose Resend; you see who gets an email, and who doesn’t and why, before anything is sent. You can only give roles whose permissions you have yourself.',
      ],
    },
    {
      id: 'invite-from-file',
      title: 'Invite people from a file',
      routes: ['/people/invitations'],
      text: [
        'Invite from file accepts a CSV file with up to 200 rows. Download the template for the columns: email and roles are required; name, home, relationship, start and end date and language are optional. Separate roles with semicolons and write dates as 2030-12-31.',
        'The file is checked first; no one is invited yet. Rows that can’t be invited are listed with line number and reason: unknown role or home, duplicate address, a permission you can’t give. Existing members and people already invited are skipped.',
        'Then all other rows are invited, once each. The end date applies to the roles and the lease. Fix the rows with errors and upload the file again: no one gets two emails.',
        'Export, above the list, downloads the filtered invitations; you can import that file again.',
      ],
    },
    {
      id: 'requests',
      title: 'Review access requests',
      routes: ['/people/requests'],
      text: [
        'Access requests appear under Needs you. Approve with roles and, optionally, a home with start and end dates; a tenant’s roles end with the lease. Or reject with a reason. Both answers are emailed.',
        'Turn access requests on or off under Administration, Community.',
      ],
    },
    {
      id: 'membership',
      title: 'Suspend a member or end a membership',
      routes: ['/people/members/details'],
      text: [
        'Both are in the menu on the member’s page. Suspending signs the member out on all devices until you reinstate them.',
        'An ended membership stays in the list as past, with its history, and can be renewed. The last administrator can’t be removed.',
      ],
    },
    {
      id: 'view-as',
      title: 'View the community as a member',
      routes: ['/people/members', '/people/members/details'],
      text: [
        'Administrators can see what a member sees: choose View as in the row’s menu or on the member’s page. It’s read-only and ends after 30 minutes, when you select Stop or when you sign out.',
        'Ballots, own documents, private reports and list views, notifications and their settings, support tickets and security settings are never shown, and you can’t view as someone with permissions you don’t have. The member is notified, and it’s in the member’s history and the activity log.',
      ],
    },
    {
      id: 'merge-records',
      title: 'Merge two records of one person',
      routes: ['/people/members/details'],
      text: [
        'Open the record you want to keep, then More, Merge with another record. Choose the other record and, where both have a value, which one to keep: name, phone, photo, bio. Homes, roles, committee terms, bookings, files and notifications are combined.',
        'A role held by both is kept until the later end date. If two committee terms or two periods in the same home overlap, the later one starts after the earlier; ownership shares of the same property are added. Anything either hid in the directory stays hidden. A past member’s roles aren’t restored.',
        'The record with a sign-in keeps it. If both have one, choose which email to keep; the other is signed out and its address is freed.',
        'The history shows both, and old links lead to the remaining record. Merging can’t be undone. It can’t give anyone permissions you couldn’t give; assign rights over money on the member’s page first.',
      ],
    },
    {
      id: 'roles',
      title: 'Set permissions with roles',
      routes: ['/people/roles'],
      text: [
        'A role is a set of permissions, grouped by section and searchable. You can edit built-in roles, and create your own by copying any role.',
        'Before you save, you see who gains and loses which permissions. Changes apply immediately, including to people who are signed in.',
        'You can only grant permissions you have.',
      ],
    },
    {
      id: 'roles-until',
      title: 'Give temporary access',
      routes: ['/people/members/details', '/people/invitations'],
      text: [
        'A role can have an end date, for example for an auditor or seasonal help. It then ends automatically, and people with no other role are signed out.',
        'They’re reminded 14 and 2 days before.',
      ],
    },
    {
      id: 'committees',
      title: 'Manage committees and terms',
      routes: ['/people/committees'],
      text: [
        'A committee has seats. Record who holds each one, in which office and for which dates; a seat can have only one term at a time.',
        'Past terms stay on record, so you can see who served when.',
      ],
    },
    {
      id: 'people-overview',
      title: 'The People overview',
      routes: ['/people'],
      text: [
        'It shows members by status and role, who joined this month and who is leaving because a membership, role or lease ends, and what’s pending: access requests, open invitations and approvals, depending on your permissions. Select a number or bar to see the people it counts.',
        'You only see what you have access to. The section’s pages are in the menu.',
      ],
    },
    {
      id: 'terms',
      title: 'Record a committee term',
      routes: ['/people/committees/details'],
      text: [
        'Open the committee and choose “Add term”: person, seat, office, and start and end date. A seat without a current term is vacant.',
        'Before a term ends, the person and those who manage committees get a notification and an email.',
        'A term entered by mistake can be deleted; a past term stays on record.',
      ],
    },
  ],
  es: [
    {
      id: 'directory',
      title: 'Encontrar a alguien en el directorio',
      routes: ['/people/members'],
      text: [
        'Miembros muestra a todas las personas de la comunidad, como tabla o como tarjetas. El nombre se ve siempre; los datos de contacto, solo si el miembro los comparte.',
        'Quienes gestionan los miembros ven a todos, también a invitados, suspendidos y antiguos, y los permisos de cada uno.',
        'La página de un miembro muestra sus viviendas y roles a lo largo del tiempo. Editar datos cambia su nombre, teléfono o dirección postal; se le avisa. Más, Añadir a una vivienda lo vincula a una propiedad: elija en calidad de qué, la fecha de inicio y, si quiere, la de fin.',
      ],
    },
    {
      id: 'invite',
      title: 'Invitar a personas',
      routes: ['/people/invitations'],
      text: [
        'Pulse Invitar y escriba hasta 50 direcciones con sus roles. Cada una recibe un correo con un enlace que sirve una vez, durante 14 días si su comunidad no fijó otro plazo.',
        'Reenviar sustituye el correo anterior; Revocar invalida su enlace. Para recordar a muchas personas, seleccione sus filas, o todas las filtradas, y pulse Reenviar; antes de enviar nada se muestra quién recibe un correo, y quién no y por qué. Solo puede dar roles cuyos permisos usted tenga.',
      ],
    },
    {
      id: 'invite-from-file',
      title: 'Invitar a personas desde un archivo',
      routes: ['/people/invitations'],
      text: [
        'Invitar desde archivo admite un archivo CSV de hasta 200 filas. Descargue la plantilla para ver las columnas: correo y roles son obligatorios; nombre, vivienda, en calidad de qué vive allí, desde, hasta e idioma son opcionales. Separe los roles con punto y coma y escriba las fechas como 2030-12-31.',
        'Primero se revisa el archivo, sin invitar a nadie. Las filas que no se pueden invitar aparecen con su línea y el motivo: rol o vivienda desconocidos, dirección repetida, un permiso que usted no puede dar. Los miembros y quienes ya están invitados se omiten.',
        'Luego se invita a las demás filas, una vez cada una. La fecha de fin vale para los roles y el alquiler. Corrija las filas con errores y suba el archivo otra vez: nadie recibe dos correos.',
        'Exportar, sobre la lista, descarga las invitaciones filtradas; ese archivo se puede volver a importar.',
      ],
    },
    {
      id: 'requests',
      title: 'Revisar solicitudes de acceso',
      routes: ['/people/requests'],
      text: [
        'Las solicitudes de acceso aparecen en «Requiere su atención». Apruebe con roles y, si quiere, una vivienda con fechas de inicio y fin; los roles de un inquilino acaban con el alquiler. O rechace con un motivo. Ambas respuestas se envían por correo.',
        'Las solicitudes de acceso se activan o desactivan en Administración, Comunidad.',
      ],
    },
    {
      id: 'membership',
      title: 'Suspender a un miembro o terminar su membresía',
      routes: ['/people/members/details'],
      text: [
        'Ambas cosas están en el menú de la página del miembro. Suspender cierra su sesión en todos los dispositivos hasta que lo reactive.',
        'Una membresía terminada queda en la lista como antigua, con su historial, y se puede renovar. El último administrador no se puede quitar.',
      ],
    },
    {
      id: 'view-as',
      title: 'Ver la comunidad como un miembro',
      routes: ['/people/members', '/people/members/details'],
      text: [
        'Los administradores pueden ver lo que ve un miembro: elija Ver como en el menú de la fila o en la página del miembro. No se puede cambiar nada, y termina a los 30 minutos, al elegir Detener o al cerrar la sesión.',
        'Nunca se muestran votos, documentos propios, informes y vistas privados, notificaciones ni sus ajustes, consultas ni ajustes de seguridad, y no puede ver como alguien con permisos que usted no tiene. Se avisa al miembro, y consta en su historial y en el registro de actividad.',
      ],
    },
    {
      id: 'merge-records',
      title: 'Unir dos registros de una persona',
      routes: ['/people/members/details'],
      text: [
        'Abra el registro que quiere conservar, luego Más, Unir con otro registro. Elija el otro y, donde ambos tengan un dato, cuál se conserva: nombre, teléfono, foto, presentación. Las viviendas, roles, mandatos, reservas, archivos y notificaciones se combinan.',
        'Un rol que ambos tienen se conserva hasta la fecha más tardía. Si dos mandatos o dos períodos en la misma vivienda se solapan, el posterior empieza después del anterior; las cuotas de una misma propiedad se suman. Lo que alguno ocultaba en el directorio sigue oculto. Los roles de un antiguo miembro no se recuperan.',
        'El registro con acceso lo conserva. Si ambos lo tienen, elija qué correo se conserva; la otra sesión se cierra y su dirección queda libre.',
        'El historial muestra ambos, y los enlaces antiguos llevan al registro que queda. La unión no se puede deshacer. No puede dar a nadie permisos que usted no pueda dar; asigne antes los derechos sobre dinero en la página del miembro.',
      ],
    },
    {
      id: 'roles',
      title: 'Fijar permisos con roles',
      routes: ['/people/roles'],
      text: [
        'Un rol es un conjunto de permisos, agrupados por sección y con búsqueda. Puede editar los roles incluidos y crear otros copiando cualquiera.',
        'Antes de guardar se muestra quién gana y quién pierde permisos. Los cambios se aplican al momento, también a quien tiene la sesión abierta.',
        'Solo puede conceder permisos que usted tenga.',
      ],
    },
    {
      id: 'roles-until',
      title: 'Dar acceso temporal',
      routes: ['/people/members/details', '/people/invitations'],
      text: [
        'Un rol puede tener fecha de fin, por ejemplo para un auditor o una ayuda de temporada. Después termina automáticamente, y a quien no tiene otro rol se le cierra la sesión.',
        'Se les recuerda 14 y 2 días antes.',
      ],
    },
    {
      id: 'committees',
      title: 'Gestionar comités y mandatos',
      routes: ['/people/committees'],
      text: [
        'Un comité tiene puestos. Anote quién ocupa cada uno, con qué cargo y en qué fechas; un puesto solo puede tener un mandato a la vez.',
        'Los mandatos terminados quedan registrados, para ver quién sirvió y cuándo.',
      ],
    },
    {
      id: 'people-overview',
      title: 'El resumen de Personas',
      routes: ['/people'],
      text: [
        'Muestra los miembros por estado y por rol, quién entró este mes y quién se va porque acaba una membresía, un rol o un alquiler, y lo pendiente: solicitudes de acceso, invitaciones abiertas y aprobaciones, según sus permisos. Seleccione un número o una barra para ver a las personas que cuenta.',
        'Solo ve aquello a lo que tiene acceso. Las páginas de la sección están en el menú.',
      ],
    },
    {
      id: 'terms',
      title: 'Registrar un mandato',
      routes: ['/people/committees/details'],
      text: [
        'Abra el comité y pulse «Agregar mandato»: persona, puesto, cargo, y fechas de inicio y fin. Un puesto sin mandato vigente está vacante.',
        'Antes de que termine un mandato, la persona y quienes gestionan los comités reciben una notificación y un correo.',
        'Un mandato anotado por error se puede eliminar; uno terminado queda registrado.',
      ],
    },
  ],
};
