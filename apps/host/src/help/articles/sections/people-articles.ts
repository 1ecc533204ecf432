import type { Language } from '@courtyard/common';
import type { Article } from '../article';

/** Who belongs to the community, and what they may do. */
export const peopleArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'directory',
      title: 'Find somebody in the directory',
      routes: ['/people/members'],
      text: [
        'Members lists who belongs to the community, as a table or as cards. Who they are is always shown; how they are reached, only where they show it.',
        'Who manages members sees everybody, also those who are invited, suspended or past, and what each of them may do.',
        'The page of a member has their homes and roles over time. Edit details corrects a name, a phone or the mailing address for them; they are told. More, Add to a home makes a property theirs: as what, from when and, if you like, until when.',
      ],
    },
    {
      id: 'invite',
      title: 'Invite people',
      routes: ['/people/invitations'],
      text: [
        'Press Invite and enter up to 50 addresses with the roles that they get. Each gets a letter that works once, for 14 days where your community has not set another time.',
        'Send again replaces the letter before; Take back makes it worthless. To remind many, tick their rows, or all that the filters leave, and press Send again: who gets a new letter, and who does not and why, is shown before any goes. You can give only roles of which you may do everything yourself.',
      ],
    },
    {
      id: 'invite-from-file',
      title: 'Invite people from a file',
      routes: ['/people/invitations'],
      text: [
        'Invite from file takes a CSV file with up to 200 rows. The template shows the columns: e-mail and roles are needed; name, home, as what somebody lives there, from, until and language if you like. Roles are separated by semicolons, days are written as 2030-12-31.',
        'The file is checked first, and nobody is invited by that. Each row that cannot be invited is listed with its line and the reason: no such role or home, the same address twice, a right that you may not give. Members, and who is invited already, are left as they are.',
        'Then all other rows are invited, each once. Until is the last day of the roles and of the lease. Correct the rows with errors and upload the file again: nobody gets two letters.',
        'Export above the list saves the invitations that the filters leave; such a file can be read again.',
      ],
    },
    {
      id: 'requests',
      title: 'Answer who asks to join',
      routes: ['/people/requests'],
      text: [
        'Requests to join are among what needs you. Approve with roles and, if you like, a home with the days from and until which it is theirs; the roles of a tenant end with the lease. Or refuse with a reason. Both answers go out by mail.',
        'Whether people can ask at all is set under Administration, then Community.',
      ],
    },
    {
      id: 'membership',
      title: 'Suspend somebody, or end a membership',
      routes: ['/people/members/details'],
      text: [
        'The page of a member has both in its menu. Suspending signs out at once, on every device, until you bring them back.',
        'An ended membership stays in the list as past, with all that was done, and can begin again. The last administrator stays.',
      ],
    },
    {
      id: 'merge-records',
      title: 'Merge two records of one person',
      routes: ['/people/members/details'],
      text: [
        'Open the record that is to stay, then More, Merge with another record. Choose the other one, and of what both have what is kept: name, phone, photo, a few words. Homes, roles, committee terms, bookings, files and notifications of both come together.',
        'A role of both is held once, until the later day. Of two terms or two times in one home that overlap, the earlier stays and the later begins after it; shares of one property add up. What either hid in the directory stays hidden. Roles of somebody who had left do not come back.',
        'The record with a sign-in keeps it. Where both have one, you choose whose address stays; the other is signed out and its address is free.',
        'The history shows both, and old links lead to the record that stays. It cannot be undone. Nobody gains by it what you may not give; rights over money are given on the member’s page first.',
      ],
    },
    {
      id: 'roles',
      title: 'Say who may do what',
      routes: ['/people/roles'],
      text: [
        'A role is a set of permissions, listed by section and found by their words. Roles that come with the product can be changed; your own can be copied from any.',
        'Before you save, you are told who gains and who loses what. It counts at once, also for those who are signed in.',
        'Nobody puts into a role what they lack themselves.',
      ],
    },
    {
      id: 'roles-until',
      title: 'Let somebody look for a while',
      routes: ['/people/members/details', '/people/invitations'],
      text: [
        'A role can be given until a day: a seat for an auditor, or for a helper of a season. After that day it ends by itself, and who holds nothing else is signed out.',
        'They are told 14 and 2 days before.',
      ],
    },
    {
      id: 'committees',
      title: 'Keep committees and their terms',
      routes: ['/people/committees'],
      text: [
        'A committee has seats. Record who sits in one, in which office and from when to when; two terms cannot hold one seat at the same time.',
        'Terms that have ended stay, so that you can see who served when.',
      ],
    },
    {
      id: 'people-overview',
      title: 'What the first page of People tells',
      routes: ['/people'],
      text: [
        'It counts the members by status and by role, names who is new this month and who leaves, because a membership, a role or a lease ends, and lists what waits: requests to join and open invitations for who invites, approvals for who decides. A number or a bar leads to exactly those that it counts.',
        'What you may not see is not there. The pages below it are in the menu.',
      ],
    },
    {
      id: 'terms',
      title: 'Record a term, and know when it ends',
      routes: ['/people/committees/details'],
      text: [
        'Open the committee and press “Add term”: who, which seat, which office, from when to when. A seat without a running term is vacant.',
        'Before a term ends, the person and those who look after committees are reminded, at the bell and by mail.',
        'A term that was entered by mistake can be removed; one that is over stays, so that you can see who served when.',
      ],
    },
  ],
  es: [
    {
      id: 'directory',
      title: 'Encontrar a alguien en el directorio',
      routes: ['/people/members'],
      text: [
        'Miembros muestra quién pertenece a la comunidad, como tabla o como tarjetas. Quién es se ve siempre; cómo se le localiza, solo donde lo muestra.',
        'Quien gestiona a los miembros ve a todos, también a invitados, suspendidos y antiguos, y lo que cada uno puede hacer.',
        'La página de un miembro muestra sus viviendas y sus roles a lo largo del tiempo. Editar datos corrige por él un nombre, un teléfono o la dirección postal; se le avisa. Más, Añadir a una vivienda hace suya una propiedad: como qué, desde cuándo y, si quiere, hasta cuándo.',
      ],
    },
    {
      id: 'invite',
      title: 'Invitar a personas',
      routes: ['/people/invitations'],
      text: [
        'Pulse Invitar y escriba hasta 50 direcciones con los roles que reciben. Cada una recibe una carta que sirve una vez, durante 14 días si su comunidad no fijó otro plazo.',
        'Volver a enviar sustituye la carta anterior; Retirar la deja sin valor. Para recordar a muchas personas, marque sus filas, o todas las que dejan los filtros, y pulse Volver a enviar: quién recibe una carta nueva, y quién no y por qué, se muestra antes de que salga ninguna. Solo puede dar roles de los que usted mismo puede hacerlo todo.',
      ],
    },
    {
      id: 'invite-from-file',
      title: 'Invitar a personas desde un archivo',
      routes: ['/people/invitations'],
      text: [
        'Invitar desde archivo admite un archivo CSV de hasta 200 filas. La plantilla muestra las columnas: hacen falta el correo y los roles; si quiere, nombre, vivienda, como qué vive allí, desde, hasta e idioma. Los roles se separan con punto y coma, los días se escriben como 2030-12-31.',
        'Primero se revisa el archivo, sin invitar a nadie. Cada fila que no se puede invitar aparece con su línea y el motivo: no existe el rol o la vivienda, la misma dirección dos veces, un permiso que usted no puede dar. Los miembros y quienes ya están invitados quedan como están.',
        'Luego se invita a todas las demás filas, una vez cada una. Hasta es el último día de los roles y del alquiler. Corrija las filas con errores y suba el archivo otra vez: nadie recibe dos cartas.',
        'Exportar, sobre la lista, guarda las invitaciones que dejan los filtros; ese archivo se puede volver a leer.',
      ],
    },
    {
      id: 'requests',
      title: 'Responder a quien pide unirse',
      routes: ['/people/requests'],
      text: [
        'Las solicitudes de acceso están entre lo que le espera. Apruebe con roles y, si quiere, una vivienda con los días desde y hasta los que es suya; los roles de un inquilino acaban con el alquiler. O rechace con un motivo. Ambas respuestas salen por correo.',
        'Si se puede pedir acceso se decide en Administración, Comunidad.',
      ],
    },
    {
      id: 'membership',
      title: 'Suspender a alguien o terminar una pertenencia',
      routes: ['/people/members/details'],
      text: [
        'La página de un miembro tiene ambas cosas en su menú. Suspender cierra la sesión al momento, en todos los dispositivos, hasta que lo recupere.',
        'Una pertenencia terminada queda en la lista como antigua, con todo lo hecho, y puede empezar de nuevo. El último administrador se queda.',
      ],
    },
    {
      id: 'merge-records',
      title: 'Unir dos registros de una persona',
      routes: ['/people/members/details'],
      text: [
        'Abra el registro que debe quedar, luego Más, Unir con otro registro. Elija el otro y, de lo que ambos tienen, qué se conserva: nombre, teléfono, foto, unas palabras. Las viviendas, roles, mandatos, reservas, archivos y notificaciones de ambos se juntan.',
        'Un rol de ambos se tiene una vez, hasta el día más tardío. De dos mandatos o dos tiempos en una vivienda que se solapan queda el anterior y el posterior empieza después; las partes de una propiedad se suman. Lo que alguno ocultaba en el directorio sigue oculto. Los roles de quien se había ido no vuelven.',
        'El registro con acceso lo conserva. Si ambos lo tienen, usted elige qué dirección queda; la otra sesión se cierra y su dirección queda libre.',
        'El historial muestra ambos, y los enlaces antiguos llevan al registro que queda. No se puede deshacer. Nadie gana con ello lo que usted no puede dar; los permisos sobre dinero se dan antes en la página del miembro.',
      ],
    },
    {
      id: 'roles',
      title: 'Decir quién puede hacer qué',
      routes: ['/people/roles'],
      text: [
        'Un rol es un conjunto de permisos, ordenados por sección y que se encuentran por sus palabras. Los roles que vienen con el producto se pueden cambiar; los propios se pueden copiar de cualquiera.',
        'Antes de guardar se le dice quién gana y quién pierde qué. Cuenta al momento, también para quien tiene la sesión abierta.',
        'Nadie pone en un rol lo que no tiene.',
      ],
    },
    {
      id: 'roles-until',
      title: 'Dejar que alguien mire por un tiempo',
      routes: ['/people/members/details', '/people/invitations'],
      text: [
        'Un rol se puede dar hasta un día: un puesto para un auditor, o para quien ayuda una temporada. Después termina por sí solo, y a quien no tiene otro se le cierra la sesión.',
        'Se le avisa 14 y 2 días antes.',
      ],
    },
    {
      id: 'committees',
      title: 'Llevar los comités y sus mandatos',
      routes: ['/people/committees'],
      text: [
        'Un comité tiene puestos. Anote quién ocupa uno, con qué cargo y desde cuándo hasta cuándo; dos mandatos no pueden tener un puesto a la vez.',
        'Los mandatos terminados quedan, para ver quién sirvió y cuándo.',
      ],
    },
    {
      id: 'people-overview',
      title: 'Qué cuenta la primera página de Personas',
      routes: ['/people'],
      text: [
        'Cuenta los miembros por estado y por rol, nombra a quienes son nuevos este mes y a quienes se van, porque acaba una membresía, un rol o un alquiler, y muestra lo que espera: solicitudes de acceso e invitaciones abiertas a quien invita, aprobaciones a quien decide. Un número o una barra lleva justo a lo que cuenta.',
        'Lo que usted no puede ver no está. Las páginas de la sección están en el menú.',
      ],
    },
    {
      id: 'terms',
      title: 'Anotar un mandato y saber cuándo termina',
      routes: ['/people/committees/details'],
      text: [
        'Abra el comité y pulse «Agregar mandato»: quién, qué puesto, qué cargo, desde cuándo y hasta cuándo. Un puesto sin mandato en curso está vacante.',
        'Antes de que termine un mandato se avisa a la persona y a quienes se ocupan de los comités, en la campana y por correo.',
        'Un mandato anotado por error se puede quitar; el que terminó queda, para que se vea quién sirvió y cuándo.',
      ],
    },
  ],
};
