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
        'Meetings lists those of the board, the owners and the committees. Open one to see its agenda, its files and the link to join online.',
        'Times are those of the community. Where your device has another clock, the zone is named beside them.',
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
        'Add meeting asks what it is, when and where. It is a draft until it is called: only those who prepare meetings see it.',
        'On its page, add the items of the agenda with who presents them and for how many minutes: from these follows at what time each begins, on the page and in the notice. Drag an item by its handle to another place, or press the arrow keys on the handle.',
        'A meeting is called, then opened, then adjourned. What was called is not removed: cancel it, and everybody finds it as cancelled.',
      ],
    },
    {
      id: 'meeting-rules',
      title: 'Notice, quorum and who comes',
      routes: ['/communications/meetings/rules', '/communications/meetings/details'],
      text: [
        'Rules of meetings says for each kind how long before a notice goes out, what makes a quorum and when minutes are due. They begin as is usual: compare them with your law and bylaws, and write down where each is from.',
        'The page of a meeting says from them between which days the notice has to go out, and whether it is too late for a letter by post today.',
        'Under Attendance, invite the owners or a committee. They are kept as they are on that day. Whoever is invited answers on the page of the meeting: comes, does not come, or is voted for by somebody. Until the meeting begins, Remove in the menu of a person takes the invitation back; who had the notice is told so, and their calendar takes the meeting out.',
        'At the door, record who is there. The quorum is counted as it happens, on every open page. A home counts once, however many of its owners come, and through its owners alone: a tenant counts for none, and who owns three counts for three. Who gave a proxy is recorded as by proxy, with the name of who holds it, and their homes count.',
        'Who owns a home is read from the properties as of the day of the meeting, until it opens; then it is kept. Where nobody of a home that was sold is invited, the page says so.',
      ],
    },
    {
      id: 'meeting-notice',
      title: 'Send the notice of a meeting, and prove it',
      routes: ['/communications/meetings/details'],
      text: [
        'Send notice on a draft shows whom it reaches, what it says and whether it is in time. It calls the meeting. E-mail brings the meeting for the reader’s own calendar; who cannot be reached by e-mail, or did not agree to required notices by e-mail, gets a letter: print the letters under Notice, and record on which day they were posted.',
        'Members agree in their notification settings. What came on paper you record on the page of the member, or at the contact of an owner without an account. Rules of meetings says whether your community asks for this at all.',
        'Outside of the days of your rules it asks for a reason, which is kept, or is refused: the rules of meetings say which.',
        'Another time, place or link, and that the meeting is cancelled, is told to the same people by itself, in their calendars too. Who is invited later is told when you send the notice again; nobody is told twice.',
        'Who was told shows each person with what became of the notice. The affidavit has all of it as a PDF to sign. It says that a mail server accepted a message, never that somebody read it.',
      ],
    },
    {
      id: 'meeting-repeats',
      title: 'Meetings that come back',
      routes: [
        '/communications/meetings/create',
        '/communications/meetings/edit',
        '/communications/meetings/details',
      ],
      text: [
        'Say in the form how a meeting comes back, such as each month on the second Tuesday. When it is adjourned, the next one is planned as a draft with its agenda; Plan the next one does so before.',
        'Minutes that wait for approval stand on the next agenda. Add approval of minutes puts them on any other.',
        'Meetings are on the calendar of the community and in its feed, drafts only for those who prepare them.',
      ],
    },
    {
      id: 'minutes',
      title: 'Record what was decided, and publish minutes',
      routes: ['/communications/meetings/details'],
      text: [
        'Under Minutes, add each motion with who moved and seconded it, how the vote went, by voice, counted or by name, and its result. Where the quorum is of homes, votes by name are counted by home: a home whose owners vote differently has no vote. What is left to do is a task of who does it, until its day.',
        'Once the meeting is adjourned, Draft minutes writes them from the agenda, the attendance and the motions. Change them as you like: a line that begins with # is a heading, one that begins with - is of a list.',
        'Somebody else than who wrote last approves them; those who can are told that they wait. Approved minutes are published as a PDF that everybody who sees the meeting can open, and is told of; its executive part is never in it. Until when they are due is said by the rules of meetings.',
      ],
    },
    {
      id: 'executive-session',
      title: 'Meet behind closed doors',
      routes: ['/communications/meetings/create', '/communications/meetings/details'],
      text: [
        'A whole meeting, or one item of an agenda, can be an executive session. Only who has the right to see executive sessions finds it: in lists, search, files, history and notifications alike.',
        'It is said when the meeting or the item is added and never changes. To make something public, add it anew.',
      ],
    },
  ],
  es: [
    {
      id: 'meetings',
      title: 'Encontrar una reunión y su orden del día',
      routes: ['/communications/meetings', '/communications/meetings/details'],
      text: [
        'Reuniones muestra las de la junta, los propietarios y los comités. Abra una para ver el orden del día, sus archivos y el enlace para entrar en línea.',
        'Las horas son las de la comunidad. Si su aparato tiene otro reloj, la zona se nombra al lado.',
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
        'Agregar reunión pregunta qué es, cuándo y dónde. Es un borrador hasta que se convoca: solo la ven quienes preparan reuniones.',
        'En su página, agregue los puntos del orden del día, quién los presenta y por cuántos minutos: de ahí sale a qué hora empieza cada uno, en la página y en el aviso. Arrastre un punto por su asa a otro lugar, o use las flechas sobre el asa.',
        'Una reunión se convoca, luego se abre y luego se levanta. Lo convocado no se quita: cancélela, y todos la encuentran cancelada.',
      ],
    },
    {
      id: 'meeting-rules',
      title: 'Aviso, quórum y quién viene',
      routes: ['/communications/meetings/rules', '/communications/meetings/details'],
      text: [
        'Reglas de las reuniones dice para cada tipo cuánto antes sale el aviso, qué hace quórum y cuándo vencen las actas. Empiezan como es usual: compárelas con su ley y sus estatutos, y anote de dónde viene cada una.',
        'La página de una reunión dice según ellas entre qué días debe salir el aviso, y si hoy es tarde para una carta por correo.',
        'En Asistencia, invite a los propietarios o a un comité. Se guardan como son ese día. Quien está invitado responde en la página de la reunión: viene, no viene, o alguien vota por él. Hasta que empiece la reunión, Quitar en el menú de una persona retira la invitación; a quien recibió el aviso se le dice, y su calendario quita la reunión.',
        'En la puerta, registre quién está. El quórum se cuenta al momento, en cada página abierta. Una vivienda cuenta una vez, vengan cuantos propietarios vengan, y solo por ellos: un inquilino no cuenta por ninguna, y quien tiene tres cuenta por tres. Quien dio un poder se registra como por poder, con el nombre de quien lo tiene, y sus viviendas cuentan.',
        'De quién es una vivienda se lee de las propiedades al día de la reunión, hasta que se abre; entonces se guarda. Si de una vivienda vendida no hay nadie invitado, la página lo dice.',
      ],
    },
    {
      id: 'meeting-notice',
      title: 'Enviar el aviso de una reunión y probarlo',
      routes: ['/communications/meetings/details'],
      text: [
        'Enviar el aviso, en un borrador, muestra a quién llega, qué dice y si está a tiempo. Con él se convoca la reunión. El correo trae la reunión para el calendario de quien lo lee; a quien no se alcanza por correo electrónico, o no aceptó avisos obligatorios por ese medio, le llega una carta: imprima las cartas en Aviso y registre qué día se enviaron.',
        'Los miembros lo aceptan en sus ajustes de notificaciones. Lo que llegó en papel lo registra usted en la página del miembro o en el contacto de un propietario sin cuenta. Las reglas de las reuniones dicen si su comunidad lo pide.',
        'Fuera de los días de sus reglas pide un motivo, que se guarda, o se rechaza: lo dicen las reglas de las reuniones.',
        'Otra hora, lugar o enlace, y la cancelación, se avisan por sí solos a las mismas personas, también en sus calendarios. A quien se invita después se le avisa al enviar el aviso de nuevo; a nadie dos veces.',
        'A quién se avisó muestra a cada persona con lo que fue del aviso. La declaración jurada lo tiene todo en un PDF para firmar. Dice que un servidor aceptó un mensaje, nunca que alguien lo leyó.',
      ],
    },
    {
      id: 'meeting-repeats',
      title: 'Reuniones que se repiten',
      routes: [
        '/communications/meetings/create',
        '/communications/meetings/edit',
        '/communications/meetings/details',
      ],
      text: [
        'Diga en el formulario cómo se repite una reunión, por ejemplo cada mes el segundo martes. Al levantarla, la siguiente se prepara como borrador con su orden del día; Preparar la siguiente lo hace antes.',
        'Las actas que esperan aprobación están en el siguiente orden del día. Agregar la aprobación de actas las pone en cualquier otro.',
        'Las reuniones están en el calendario de la comunidad y en su enlace; los borradores, solo para quien los prepara.',
      ],
    },
    {
      id: 'minutes',
      title: 'Registrar lo decidido y publicar las actas',
      routes: ['/communications/meetings/details'],
      text: [
        'En Actas, agregue cada moción con quién la presentó y la secundó, cómo fue la votación, a viva voz, contada o nominal, y su resultado. Donde el quórum es de viviendas, los votos nominales se cuentan por vivienda: una cuyos propietarios voten distinto no tiene voto. Lo que queda por hacer es tarea de quien lo hace, hasta su día.',
        'Una vez levantada la reunión, Redactar actas las escribe del orden del día, la asistencia y las mociones. Cámbielas como quiera: una línea que empieza con # es un título; con - es de una lista.',
        'Las aprueba otra persona que quien escribió por última vez; a quienes pueden se les avisa de que esperan. Las actas aprobadas se publican en un PDF que abre quien puede ver la reunión, a quien se avisa; su parte ejecutiva nunca está en él. Las reglas de las reuniones dicen cuándo vencen.',
      ],
    },
    {
      id: 'executive-session',
      title: 'Reunirse a puerta cerrada',
      routes: ['/communications/meetings/create', '/communications/meetings/details'],
      text: [
        'Una reunión entera, o un punto del orden del día, puede ser una sesión ejecutiva. Solo la encuentra quien tiene derecho a ver sesiones ejecutivas: en listas, búsqueda, archivos, historial y notificaciones por igual.',
        'Se dice al agregar la reunión o el punto y no cambia nunca. Para hacer algo público, agréguelo de nuevo.',
      ],
    },
  ],
};
