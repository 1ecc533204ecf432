import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

/** Meetings: who is told, what is talked about, what was decided. */
export const meetingArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'meetings',
      title: 'Find a meeting and its agenda',
      routes: ['/communications/meetings', '/communications/meetings/details'],
      text: [
        'Meetings lists board, owner and committee meetings. Open one to see its agenda, files and online link.',
        'Times are in the community’s time zone. If your device uses another one, the zone is shown.',
      ],
    },
    {
      id: 'prepare-meeting',
      title: 'Prepare a meeting',
      routes: [
        '/communications/meetings/create',
        '/communications/meetings/edit',
        '/communications/meetings/details',
      ],
      text: [
        'Add meeting asks for title, time and place. The meeting is a draft that only organizers see until notice is sent or it’s scheduled.',
        'On the meeting’s page, add agenda items with presenter and minutes; start times are calculated for the page and the notice. Drag an item by its handle to reorder, or use the arrow keys on the handle.',
        'A meeting is scheduled, then opened, then adjourned. A scheduled meeting can’t be deleted: cancel it, and it’s shown as canceled.',
      ],
    },
    {
      id: 'meeting-rules',
      title: 'Notice, quorum and attendance',
      routes: ['/communications/meetings/rules', '/communications/meetings/details'],
      text: [
        'Meeting rules sets the notice period, quorum and minutes deadline for each type of meeting. They start with common values: compare them with your state law and bylaws, and note the source of each.',
        'Based on these rules, the meeting’s page shows the notice window and whether it’s too late to mail letters today.',
        'Under Attendance, invite the owners or a committee as of today. Invitees RSVP on the meeting’s page: attending, not attending, or by proxy. Until the meeting begins, you can remove an invitee from their menu; if they got the notice, they’re notified and the meeting leaves their calendar.',
        'At the door, record who is present. The quorum updates live on every open page. Each home counts once through its owners: tenants don’t count, and an owner of three homes counts for three. Record proxies with the name of the proxy holder; their homes count.',
        'Ownership is taken from the property records as of the meeting date and fixed when the meeting opens. If no one from a recently sold home is invited, the page tells you.',
      ],
    },
    {
      id: 'meeting-notice',
      title: 'Send and document meeting notice',
      routes: ['/communications/meetings/details'],
      text: [
        'Send notice, on a draft, shows who it reaches, what it says and whether it’s on time, and schedules the meeting. The email includes a calendar invitation. People who can’t be emailed, or haven’t agreed to electronic notices, need a letter: print letters under Notice and record the mailing date.',
        'Members give consent in their notification settings. Record paper consent on the member’s page, or in the contact of an owner without an account. Meeting rules sets whether your community requires consent.',
        'Outside the notice window, sending requires a reason, which is recorded, or isn’t allowed, depending on the meeting rules.',
        'Changes of time, place or link, and cancellations, are sent automatically to the same people, and update their calendars. People invited later get the notice when you send it again; no one gets it twice.',
        'Recipients shows the delivery status for each person. The affidavit puts it all in a PDF to sign. It states that the mail server accepted a message, not that it was read.',
      ],
    },
    {
      id: 'meeting-repeats',
      title: 'Recurring meetings',
      routes: [
        '/communications/meetings/create',
        '/communications/meetings/edit',
        '/communications/meetings/details',
      ],
      text: [
        'Set how a meeting repeats in the form, such as the second Tuesday of each month. When it’s adjourned, the next one is created as a draft with its agenda; Plan next meeting does so earlier.',
        'Minutes pending approval are added to the next agenda. Use Add approval of minutes for any other agenda.',
        'Meetings appear on the community calendar and in its feed; drafts only for organizers.',
      ],
    },
    {
      id: 'minutes',
      title: 'Record decisions and publish minutes',
      routes: ['/communications/meetings/details'],
      text: [
        'Under Minutes, add each motion with mover, seconder, vote (voice, counted or roll call) and result. If the quorum is by home, roll-call votes count per home; a home whose owners disagree has no vote. Action items become tasks for the person assigned, with a due date.',
        'After the meeting is adjourned, Draft minutes creates them from the agenda, attendance and motions. Edit freely: a line starting with # is a heading, one starting with - is a list item.',
        'Minutes must be approved by someone other than their last editor; approvers are notified. Approved minutes are published as a PDF for everyone who can see the meeting; the executive part is left out. The due date comes from the meeting rules.',
      ],
    },
    {
      id: 'executive-session',
      title: 'Hold an executive session',
      routes: ['/communications/meetings/create', '/communications/meetings/details'],
      text: [
        'A whole meeting or a single agenda item can be an executive session. Only people with permission see it in lists, search, files, history and notifications.',
        'This is set when the meeting or item is created and can’t be changed. To make it public, create a new one.',
      ],
    },
  ],
  es: [
    {
      id: 'meetings',
      title: 'Encontrar una reunión y su orden del día',
      routes: ['/communications/meetings', '/communications/meetings/details'],
      text: [
        'Reuniones muestra las de la junta directiva, las de propietarios y las de comités. Abra una para ver el orden del día, los archivos y el enlace en línea.',
        'Las horas son las de la comunidad. Si su dispositivo usa otra zona horaria, se indica al lado.',
      ],
    },
    {
      id: 'prepare-meeting',
      title: 'Preparar una reunión',
      routes: [
        '/communications/meetings/create',
        '/communications/meetings/edit',
        '/communications/meetings/details',
      ],
      text: [
        'Agregar reunión pide título, hora y lugar. Es un borrador que solo ven quienes preparan reuniones hasta que se convoca.',
        'En la página de la reunión, agregue los puntos del orden del día con ponente y minutos; las horas de inicio se calculan para la página y la convocatoria. Arrastre un punto por su asa para moverlo, o use las flechas sobre el asa.',
        'Una reunión se convoca, luego se abre y luego se levanta. Una reunión convocada no se puede eliminar: cancélela y aparecerá como cancelada.',
      ],
    },
    {
      id: 'meeting-rules',
      title: 'Convocatoria, quórum y asistencia',
      routes: ['/communications/meetings/rules', '/communications/meetings/details'],
      text: [
        'Reglas de las reuniones fija para cada tipo el plazo de convocatoria, el quórum y el plazo de las actas. Empiezan con valores habituales: compárelos con su ley y sus estatutos, y anote la fuente de cada uno.',
        'Según estas reglas, la página de la reunión muestra entre qué fechas se puede convocar y si hoy ya es tarde para enviar cartas.',
        'En Asistencia, invite a los propietarios o a un comité con los datos de hoy. Los invitados responden en la página de la reunión: asisten, no asisten o asisten por representación. Hasta que empiece la reunión puede quitar a un invitado en su menú; si recibió la convocatoria, se le avisa y la reunión sale de su calendario.',
        'En la entrada, registre quién está presente. El quórum se actualiza al momento en cada página abierta. Cada vivienda cuenta una vez por sus propietarios: los inquilinos no cuentan, y quien tiene tres viviendas cuenta por tres. Registre las representaciones con el nombre del representante; sus viviendas cuentan.',
        'La titularidad se toma de las propiedades a la fecha de la reunión y queda fijada cuando se abre. Si no hay nadie invitado de una vivienda vendida, la página lo indica.',
      ],
    },
    {
      id: 'meeting-notice',
      title: 'Enviar la convocatoria y documentarla',
      routes: ['/communications/meetings/details'],
      text: [
        'Enviar la convocatoria, en un borrador, muestra a quién llega, qué dice y si está a tiempo; con ella se convoca la reunión. El correo incluye una invitación de calendario. Quien no tiene correo, o no aceptó los avisos electrónicos, necesita una carta: imprima las cartas en Convocatoria y registre la fecha de envío.',
        'Los miembros dan su consentimiento en sus ajustes de notificaciones. El consentimiento en papel se registra en la página del miembro o en el contacto de un propietario sin cuenta. Las reglas de las reuniones fijan si su comunidad lo exige.',
        'Fuera del plazo de convocatoria, el envío exige un motivo, que queda registrado, o no se permite, según las reglas de las reuniones.',
        'Los cambios de hora, lugar o enlace, y las cancelaciones, se avisan automáticamente a las mismas personas y actualizan sus calendarios. Quienes se invitan después reciben la convocatoria al enviarla de nuevo; nadie la recibe dos veces.',
        'Destinatarios muestra el estado de la entrega para cada persona. La declaración jurada lo reúne en un PDF para firmar. Indica que un servidor aceptó el mensaje, no que se haya leído.',
      ],
    },
    {
      id: 'meeting-repeats',
      title: 'Reuniones periódicas',
      routes: [
        '/communications/meetings/create',
        '/communications/meetings/edit',
        '/communications/meetings/details',
      ],
      text: [
        'Indique en el formulario cómo se repite una reunión, por ejemplo el segundo martes de cada mes. Al levantarla, la siguiente se crea como borrador con su orden del día; Planificar la siguiente lo hace antes.',
        'Las actas pendientes de aprobación se agregan al siguiente orden del día. Para otro, use Agregar la aprobación de actas.',
        'Las reuniones aparecen en el calendario de la comunidad y en su suscripción; los borradores, solo para quienes las preparan.',
      ],
    },
    {
      id: 'minutes',
      title: 'Registrar acuerdos y publicar actas',
      routes: ['/communications/meetings/details'],
      text: [
        'En Actas, agregue cada moción con quién la presentó, quién la secundó, la votación (a viva voz, contada o nominal) y el resultado. Si el quórum es por vivienda, los votos nominales cuentan por vivienda; una cuyos propietarios discrepan no tiene voto. Las tareas acordadas se asignan a una persona, con su fecha.',
        'Una vez levantada la reunión, Redactar actas las crea a partir del orden del día, la asistencia y las mociones. Edítelas libremente: una línea que empieza con # es un título; con -, un elemento de lista.',
        'Las actas las aprueba alguien distinto de quien las editó por última vez; se avisa a quienes pueden aprobarlas. Las aprobadas se publican en PDF para todos los que ven la reunión, sin la parte ejecutiva. El plazo lo fijan las reglas de las reuniones.',
      ],
    },
    {
      id: 'executive-session',
      title: 'Celebrar una sesión ejecutiva',
      routes: ['/communications/meetings/create', '/communications/meetings/details'],
      text: [
        'Una reunión entera o un solo punto puede ser sesión ejecutiva. Solo quienes tienen permiso la ven en listas, búsqueda, archivos, historial y notificaciones.',
        'Se fija al crear la reunión o el punto y no se puede cambiar. Para hacerlo público, cree uno nuevo.',
      ],
    },
  ],
};
