import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

/** What happens in the community, and when. */
export const calendarArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'calendar',
      title: 'Use the community calendar',
      routes: ['/communications/community-calendar', '/communications/community-calendar/details'],
      text: [
        'The calendar opens as an agenda; Month, Week and Day show a grid. Filter by category. Your bookings, and due dates you manage, appear among the events.',
        'If an event asks for an RSVP, open it and choose an answer; select it again to remove it. People who answered yes or maybe are notified of changes and cancellations.',
      ],
    },
    {
      id: 'calendar-events',
      title: 'Add an event to the calendar',
      routes: ['/communications/community-calendar/create', '/communications/community-calendar/edit'],
      text: [
        'Choose Add event, or select a day in the grid. Set how the event repeats; a summary appears below. If daylight saving time skips the start time, that date is left out.',
        'Under Audience you can limit who sees the event: owners, a building, a committee or individual members. Membership is checked each day. Leave it empty to show the event to everyone who can see the calendar.',
        'Drag an event to another date or time, or drag its lower edge to change its length. By keyboard: Tab to the event, then press Alt and an arrow key; add Shift to move its end.',
        'Tentative and canceled events are marked and stay on the calendar. To cancel one date of a repeating event, edit that date. An event uses its category’s color unless you choose another.',
        'When you change a repeating event, choose this date, this and following dates, or all dates. Following dates become a separate event, with their RSVPs.',
      ],
    },
    {
      id: 'calendar-elsewhere',
      title: 'Subscribe to the calendar or import a file',
      routes: ['/communications/community-calendar', '/communications/community-calendar/import'],
      text: [
        'Subscribe creates a private link for the calendar app on your phone or computer. It shows what you have access to, and stops working when your membership ends. A new link replaces the old one.',
        'Import calendar (.ics) first shows what the file contains and what is skipped, with line numbers; nothing is saved until you confirm. Importing the same file again changes nothing. Export (CSV) downloads the dates on screen as a table.',
      ],
    },
  ],
  es: [
    {
      id: 'calendar',
      title: 'Usar el calendario de la comunidad',
      routes: ['/communications/community-calendar', '/communications/community-calendar/details'],
      text: [
        'El calendario se abre como agenda; Mes, Semana y Día muestran una cuadrícula. Filtre por categoría. Entre los eventos aparecen sus reservas y los vencimientos que usted gestiona.',
        'Si un evento pide confirmar asistencia, ábralo y elija una respuesta; selecciónela otra vez para quitarla. A quienes respondieron sí o quizás se les avisa de los cambios y cancelaciones.',
      ],
    },
    {
      id: 'calendar-events',
      title: 'Agregar un evento al calendario',
      routes: ['/communications/community-calendar/create', '/communications/community-calendar/edit'],
      text: [
        'Pulse Agregar evento o seleccione un día de la cuadrícula. Elija cómo se repite; debajo aparece un resumen. Si el cambio de hora salta la hora de inicio, esa fecha se omite.',
        'En Destinatarios puede limitar quién ve el evento: propietarios, un edificio, un comité o miembros concretos. La pertenencia se comprueba cada día. Vacío, lo ven todos los que ven el calendario.',
        'Arrastre un evento a otra fecha u hora, o su borde inferior para cambiar la duración. Con el teclado: vaya al evento con Tab y pulse Alt y una flecha; con Mayús mueve el final.',
        'Los eventos provisionales o cancelados se marcan y siguen en el calendario. Para cancelar una fecha de un evento que se repite, edite esa fecha. Un evento usa el color de su categoría si no elige otro.',
        'Al cambiar un evento que se repite, elija esta fecha, esta y las siguientes, o todas. Las siguientes pasan a ser otro evento, con sus respuestas.',
      ],
    },
    {
      id: 'calendar-elsewhere',
      title: 'Suscribirse al calendario o importar un archivo',
      routes: ['/communications/community-calendar', '/communications/community-calendar/import'],
      text: [
        'Suscribirse crea un enlace privado para la aplicación de calendario de su teléfono u ordenador. Muestra lo que usted puede ver y deja de funcionar cuando termina su membresía. Un enlace nuevo sustituye al anterior.',
        'Importar calendario (.ics) muestra primero qué contiene el archivo y qué se omite, con el número de línea; no se guarda nada hasta que confirme. Importar otra vez el mismo archivo no cambia nada. Exportar (CSV) descarga las fechas en pantalla como tabla.',
      ],
    },
  ],
};
