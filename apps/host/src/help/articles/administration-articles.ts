import type { Language } from '@courtyard/common';
import type { Article } from './article';

/** What runs the community. */
export const administrationArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'community-calendar',
      title: 'Set when weeks and years begin',
      routes: ['/administration/community'],
      text: [
        'Administration, then Community. The first day of the week is the same for everybody: calendars begin with it, “this week” in lists means it, and what a unit may book in a week is counted by it. It counts at once, on open pages too.',
        'The fiscal year begins on the day that you choose, which must be one that every year has. The page shows the present fiscal year before you save.',
        'The policies say for how many days the link of an invitation works, and within how many days somebody who opens a ticket should hear something: by then the task of those who answer falls due. What is on its way already keeps its day.',
        'The currency stays once the first amount is recorded, since every amount would mean something else in another.',
      ],
    },
    {
      id: 'community-look',
      title: 'Give the community its logo and colors',
      routes: ['/administration/community'],
      text: [
        'Administration, then Community, then Logo and wordmark. Upload a PNG, JPEG or WebP picture: it stands at the top of every page and where people sign in, in place of the sign of Courtyard. On a narrow window a wide logo stands alone.',
        'The second part of the wordmark takes a color of yours, one for the light and one for the dark scheme. The page says how well each can be read, and refuses what has less than 4.5:1. Both are shown as they will be before you save.',
        'A logo in dark colors is put on white in the dark scheme, unless you switch that off. What you save is there with the next page that somebody opens. The picture counts among the stored files of the community.',
      ],
    },
    {
      id: 'sections',
      title: 'Switch sections on and off',
      routes: ['/administration/sections'],
      text: [
        'Administration, then Sections. Switching one off takes it from the menu and deletes nothing; switched on again, all is there.',
        'Each section follows a release, stays at a version, or goes back to an earlier one. It counts with the next page that somebody opens.',
      ],
    },
    {
      id: 'outbox',
      title: 'See which mails went out',
      routes: ['/administration/outbox'],
      text: [
        'Administration, then Outbox, lists what was sent, what waits and what did not arrive, with the reason that the mail server gave.',
        'It also says how mail goes out, and sends a test letter to you. Letters are found by recipient or subject; those that failed are sent again one by one or together.',
        'A community that was put back from a backup, or imported, sends nothing by itself until you say here that it is the one in use: the original may still be sending.',
      ],
    },
    {
      id: 'failed-jobs',
      title: 'Have failed work in the background done again',
      routes: ['/administration/jobs'],
      text: [
        'Exports, letters that were asked for and changes to many rows are done in the background and tried several times. What came to nothing is listed under Administration, then Failed jobs, with the reason and what to do; you are told of it at most once a day.',
        'Retry has it done again, Dismiss gives it up and asks why. The activity log keeps both. After two weeks the list forgets it by itself.',
      ],
    },
    {
      id: 'storage',
      title: 'See what takes up storage',
      routes: ['/administration/storage'],
      text: [
        'Administration, then Storage, shows how much the files of the community take up: by section, by kind of file and by the month in which they came. The 20 largest stand below, each with the record where it can be removed. The word Storage above the notifications leads there too.',
        'Those who run the server may set a limit. At the limit nothing is lost and everything can be opened; only new files are refused. A file that is removed from its record gives its room back within a day.',
      ],
    },
    {
      id: 'export',
      title: 'Take all data of the community along',
      routes: ['/administration/data'],
      text: [
        'Administration, then Data. Export everything makes one ZIP with a CSV for each table and every stored file, in the background; you are told when it is ready.',
        'The file is kept for seven days. Keys and what opens accounts are not in it.',
        'Whoever runs a server of Courtyard can make a community of the file again, here or elsewhere, with all its rows and files. People keep the password that they have there; who is new gets a letter by which they set one.',
      ],
    },
    {
      id: 'delete-community',
      title: 'Delete the community',
      routes: ['/administration/data'],
      text: [
        'Administration, then Data, then Delete the community. You type its name and confirm that it is you. Where there is a second administrator, the approval waits for them under Needs you.',
        'It is deleted 30 days later. Until then everything works as ever, everybody sees the day over every page, and any administrator can keep the community there with one press.',
        'On the day everything is exported once more, then all of it is deleted. Each administrator gets the way to that export by mail. It opens with the password that you signed in with, and with a code if you have a second factor, for 30 days.',
        'People who belong to other communities keep their account. The address of the community goes to nobody else.',
      ],
    },
    {
      id: 'section-versions',
      title: 'Promote a section to a new version, or roll it back',
      routes: ['/administration/sections'],
      text: [
        '“Promote” leads to the next version: that of the stable releases, then that of the canary releases, then the newest. “Roll back” leads to the version before. Each asks once and names both versions; Undo takes it back.',
        'Everybody gets it with the next page that they open, nothing is deleted. The card says what the community follows from then on; “Pinned” stays at one version until you choose otherwise.',
        'A version that does not fit the server is not offered: the question says why. Failures in seven days, at the end of the card, tells what browsers could not show.',
      ],
    },
    {
      id: 'answer-tickets',
      title: 'Answer what members ask',
      routes: ['/help-support/tickets'],
      text: [
        'Who may answer finds what waits among what needs them, due after two days. “Assign” says who answers; without it the first who answers does.',
        '“Keep as a note” is for the others who answer: who asked neither sees it nor is told of it, nor of its files.',
        'The list is filtered by status, subject and who answers, and what is set is kept as a view. A ticket is found by its words or its number, in the list and in the search at the top.',
      ],
    },
  ],
  es: [
    {
      id: 'community-calendar',
      title: 'Fijar cuándo empiezan las semanas y los años',
      routes: ['/administration/community'],
      text: [
        'Administración y luego Comunidad. El primer día de la semana es el mismo para todos: con él empiezan los calendarios, a él se refiere «esta semana» en las listas y por él se cuenta lo que una unidad puede reservar por semana. Vale en el acto, también en las páginas abiertas.',
        'El año fiscal empieza el día que usted elija, que debe existir todos los años. La página muestra el año fiscal actual antes de guardar.',
        'Las políticas dicen cuántos días vale el enlace de una invitación y en cuántos días debe oír algo quien abre una consulta: entonces vence la tarea de quienes responden. Lo que ya está en camino conserva su día.',
        'La moneda se queda en cuanto se anota el primer importe, pues en otra cada importe significaría otra cosa.',
      ],
    },
    {
      id: 'community-look',
      title: 'Poner el logotipo y los colores de la comunidad',
      routes: ['/administration/community'],
      text: [
        'Administración, luego Comunidad y luego Logotipo y marca. Suba una imagen PNG, JPEG o WebP: está en lo alto de cada página y donde se inicia sesión, en lugar del signo de Courtyard. En una ventana estrecha, un logotipo ancho aparece solo.',
        'La segunda parte de la marca lleva un color suyo, uno para el modo claro y otro para el oscuro. La página dice lo bien que se lee cada uno y rechaza lo que no llega a 4.5:1. Ambos se muestran como serán antes de guardar.',
        'Un logotipo de colores oscuros se pone sobre blanco en el modo oscuro, si no lo desactiva. Lo que guarde aparece con la siguiente página que alguien abra. La imagen cuenta entre los archivos guardados de la comunidad.',
      ],
    },
    {
      id: 'sections',
      title: 'Activar y desactivar secciones',
      routes: ['/administration/sections'],
      text: [
        'Administración y luego Secciones. Desactivar una la quita del menú y no borra nada; al activarla de nuevo, todo está.',
        'Cada sección sigue una versión publicada, se queda en una o vuelve a una anterior. Cuenta con la siguiente página que alguien abra.',
      ],
    },
    {
      id: 'outbox',
      title: 'Ver qué correos salieron',
      routes: ['/administration/outbox'],
      text: [
        'Administración y luego Bandeja de salida muestra lo enviado, lo que espera y lo que no llegó, con el motivo que dio el servidor de correo.',
        'También dice cómo sale el correo y le envía una carta de prueba. Las cartas se encuentran por destinatario o asunto; las que fallaron se envían de nuevo una por una o juntas.',
        'Una comunidad restaurada de una copia o importada no envía nada por sí sola hasta que usted diga aquí que es la que está en uso: el original quizá sigue enviando.',
      ],
    },
    {
      id: 'failed-jobs',
      title: 'Repetir trabajos fallidos en segundo plano',
      routes: ['/administration/jobs'],
      text: [
        'Las exportaciones, los enlaces de contraseña y los cambios de muchas filas se hacen en segundo plano y se intentan varias veces. Lo que no se pudo hacer está en Administración, Trabajos fallidos, con el motivo y qué hacer; se le avisa como mucho una vez al día.',
        'Reintentar lo repite; Descartar lo da por perdido y pregunta por qué. El registro de actividad guarda ambas cosas. Pasadas dos semanas, la lista lo olvida sola.',
      ],
    },
    {
      id: 'storage',
      title: 'Ver qué ocupa el almacenamiento',
      routes: ['/administration/storage'],
      text: [
        'Administración y luego Almacenamiento muestra cuánto ocupan los archivos de la comunidad: por sección, por tipo de archivo y por el mes en que llegaron. Debajo están los 20 mayores, cada uno con la ficha donde se puede eliminar. La palabra Almacenamiento sobre las notificaciones también lleva allí.',
        'Quien administra el servidor puede fijar un límite. Al llegar a él no se pierde nada y todo se puede abrir; solo se rechazan archivos nuevos. Un archivo que se quita de su ficha devuelve su sitio en un día.',
      ],
    },
    {
      id: 'export',
      title: 'Llevarse todos los datos de la comunidad',
      routes: ['/administration/data'],
      text: [
        'Administración y luego Datos. Exportar todo hace un ZIP con un CSV por tabla y todos los archivos guardados, en segundo plano; se le avisa cuando está listo.',
        'El archivo se guarda siete días. No contiene claves ni lo que abre cuentas.',
        'Quien lleva un servidor de Courtyard puede volver a hacer una comunidad con el archivo, aquí o en otro sitio, con todas sus filas y archivos. Cada persona conserva la contraseña que tenga allí; quien es nuevo recibe un enlace para poner una.',
      ],
    },
    {
      id: 'delete-community',
      title: 'Eliminar la comunidad',
      routes: ['/administration/data'],
      text: [
        'Administración, luego Datos y luego Eliminar la comunidad. Usted escribe su nombre y confirma que es usted. Si hay un segundo administrador, la aprobación le espera en Le espera.',
        'Se elimina 30 días después. Hasta entonces todo funciona como siempre, todos ven el día sobre cada página, y cualquier administrador puede conservar la comunidad allí mismo.',
        'Ese día se exporta todo una vez más y luego se elimina. Cada administrador recibe por correo un enlace a esa exportación. Se abre con la contraseña con la que iniciaba sesión, y con un código si tiene un segundo factor, durante 30 días.',
        'Quienes son de otras comunidades conservan su cuenta. La dirección de la comunidad no pasa a nadie más.',
      ],
    },
    {
      id: 'section-versions',
      title: 'Promover una sección a otra versión, o volver atrás',
      routes: ['/administration/sections'],
      text: [
        '«Promover» lleva a la versión siguiente: la de las versiones estables, luego la de las anticipadas, luego la más nueva. «Volver atrás» lleva a la anterior. Cada una pregunta una vez y nombra ambas versiones; Deshacer la revierte.',
        'Todos la tienen con la siguiente página que abran; no se borra nada. La tarjeta dice qué sigue la comunidad desde entonces; «Fijada» se queda en una versión hasta que usted elija otra cosa.',
        'Una versión que no encaja con el servidor no se ofrece: la pregunta dice por qué. El número de fallos en siete días cuenta lo que los navegadores no pudieron mostrar.',
      ],
    },
    {
      id: 'answer-tickets',
      title: 'Responder lo que preguntan los miembros',
      routes: ['/help-support/tickets'],
      text: [
        'Quien puede responder encuentra lo que espera entre lo que le espera, con dos días de plazo. «Asignar» dice quién responde; sin ello, quien responde primero.',
        '«Guardar como nota» es para los demás que responden: quien preguntó ni la ve ni se entera de ella, ni de sus archivos.',
        'La lista se filtra por estado, tema y quién responde, y lo elegido se guarda como vista. Una consulta se encuentra por sus palabras o su número, en la lista y en la búsqueda de arriba.',
      ],
    },
  ],
};
