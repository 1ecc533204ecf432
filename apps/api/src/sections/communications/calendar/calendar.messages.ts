/** What the calls of the calendar tell people, in Spanish by English. */
export const calendarSentences = {
  'See the calendar of the community': 'Ver el calendario de la comunidad',
  'Put events on the calendar and change them': 'Poner eventos en el calendario y cambiarlos',
  'Use a day, 2026-12-01, or a time of a day, 2026-12-01T18:30.':
    'Use un día, 2026-12-01, o una hora de un día, 2026-12-01T18:30.',
  'Use a day, 2026-12-01, a time of a day, 2026-12-01T18:30, or a moment, 2026-12-01T18:30:00Z.':
    'Use un día, 2026-12-01, una hora de un día, 2026-12-01T18:30, o un momento, 2026-12-01T18:30:00Z.',
  'Use a color as #1e5bb8.': 'Use un color como #1e5bb8.',
  'The last day comes before the first.': 'El último día es anterior al primero.',
  'Ask for at most 400 days at once.': 'Pida 400 días como máximo a la vez.',
  '{1}: {2}': '{1}: {2}',
  'This is no rule: it begins with FREQ, as in FREQ=WEEKLY;BYDAY=TU.':
    'Esto no es una regla: empieza con FREQ, como en FREQ=WEEKLY;BYDAY=TU.',
  'An event repeats at most 48 times a day, and not by seconds or minutes.':
    'Un evento se repite 48 veces al día como máximo, y no por segundos ni minutos.',
  'The rule has a part that is not known here.': 'La regla tiene una parte que aquí no se conoce.',
  'A rule ends after so many times or on a day, not both.':
    'Una regla termina después de tantas veces o en un día, no ambas cosas.',
  'The rule has a value that is not possible.': 'La regla tiene un valor que no es posible.',
  'The rule says a part twice.': 'La regla dice una parte dos veces.',
  'The calendar has no such day.': 'El calendario no tiene ese día.',
  'The clocks skip this time on that day: choose another one.':
    'Los relojes saltan esta hora ese día: elija otra.',
  'The end comes before the start.': 'El final es anterior al comienzo.',
  'An event lasts at most 366 days.': 'Un evento dura 366 días como máximo.',
  'An event of whole days does not repeat by the hour.': 'Un evento de días enteros no se repite por horas.',
  'Use the name of a time zone, as America/New_York.':
    'Use el nombre de una zona horaria, como America/New_York.',
  'The event would have no date: change how it repeats, or when it ends.':
    'El evento no tendría ninguna fecha: cambie cómo se repite o cuándo termina.',
  'This day does not fit how the event repeats: change that too.':
    'Este día no encaja con cómo se repite el evento: cambie eso también.',
  'This holds for all dates: choose to change all, or those that follow.':
    'Esto vale para todas las fechas: elija cambiar todas o las que siguen.',
  'This event repeats in a way that cannot be divided here: change this date alone, or all of them.':
    'Este evento se repite de un modo que aquí no se puede dividir: cambie solo esta fecha, o todas.',
  'Say which date is meant, by its start.': 'Diga a qué fecha se refiere, por su comienzo.',
  'From this day on the event would have too many dates to follow those that were changed or left out. Look at the year.':
    'A partir de este día el evento tendría demasiadas fechas para seguir las que se cambiaron u omitieron. Mire el año.',
  'The event has no such date any more. Load it again.':
    'El evento ya no tiene esa fecha. Cárguelo de nuevo.',
  'Say whom the event is for, or leave it to everybody who sees the calendar.':
    'Diga para quién es el evento, o déjelo para todos los que ven el calendario.',
  'The history of an event for some people is read by those who may change events.':
    'El historial de un evento para algunas personas lo lee quien puede cambiar eventos.',
  'This event does not ask who comes.': 'Este evento no pregunta quién viene.',
  'Line {1}: {2}': 'Línea {1}: {2}',
  'This is not a calendar file. Calendar files begin with BEGIN:VCALENDAR.':
    'Esto no es un archivo de calendario. Los archivos de calendario empiezan con BEGIN:VCALENDAR.',
  'This line has no name and value with a colon between them: {1}. The event or other part with it is not imported.':
    'Esta línea no tiene un nombre y un valor separados por dos puntos: {1}. El evento u otra parte que la contiene no se importa.',
  'This line is too long. The event or other part with it is not imported.':
    'Esta línea es demasiado larga. El evento u otra parte que la contiene no se importa.',
  '{1} ends here, but another part is still open. The open part is not imported.':
    '{1} termina aquí, pero otra parte sigue abierta. La parte abierta no se importa.',
  '{1} begins here and never ends: the file may be cut off. This part is not imported.':
    '{1} empieza aquí y nunca termina: puede que el archivo esté cortado. Esta parte no se importa.',
  'This line is outside the calendar and is ignored.': 'Esta línea está fuera del calendario y se ignora.',
  'Too many nested parts. They are not imported.': 'Demasiadas partes anidadas. No se importan.',
  'The event on line {1} has the same UID and replaces this one.':
    'El evento de la línea {1} tiene el mismo UID y reemplaza a este.',
  'The file changes one date of an event, but does not contain the event. The date is imported as an event of its own.':
    'El archivo cambia una fecha de un evento, pero no contiene el evento. La fecha se importa como un evento propio.',
  'Either this date or its series is all day, but not both. The date is imported as an event of its own.':
    'O esta fecha o su serie es de todo el día, pero no ambas. La fecha se importa como un evento propio.',
  'The change applies to this date and all later ones (THISANDFUTURE). Only this date is changed: change later dates in the calendar.':
    'El cambio vale para esta fecha y todas las siguientes (THISANDFUTURE). Solo se cambia esta fecha: cambie las siguientes en el calendario.',
  'The event has too many dates to calculate and is not imported.':
    'El evento tiene demasiadas fechas para calcular y no se importa.',
  '{1} is not a valid end of a period. The date keeps the length of the event.':
    '{1} no es un final de período válido. La fecha conserva la duración del evento.',
  'The file has {1} events. At most {2} are taken in at once: divide it.':
    'El archivo tiene {1} eventos. Se toman {2} como máximo a la vez: divídalo.',
  'The file has no event that can be taken in. Line {1}: {2}':
    'El archivo no tiene ningún evento que se pueda tomar. Línea {1}: {2}',
  'The file has no events: between line 1 and line {1} none begins (BEGIN:VEVENT).':
    'El archivo no tiene eventos: entre la línea 1 y la línea {1} no empieza ninguno (BEGIN:VEVENT).',
  'The event is left out. {1}': 'El evento se omite. {1}',
  '{1} is cut after {2} characters.': '{1} se corta después de {2} caracteres.',
  '{1} is of the time zone {2}, which is not known here. The event is left out.':
    '{1} es de la zona horaria {2}, que aquí no se conoce. El evento se omite.',
  '{1} is no time: {2}. The event is left out.': '{1} no es una hora: {2}. El evento se omite.',
  'DURATION is no length of time: {1}. The event is left out.':
    'DURATION no es una duración: {1}. El evento se omite.',
  'The event has more than {1} dates in {2} and is left out.':
    'El evento tiene más de {1} fechas en {2} y se omite.',
  'An event without DTSTART has no time. It is left out.': 'Un evento sin DTSTART no tiene hora. Se omite.',
  'An event that repeats is of a time zone that is not known here. It is left out.':
    'Un evento que se repite es de una zona horaria que aquí no se conoce. Se omite.',
} as const;
