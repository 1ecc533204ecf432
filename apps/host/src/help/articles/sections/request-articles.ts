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
        'Choose “Report a problem”, then what it is about and where it is. On a phone you can take a photo right there. Everything else may be left out.',
        "You get a number at once and are notified of every answer. If the same problem is already known, choose “I'm affected too” to follow it.",
        'A connection that breaks loses nothing: what you wrote is still there when you open the form again.',
      ],
    },
    {
      id: 'follow-request',
      title: 'Follow a request until it is closed',
      routes: [`${base}/my-requests`, `${base}/my-requests/detail`],
      text: [
        'The page of a request shows its status, who works on it and by when. Write under “Conversation” to add something or to answer a question.',
        'When it is resolved you can rate how it was handled. If the problem is still there, choose “Reopen” while that is possible.',
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
        'The button at the top of a request leads to its next status. “Assign” gives it to a person or a committee. Several requests can be ticked in the table and changed at once.',
        'On the board, drag a card to another column. With the keyboard, pick it up by its grip with Space and choose a column with the arrow keys; or use the menu of the card.',
        'An internal comment is read only by people who handle requests. Choose whom a comment is for before you write it.',
        'A question under Help that concerns the community becomes a request by “Create request”, with its messages and files.',
        'Duplicates are merged: people keep seeing only their own request. Deadlines pause while a request is waiting for its reporter.',
      ],
    },
    {
      id: 'request-settings',
      title: 'Set categories, working hours and response targets',
      routes: [`${base}/settings`],
      text: [
        'Each kind of request has its categories, and can be switched off. Requests that are open keep what they were opened with.',
        'Targets say within how many hours a request is answered and resolved, by kind and priority. They count working hours unless they are around the clock.',
      ],
    },
  ],
  es: [
    {
      id: 'report-problem',
      title: 'Reportar un problema o hacer una solicitud',
      routes: [base, `${base}/my-requests`, `${base}/my-requests/create`],
      text: [
        'Elija «Reportar un problema» y luego de qué se trata y dónde es. En un teléfono puede tomar una foto allí mismo. Lo demás se puede omitir.',
        'Recibe un número al instante y se le avisa de cada respuesta. Si el mismo problema ya se conoce, elija «También me afecta» para seguirlo.',
        'Si se corta la conexión no se pierde nada: lo que escribió sigue ahí cuando vuelva a abrir el formulario.',
      ],
    },
    {
      id: 'follow-request',
      title: 'Seguir una solicitud hasta que se cierre',
      routes: [`${base}/my-requests`, `${base}/my-requests/detail`],
      text: [
        'La página de una solicitud muestra su estado, quién la atiende y para cuándo. Escriba en «Conversación» para agregar algo o responder una pregunta.',
        'Cuando esté resuelta puede valorar cómo se atendió. Si el problema sigue, elija «Reabrir» mientras sea posible.',
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
        'El botón en la parte superior de una solicitud lleva a su siguiente estado. «Asignar» la da a una persona o un comité. En la tabla se pueden marcar varias y cambiarlas a la vez.',
        'En el tablero, arrastre una tarjeta a otra columna. Con el teclado, tómela con Espacio y elija una columna con las flechas; o use el menú de la tarjeta.',
        'Un comentario interno solo lo leen quienes atienden solicitudes. Elija para quién es antes de escribirlo.',
        'Una consulta de Ayuda que concierne a la comunidad pasa a ser una solicitud con «Crear solicitud», con sus mensajes y archivos.',
        'Los duplicados se fusionan: cada persona sigue viendo solo su propia solicitud. Los plazos se detienen mientras se espera a quien la reportó.',
      ],
    },
    {
      id: 'request-settings',
      title: 'Definir categorías, horario de trabajo y plazos',
      routes: [`${base}/settings`],
      text: [
        'Cada tipo de solicitud tiene sus categorías y se puede desactivar. Las solicitudes abiertas conservan lo que tenían al abrirse.',
        'Los plazos dicen en cuántas horas se responde y se resuelve una solicitud, por tipo y prioridad. Cuentan horas de trabajo, salvo los de 24 horas.',
      ],
    },
  ],
};
