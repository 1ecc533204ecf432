import type { Language } from '@courtyard/common';
import type { Article } from '../article';

const base = '/service-requests';

/** Reporting, following and handling requests. */
export const requestArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'report-problem',
      title: 'Report a problem or make a request',
      routes: [base, `${base}/my-requests`, `${base}/my-requests/create`],
      text: [
        'Choose “Report a problem”, then the kind of request and the location. On a phone you can take a photo right there. Everything else is optional.',
        "You get a request number right away and are notified of every update. If someone already reported the same problem, choose “I'm affected too” to follow it.",
        'If you lose your connection, your entries are still there when you open the form again.',
      ],
    },
    {
      id: 'follow-request',
      title: 'Follow a request until it is closed',
      routes: [`${base}/my-requests`, `${base}/my-requests/detail`],
      text: [
        'A request’s page shows its status, who it’s assigned to and its due date. Comment under “Conversation” to add details or answer a question.',
        'Once it’s resolved, you can rate how it was handled. If the problem continues, choose “Reopen” before the deadline to reopen passes.',
      ],
    },
    {
      id: 'handle-requests',
      title: 'Triage, assign and close requests',
      routes: [
        `${base}/community-requests`,
        `${base}/community-requests/detail`,
        `${base}/community-requests/create`,
      ],
      text: [
        'The button at the top of a request moves it to its next status. Use “Assign” to assign it to a person or a committee. Select several requests in the table to update them together.',
        'On the board, drag a card to another column. With the keyboard, press Space on its handle and choose a column with the arrow keys, or use the card’s menu.',
        'Internal comments are visible only to people who handle requests. Choose who can see a comment before you write it.',
        'To turn a support ticket into a request, choose “Create service request”. Its messages and files are copied.',
        'Merge duplicates; reporters still see only their own request. Deadlines pause while a request is waiting for its reporter.',
      ],
    },
    {
      id: 'request-settings',
      title: 'Set categories, working hours and response targets',
      routes: [`${base}/settings`],
      text: [
        'Each kind of request has its own categories and can be turned off. Open requests keep their kind and category.',
        'Targets set how many hours you have to respond to and resolve a request, by kind and priority. They count working hours unless set to around the clock.',
      ],
    },
  ],
  es: [
    {
      id: 'report-problem',
      title: 'Reportar un problema o hacer una solicitud',
      routes: [base, `${base}/my-requests`, `${base}/my-requests/create`],
      text: [
        'Elija «Reportar un problema» y luego el tipo de solicitud y el lugar. En un teléfono puede tomar una foto allí mismo. Lo demás es opcional.',
        'Recibe al instante un número de solicitud y se le avisa de cada novedad. Si alguien ya reportó el mismo problema, elija «También me afecta» para seguirlo.',
        'Si se corta la conexión, lo que escribió sigue ahí cuando vuelva a abrir el formulario.',
      ],
    },
    {
      id: 'follow-request',
      title: 'Seguir una solicitud hasta que se cierre',
      routes: [`${base}/my-requests`, `${base}/my-requests/detail`],
      text: [
        'La página de una solicitud muestra su estado, a quién está asignada y su fecha límite. Comente en «Conversación» para agregar datos o responder una pregunta.',
        'Cuando esté resuelta, puede valorar cómo se atendió. Si el problema continúa, elija «Reabrir» dentro del plazo para reabrirla.',
      ],
    },
    {
      id: 'handle-requests',
      title: 'Clasificar, asignar y cerrar solicitudes',
      routes: [
        `${base}/community-requests`,
        `${base}/community-requests/detail`,
        `${base}/community-requests/create`,
      ],
      text: [
        'El botón en la parte superior de una solicitud la pasa a su siguiente estado. Use «Asignar» para asignarla a una persona o un comité. Seleccione varias en la tabla para actualizarlas a la vez.',
        'En el tablero, arrastre una tarjeta a otra columna. Con el teclado, pulse Espacio en su control y elija una columna con las flechas, o use el menú de la tarjeta.',
        'Los comentarios internos solo los ven quienes atienden solicitudes. Elija quién puede ver un comentario antes de escribirlo.',
        'Para convertir una consulta de Ayuda en una solicitud, elija «Crear solicitud de servicio». Se copian sus mensajes y archivos.',
        'Fusione los duplicados; cada solicitante sigue viendo solo su propia solicitud. Los plazos se detienen mientras se espera al solicitante.',
      ],
    },
    {
      id: 'request-settings',
      title: 'Definir categorías, horario de trabajo y plazos',
      routes: [`${base}/settings`],
      text: [
        'Cada tipo de solicitud tiene sus propias categorías y se puede desactivar. Las solicitudes abiertas conservan su tipo y categoría.',
        'Los plazos definen en cuántas horas hay que responder y resolver una solicitud, según su tipo y prioridad. Cuentan horas de trabajo, salvo los de 24 horas.',
      ],
    },
  ],
};
