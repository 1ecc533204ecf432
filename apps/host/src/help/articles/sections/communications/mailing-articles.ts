import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/communications/email-notifications';

/** Letters by e-mail to many. */
export const mailingArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'write-mailing',
      title: 'Send a mass email',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'New email creates a draft: choose recipients and category, and write the message. Nothing is sent until you send it.',
        'Emails can have headings, lists, links and quotations. Insert fields such as first name or unit from above the text; they’re filled in for each recipient. Before you send, the page lists recipients whose fields are empty.',
        'Recipients can opt out by category with one click. Required notices reach them anyway: use that category only for what the law or your governing documents require. People who haven’t agreed to electronic notices get a paper letter: print them under More.',
        'Save as… saves the recipients as an audience. Under Saved audiences, next to Add people, you can rename, edit or delete them and see their history. Owners past due are available if you can view invoices.',
        'The community’s postal address appears in the footer of every email. Change it under More, Postal address.',
      ],
    },
    {
      id: 'send-mailing',
      title: 'Review, send and track an email',
      routes: [`${base}/details`],
      text: [
        'The email’s page previews it for each recipient. Send me a test sends it to you only. Send… shows how many people it reaches, and sends it now or at a set time.',
        'A scheduled email goes to the audience as of the send time, minus anyone who unsubscribed. Before then, use Reschedule to change the time, or Return to draft, under More, to edit it. If it can’t be sent on time, it becomes a draft again and senders are told why.',
        'While it’s sending you can pause, resume or stop. The delivery log shows the mail server’s response for each recipient: accepted means the server took the email, not that it was read.',
        'Unknown means the connection dropped while an email was being handed over. It isn’t resent automatically, to avoid duplicates; you can resend it under More.',
        'For people without an email address, or with an undeliverable one, Paper letters creates a PDF with postal addresses for window envelopes.',
      ],
    },
    {
      id: 'blocked-addresses',
      title: 'Manage blocked addresses',
      routes: [`${base}/blocked`],
      text: [
        'Blocked addresses lists unsubscribed and undeliverable addresses. Remove a block if the person asks you to, or once the address works.',
      ],
    },
    {
      id: 'mail-templates',
      title: 'Save text as a template',
      routes: [`${base}/templates`],
      text: [
        'Templates hold text you use often. Use template starts a new email with its text; the template itself doesn’t change.',
      ],
    },
  ],
  es: [
    {
      id: 'write-mailing',
      title: 'Enviar un correo masivo',
      routes: [base, `${base}/create`, `${base}/edit`],
      text: [
        'Nuevo correo crea un borrador: elija destinatarios y categoría, y escriba el mensaje. No se envía nada hasta que usted lo envíe.',
        'Los correos pueden tener títulos, listas, enlaces y citas. Inserte campos, como el nombre o la unidad, desde encima del texto; se rellenan para cada destinatario. Antes de enviar, la página muestra los destinatarios con campos vacíos.',
        'Los destinatarios pueden darse de baja por categoría con un clic. Los avisos obligatorios les llegan igualmente: use esa categoría solo para lo que exijan la ley o sus estatutos. Quien no aceptó los avisos electrónicos recibe una carta en papel: imprímalas en Más.',
        '«Guardar como…» guarda los destinatarios. En «Destinatarios guardados», junto a Agregar personas, puede cambiarles el nombre, editarlos o eliminarlos y ver su historial. Los propietarios con deuda vencida están disponibles si usted puede ver las facturas.',
        'La dirección postal de la comunidad aparece en el pie de cada correo. Cámbiela en Más, Dirección postal.',
      ],
    },
    {
      id: 'send-mailing',
      title: 'Revisar, enviar y seguir un correo',
      routes: [`${base}/details`],
      text: [
        'La página del correo lo muestra como lo recibe cada destinatario. Enviarme una prueba lo envía solo a usted. Enviar… muestra a cuántos llega y lo envía ahora o a una hora.',
        'Un correo programado va a los destinatarios del momento del envío, menos quienes se hayan dado de baja. Antes puede usar Reprogramar para cambiar la hora, o Volver a borrador, en Más, para editarlo. Si no se puede enviar a su hora, vuelve a ser un borrador y se avisa del motivo.',
        'Durante el envío puede pausar, reanudar o detener. El registro de entregas muestra la respuesta del servidor para cada destinatario: aceptado significa que el servidor tomó el correo, no que se haya leído.',
        'Desconocido significa que se cortó la conexión durante la entrega. No se reenvía automáticamente, para evitar duplicados; puede reenviarlo en Más.',
        'Para quienes no tienen correo, o tienen uno que no funciona, Cartas en papel crea un PDF con las direcciones postales para sobres con ventana.',
      ],
    },
    {
      id: 'blocked-addresses',
      title: 'Gestionar direcciones bloqueadas',
      routes: [`${base}/blocked`],
      text: [
        'Direcciones bloqueadas muestra las dadas de baja y las que no funcionan. Quite un bloqueo si la persona se lo pide o cuando la dirección funcione.',
      ],
    },
    {
      id: 'mail-templates',
      title: 'Guardar un texto como plantilla',
      routes: [`${base}/templates`],
      text: [
        'Las plantillas guardan textos que usa a menudo. Usar plantilla empieza un correo con su texto; la plantilla no cambia.',
      ],
    },
  ],
};
