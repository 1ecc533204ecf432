import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/communications/email-notifications';

/** Letters by e-mail to many. */
export const mailingArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'write-mailing',
      title: 'Write to many by e-mail',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Write begins a draft: say who gets it, what kind it is, and what it says. Nothing is sent until you send it.',
        'A letter has headings, lists, links and quotations; fields such as the first name or the unit stand above the text, are put where you write, and are filled in for each recipient. Before you send, the page names every field that is empty for somebody, with their names.',
        'Readers unsubscribe from a kind with one click. A required notice reaches them all the same: use it only for what the law or your documents demand. Who did not agree to required notices by e-mail gets it as a letter: print the letters under More.',
        'Save as… keeps whom it is for under a name. Saved audiences, beside Add people, calls them otherwise, changes whom they mean, tells who changed what, and takes them out. Owners in arrears are offered to those who may see invoices.',
        'The postal address of the community stands in the footer of every letter. Correct it under More, Postal address.',
      ],
    },
    {
      id: 'send-mailing',
      title: 'Look at a letter, send it and see what became of it',
      routes: [`${base}/details`],
      text: [
        'The page of an e-mail notification shows the letter as each recipient gets it. Send to me sends it to your own address alone. Send… says how many it reaches, and sends it now or at a time.',
        'At a time it goes to who is in its audience then, less who unsubscribed until then. Until it goes, Move the time changes when, and Take back to draft, under More, lets you change its words. Where it cannot go out at its time it is a draft again, and those who send are told why.',
        'While it goes out you can pause it, go on, or stop what is not sent yet. The delivery log says what the mail server answered for each letter: accepted means that the server took it, not that somebody read it.',
        'Not known means that the connection broke while a letter was handed over. It is not sent again by itself, so that nobody gets it twice; under More you send it again where you take that risk.',
        'For those without an address, or whose mailbox is not there, Letters on paper makes a PDF with their postal addresses for window envelopes.',
      ],
    },
    {
      id: 'blocked-addresses',
      title: 'See who gets no letters, and lift a block',
      routes: [`${base}/blocked`],
      text: [
        'Blocked addresses lists who unsubscribed from a kind of letter, and whose mailbox is not there. Lift a block where the reader asked you to, or once the address works.',
      ],
    },
    {
      id: 'mail-templates',
      title: 'Keep words as a template',
      routes: [`${base}/templates`],
      text: [
        'Templates keep what you write again and again. Write with it begins an e-mail notification with its words; what you change there leaves the template as it is.',
      ],
    },
  ],
  es: [
    {
      id: 'write-mailing',
      title: 'Escribir a muchos por correo',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Escribir empieza un borrador: diga quién la recibe, de qué tipo es y qué dice. No se envía nada hasta que usted la envíe.',
        'Una carta tiene títulos, listas, enlaces y citas; los campos, como el nombre o la unidad, están sobre el texto, se ponen donde escribe y se rellenan para cada destinatario. Antes de enviar, la página nombra cada campo que esté vacío para alguien, con sus nombres.',
        'Los lectores se dan de baja de un tipo con un clic. Un aviso obligatorio les llega igualmente: úselo solo para lo que exijan la ley o sus documentos. Quien no aceptó avisos obligatorios por correo electrónico lo recibe por carta: imprima las cartas en Más.',
        '«Guardar como…» guarda los destinatarios con un nombre. «Destinatarios guardados», junto a Agregar personas, les cambia el nombre o a quiénes incluyen, dice quién cambió qué y los quita. Los propietarios con deuda vencida se ofrecen a quien puede ver las facturas.',
        'La dirección postal de la comunidad va en el pie de cada carta. Corríjala en Más, Dirección postal.',
      ],
    },
    {
      id: 'send-mailing',
      title: 'Ver una carta, enviarla y saber qué fue de ella',
      routes: [`${base}/details`],
      text: [
        'La página de una notificación muestra la carta como la recibe cada destinatario. Enviármela la envía solo a su dirección. Enviar… dice a cuántos llega y la envía ahora o a una hora.',
        'A una hora, va a quienes estén entonces entre los destinatarios, menos quienes se hayan dado de baja hasta entonces. Hasta que salga, Cambiar la hora cambia cuándo, y Volver a borrador, en Más, permite cambiar su texto. Si no puede salir a su hora vuelve a ser un borrador, y se dice por qué a quienes envían.',
        'Mientras sale puede pausarla, seguir o detener lo que no se ha enviado. El registro de entregas dice qué respondió el servidor a cada carta: aceptada significa que el servidor la tomó, no que alguien la leyera.',
        'No se sabe significa que la conexión se cortó mientras se entregaba una carta. No se reenvía por sí sola, para que nadie la reciba dos veces; en Más la reenvía usted si acepta ese riesgo.',
        'Para quienes no tienen dirección o cuyo buzón no existe, Cartas en papel crea un PDF con sus direcciones postales para sobres con ventana.',
      ],
    },
    {
      id: 'blocked-addresses',
      title: 'Ver quién no recibe cartas y quitar un bloqueo',
      routes: [`${base}/blocked`],
      text: [
        'Direcciones bloqueadas muestra quién se dio de baja de un tipo de carta y qué buzones no existen. Quite un bloqueo si el lector se lo pidió o cuando la dirección funcione.',
      ],
    },
    {
      id: 'mail-templates',
      title: 'Guardar textos como plantilla',
      routes: [`${base}/templates`],
      text: [
        'Las plantillas guardan lo que escribe una y otra vez. Escribir con ella empieza una notificación con su texto; lo que cambie allí deja la plantilla como está.',
      ],
    },
  ],
};
