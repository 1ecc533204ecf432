import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

/** What happens in the community, and when. */
export const calendarArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'calendar',
      title: 'See what happens in the community',
      routes: ['/communications/community-calendar', '/communications/community-calendar/details'],
      text: [
        'The calendar begins with an agenda. Month, Week and Day show the same as a grid; the chips of categories leave only some of it. What you have booked, and what falls due where you look after it, stands among the events.',
        'An event may ask whether you come: open it and choose. Press your answer again to take it back. Who said yes or maybe is told when that date changes or is cancelled.',
      ],
    },
    {
      id: 'calendar-events',
      title: 'Put an event on the calendar',
      routes: ['/communications/community-calendar/create', '/communications/community-calendar/edit'],
      text: [
        'Press Add event, or a day of the grid. Choose how the event repeats; a line below says it in words. Where the clocks skip a time in spring, that date is left out.',
        'Name people under For whom, and others neither see nor find the event: owners, a building, a committee, single members. Who belongs is looked up each day. Left empty, it is for everybody who sees the calendar.',
        'Drag an event to another day or time, or pull its lower edge to make it longer. With the keyboard: go to it with Tab, then Alt and an arrow key; with Shift besides, its end moves.',
        'An event that is not settled, or cancelled, is marked so and stays on the calendar. Of an event that repeats one date alone can be cancelled: edit this date. Give an event a color of its own, or leave it that of its category.',
        'Of an event that repeats you are asked which dates you mean: this one, this and those that follow, or all. Those that follow become an event of their own; answers go along.',
      ],
    },
    {
      id: 'calendar-elsewhere',
      title: 'The calendar in your phone, and calendar files',
      routes: ['/communications/community-calendar', '/communications/community-calendar/import'],
      text: [
        'Show in your own calendar makes a secret link for the calendar program of your phone or computer. It shows what you may see that day, and ends with your membership. A new link ends the one before.',
        'Take in a calendar file first says what an .ics file holds and what is left out, with the line of the file; nothing is written until you agree. Taken in again, the same file changes nothing. Save these dates as a list gives what is on screen as a table (CSV).',
      ],
    },
  ],
  es: [
    {
      id: 'calendar',
      title: 'Ver lo que ocurre en la comunidad',
      routes: ['/communications/community-calendar', '/communications/community-calendar/details'],
      text: [
        'El calendario empieza con una agenda. Mes, Semana y Día muestran lo mismo como cuadrícula; las etiquetas de categorías dejan solo una parte. Lo que usted ha reservado, y lo que vence donde usted se ocupa de ello, está entre los eventos.',
        'Un evento puede preguntar si usted viene: ábralo y elija. Pulse otra vez su respuesta para retirarla. A quienes dijeron sí o quizás se les avisa cuando esa fecha cambia o se cancela.',
      ],
    },
    {
      id: 'calendar-events',
      title: 'Poner un evento en el calendario',
      routes: ['/communications/community-calendar/create', '/communications/community-calendar/edit'],
      text: [
        'Pulse Agregar evento, o un día de la cuadrícula. Elija cómo se repite; una línea debajo lo dice en palabras. Donde los relojes saltan una hora en primavera, esa fecha se omite.',
        'Si nombra a alguien en Para quién, los demás no ven ni encuentran el evento: propietarios, un edificio, un comité, miembros. Quién pertenece se mira cada día. Vacío, es para todos los que ven el calendario.',
        'Arrastre un evento a otro día u otra hora, o tire de su borde inferior para alargarlo. Con el teclado: vaya a él con Tab, luego Alt y una flecha; con Mayús además se mueve su final.',
        'Un evento por confirmar o cancelado se marca así y sigue en el calendario. De un evento que se repite se puede cancelar una sola fecha: edite esta fecha. Dé a un evento un color propio o deje el de su categoría.',
        'De un evento que se repite se le pregunta a qué fechas se refiere: esta, esta y las que siguen, o todas. Las que siguen pasan a ser un evento propio; las respuestas van con ellas.',
      ],
    },
    {
      id: 'calendar-elsewhere',
      title: 'El calendario en su teléfono, y archivos de calendario',
      routes: ['/communications/community-calendar', '/communications/community-calendar/import'],
      text: [
        'Mostrar en su propio calendario crea un enlace secreto para el programa de calendario de su teléfono o computadora. Muestra lo que usted puede ver ese día y termina con su membresía. Un enlace nuevo termina el anterior.',
        'Tomar un archivo de calendario dice primero qué contiene un archivo .ics y qué se omite, con la línea del archivo; no se escribe nada hasta que usted lo acepte. Tomado otra vez, el mismo archivo no cambia nada. Guardar estas fechas como lista da lo que está en pantalla como tabla (CSV).',
      ],
    },
  ],
};
