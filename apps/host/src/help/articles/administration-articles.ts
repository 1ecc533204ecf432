import type { Language } from '@courtyard/common';
import type { Article } from './article';

/** What runs the community. */
export const administrationArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'community-calendar',
      title: 'Set the first day of the week and the fiscal year',
      routes: ['/administration/community'],
      text: [
        'Go to Administration, Community. The first day of the week applies to everyone: calendars, “this week” filters and weekly booking limits. Changes apply immediately.',
        'Choose the start of the fiscal year, a day that exists every year. The page shows the current fiscal year before you save.',
        'Under Policies, set how many days invitation links work and how many days tickets have before they’re due. Changes don’t affect invitations and tickets already open.',
        'The currency can’t be changed once the first amount is recorded.',
      ],
    },
    {
      id: 'community-look',
      title: 'Set the logo and colors',
      routes: ['/administration/community'],
      text: [
        'Go to Administration, Community, Logo and wordmark. Upload a PNG, JPEG or WebP picture: it replaces the Courtyard logo at the top of every page and on the sign-in page. On narrow screens, a wide logo is shown without the wordmark.',
        'Choose the color of the wordmark’s second part, for light and dark mode. The page shows how readable it is and doesn’t accept contrast below 4.5:1. You can preview both before you save.',
        'A dark logo gets a white background in dark mode, unless you turn that off. Changes appear on the next page people open. The picture counts toward storage.',
      ],
    },
    {
      id: 'sections',
      title: 'Turn sections on and off',
      routes: ['/administration/sections'],
      text: [
        'Go to Administration, Sections. Turning a section off removes it from the menu and deletes nothing; everything is back when you turn it on again.',
        'Each section follows a release channel, stays on a version, or is rolled back. Changes apply on the next page people open.',
      ],
    },
    {
      id: 'outbox',
      title: 'Check which emails were sent',
      routes: ['/administration/outbox'],
      text: [
        'Administration, Outbox lists emails that were sent, are pending or failed, with the reason given by the mail server.',
        'It also shows the mail server status and can send you a test email. Search by recipient or subject; resend failed emails one at a time or all at once.',
        'A community restored from a backup or imported sends nothing automatically until you confirm here that it’s the live one: the original may still be sending.',
      ],
    },
    {
      id: 'failed-jobs',
      title: 'Retry failed background jobs',
      routes: ['/administration/jobs'],
      text: [
        'Exports, emails and bulk changes run in the background and are retried several times. Those that fail are listed under Administration, Failed jobs, with the reason and what to do. You’re notified at most once a day.',
        'Retry runs the job again; Dismiss drops it and asks for a reason. Both are recorded in the activity log. Jobs leave the list after two weeks.',
      ],
    },
    {
      id: 'storage',
      title: 'See what uses storage',
      routes: ['/administration/storage'],
      text: [
        'Administration, Storage shows the space your community’s files use by section, file type and upload month. The 20 largest are listed below, each with a link to the record where you can delete it. The Storage link above the notifications leads here too.',
        'The server administrator can set a limit. When it’s reached, existing files still open, but new ones can’t be uploaded. Deleting a file frees its space within a day.',
      ],
    },
    {
      id: 'export',
      title: 'Export all community data',
      routes: ['/administration/data'],
      text: [
        'Go to Administration, Data. Export everything creates one ZIP in the background, with a CSV per table and every stored file. You’re notified when it’s ready.',
        'The file is available for seven days. It excludes keys and sign-in data.',
        'A server administrator can restore the community from this file on any Courtyard server, with all its records and files. People keep the password they have on that server; new ones get an email to set one.',
      ],
    },
    {
      id: 'delete-community',
      title: 'Delete the community',
      routes: ['/administration/data'],
      text: [
        'Go to Administration, Data, Delete community. Type its name and confirm that it’s you. If there’s a second administrator, they must approve it under Needs you.',
        'It’s deleted 30 days later. Until then everything works normally, a banner shows the date on every page, and any administrator can cancel the deletion there.',
        'On that date a final export is made, then everything is deleted. Each administrator is emailed a link to the export. It opens for 30 days with their password, and a code if they have a second factor.',
        'People who belong to other communities keep their accounts. The community’s web address isn’t reused.',
      ],
    },
    {
      id: 'section-versions',
      title: 'Promote or roll back a section version',
      routes: ['/administration/sections'],
      text: [
        '“Promote” moves to the next version: stable, then canary, then the newest. “Roll back” returns to the previous one. Both ask for confirmation and name both versions; you can undo either.',
        'Everyone gets the new version on the next page they open; nothing is deleted. The card shows which channel the community follows; “Pinned” stays on one version until you change it.',
        'Incompatible versions aren’t offered, and the dialog explains why. Failures in the last seven days, at the end of the card, lists what browsers couldn’t load.',
      ],
    },
    {
      id: 'answer-tickets',
      title: 'Answer tickets',
      routes: ['/help-support/tickets'],
      text: [
        'If you can answer tickets, open ones appear under Needs you, due after two days. “Assign” sets who answers; if unassigned, the ticket goes to the first person who replies.',
        '“Save as internal note” is only for people who answer tickets: the requester doesn’t see the note or its files.',
        'Filter the list by status, subject and assignee, and save filters as a view. Search tickets by text or number, in the list or in the search at the top.',
      ],
    },
  ],
  es: [
    {
      id: 'community-calendar',
      title: 'Fijar el primer día de la semana y el año fiscal',
      routes: ['/administration/community'],
      text: [
        'Vaya a Administración, Comunidad. El primer día de la semana vale para todos: calendarios, filtros «esta semana» y límites semanales de reservas. Los cambios se aplican de inmediato.',
        'Elija el inicio del año fiscal, un día que exista todos los años. La página muestra el año fiscal actual antes de guardar.',
        'En Políticas, fije cuántos días valen los enlaces de invitación y en cuántos días vencen las consultas. Los cambios no afectan a las ya abiertas.',
        'La moneda no se puede cambiar después de registrar el primer importe.',
      ],
    },
    {
      id: 'community-look',
      title: 'Poner el logotipo y los colores',
      routes: ['/administration/community'],
      text: [
        'Vaya a Administración, Comunidad, Logotipo y marca. Suba una imagen PNG, JPEG o WebP: sustituye al logotipo de Courtyard en la parte superior de cada página y en el inicio de sesión. En pantallas estrechas, un logotipo ancho se muestra sin la marca.',
        'Elija el color de la segunda parte de la marca, para el modo claro y el oscuro. La página muestra si se lee bien y no acepta un contraste menor de 4.5:1. Puede ver ambos antes de guardar.',
        'Un logotipo oscuro lleva fondo blanco en el modo oscuro, salvo que lo desactive. Los cambios aparecen en la siguiente página que se abra. La imagen cuenta en el almacenamiento.',
      ],
    },
    {
      id: 'sections',
      title: 'Activar y desactivar secciones',
      routes: ['/administration/sections'],
      text: [
        'Vaya a Administración, Secciones. Desactivar una la quita del menú y no elimina nada; al activarla de nuevo, todo vuelve.',
        'Cada sección sigue un canal, se queda en una versión o vuelve a otra anterior. Los cambios se aplican en la siguiente página que se abra.',
      ],
    },
    {
      id: 'outbox',
      title: 'Ver qué correos se enviaron',
      routes: ['/administration/outbox'],
      text: [
        'Administración, Bandeja de salida muestra los correos enviados, pendientes y fallidos, con el motivo que dio el servidor de correo.',
        'También muestra el estado del servidor de correo y puede enviarle un correo de prueba. Busque por destinatario o asunto; reenvíe los fallidos uno por uno o todos a la vez.',
        'Una comunidad restaurada de una copia o importada no envía nada automáticamente hasta que usted confirme aquí que es la que está en uso: la original quizá sigue enviando.',
      ],
    },
    {
      id: 'failed-jobs',
      title: 'Reintentar trabajos fallidos en segundo plano',
      routes: ['/administration/jobs'],
      text: [
        'Las exportaciones, los correos y los cambios masivos se hacen en segundo plano y se reintentan varias veces. Los que fallan están en Administración, Trabajos fallidos, con el motivo y qué hacer. Se le avisa como mucho una vez al día.',
        'Reintentar lo ejecuta de nuevo; Descartar lo abandona y pide un motivo. Ambas cosas quedan en el registro de actividad. Los trabajos salen de la lista a las dos semanas.',
      ],
    },
    {
      id: 'storage',
      title: 'Ver qué ocupa el almacenamiento',
      routes: ['/administration/storage'],
      text: [
        'Administración, Almacenamiento muestra el espacio que ocupan los archivos por sección, tipo y mes de subida. Debajo están los 20 mayores, cada uno con un enlace a la ficha donde se puede eliminar. El enlace Almacenamiento sobre las notificaciones también lleva aquí.',
        'El administrador del servidor puede fijar un límite. Al alcanzarlo, los archivos existentes se siguen abriendo, pero no se pueden subir nuevos. Al eliminar un archivo, su espacio se libera en un día.',
      ],
    },
    {
      id: 'export',
      title: 'Exportar todos los datos de la comunidad',
      routes: ['/administration/data'],
      text: [
        'Vaya a Administración, Datos. Exportar todo crea en segundo plano un ZIP con un CSV por tabla y todos los archivos guardados. Se le avisa cuando está listo.',
        'El archivo está disponible siete días. No incluye claves ni datos de acceso.',
        'El administrador de un servidor puede restaurar la comunidad con este archivo en cualquier servidor de Courtyard, con todos sus datos y archivos. Cada persona conserva la contraseña que tenga en ese servidor; las nuevas reciben un correo para crearla.',
      ],
    },
    {
      id: 'delete-community',
      title: 'Eliminar la comunidad',
      routes: ['/administration/data'],
      text: [
        'Vaya a Administración, Datos, Eliminar la comunidad. Escriba su nombre y confirme que es usted. Si hay otro administrador, debe aprobarlo en «Requiere su atención».',
        'Se elimina 30 días después. Hasta entonces todo funciona con normalidad, un aviso muestra la fecha en cada página, y cualquier administrador puede cancelar la eliminación allí.',
        'Ese día se hace una última exportación y luego se elimina todo. Cada administrador recibe por correo un enlace a ella. Se abre durante 30 días con su contraseña, y con un código si tiene un segundo factor.',
        'Quienes pertenecen a otras comunidades conservan su cuenta. La dirección web de la comunidad no se reutiliza.',
      ],
    },
    {
      id: 'section-versions',
      title: 'Promover una sección o volver a una versión anterior',
      routes: ['/administration/sections'],
      text: [
        '«Promover» pasa a la versión siguiente: estable, luego anticipada, luego la más nueva. «Volver atrás» regresa a la anterior. Ambas piden confirmación y nombran las dos versiones; se pueden deshacer.',
        'Todos reciben la nueva versión al abrir la siguiente página; no se elimina nada. La tarjeta muestra qué canal sigue la comunidad; «Fijada» se queda en una versión hasta que usted la cambie.',
        'Las versiones incompatibles no se ofrecen, y el diálogo explica por qué. Los fallos de los últimos siete días, al final de la tarjeta, recogen lo que los navegadores no pudieron cargar.',
      ],
    },
    {
      id: 'answer-tickets',
      title: 'Responder consultas',
      routes: ['/help-support/tickets'],
      text: [
        'Si puede responder consultas, las abiertas aparecen en «Requiere su atención», con dos días de plazo. «Asignar» fija quién responde; si no se asigna, la consulta queda para la primera persona que conteste.',
        '«Guardar como nota interna» es solo para quienes responden: quien preguntó no ve la nota ni sus archivos.',
        'Filtre la lista por estado, tema y persona asignada, y guarde los filtros como vista. Busque por texto o número, en la lista o en la búsqueda de arriba.',
      ],
    },
  ],
};
