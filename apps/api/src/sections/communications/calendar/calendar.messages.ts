/** What the calls of the calendar tell people, in Spanish by English. */
export const calendarSentences = {
  'View the community calendar': 'Ver el calendario de la comunidad',
  'Add and edit calendar events': 'Agregar y editar eventos del calendario',
  'Use a date, 2026-12-01, or a date and time, 2026-12-01T18:30.':
    'Use una fecha, 2026-12-01, o una fecha y hora, 2026-12-01T18:30.',
  'Use a date, 2026-12-01, a local date and time, 2026-12-01T18:30, or a UTC date and time, 2026-12-01T18:30:00Z.':
    'Use una fecha, 2026-12-01, una fecha y hora local, 2026-12-01T18:30, o una fecha y hora UTC, 2026-12-01T18:30:00Z.',
  'Use a color such as #1e5bb8.': 'Use un color como #1e5bb8.',
  'The end date is before the start date.': 'La fecha de fin es anterior a la de inicio.',
  'Request at most 400 days at once.': 'Solicite 400 días como máximo a la vez.',
  '{1}: {2}': '{1}: {2}',
  'This isn’t a recurrence rule: it must start with FREQ, as in FREQ=WEEKLY;BYDAY=TU.':
    'No es una regla de repetición: debe empezar con FREQ, como en FREQ=WEEKLY;BYDAY=TU.',
  'An event can repeat at most 48 times a day, and not by the second or minute.':
    'Un evento se puede repetir 48 veces al día como máximo, y no por segundos ni minutos.',
  'The rule has a part that isn’t supported.': 'La regla tiene una parte que no se admite.',
  'A rule can end after a number of times or on a date, not both.':
    'Una regla puede terminar tras un número de veces o en una fecha, no ambas cosas.',
  'The rule has an invalid value.': 'La regla tiene un valor no válido.',
  'The rule has the same part twice.': 'La regla tiene la misma parte dos veces.',
  'This date doesn’t exist.': 'Esa fecha no existe.',
  'This time doesn’t exist on that date because of daylight saving time. Choose another.':
    'Esa hora no existe ese día por el cambio de hora. Elija otra.',
  'The end is before the start.': 'El final es anterior al inicio.',
  'An event can last at most 366 days.': 'Un evento puede durar 366 días como máximo.',
  'An all-day event can’t repeat by the hour.': 'Un evento de todo el día no se puede repetir por horas.',
  'Use a time zone name such as America/New_York.':
    'Use el nombre de una zona horaria, como America/New_York.',
  'The event would have no dates: change how it repeats or when it ends.':
    'El evento no tendría ninguna fecha: cambie cómo se repite o cuándo termina.',
  'This date doesn’t match how the event repeats: change that too.':
    'Esta fecha no encaja con cómo se repite el evento: cambie eso también.',
  'This applies to all dates: choose to change all or following dates.':
    'Esto vale para todas las fechas: elija cambiar todas o las siguientes.',
  'This event’s repetition can’t be split here: change this date only, or all of them.':
    'La repetición de este evento no se puede dividir aquí: cambie solo esta fecha, o todas.',
  'Specify the date by its start.': 'Indique la fecha por su inicio.',
  'From this date the event would have too many dates to carry over changed and skipped ones. Check the year.':
    'Desde esta fecha el evento tendría demasiadas fechas para conservar las cambiadas y omitidas. Revise el año.',
  'The event no longer has this date. Reload it.': 'El evento ya no tiene esa fecha. Cárguelo de nuevo.',
  'Choose the audience, or leave it empty for everyone who can see the calendar.':
    'Elija los destinatarios, o déjelo vacío para todos los que ven el calendario.',
  'Only people who can edit events can see the history of an event with a limited audience.':
    'Solo quien puede editar eventos ve el historial de un evento con destinatarios limitados.',
  'This event doesn’t ask for an RSVP.': 'Este evento no pide confirmar asistencia.',
  'Line {1}: {2}': 'Línea {1}: {2}',
  'This isn’t a calendar file. Calendar files start with BEGIN:VCALENDAR.':
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
  'The file has {1} events. The limit is {2}: split the file.':
    'El archivo tiene {1} eventos. El límite es {2}: divídalo.',
  'The file has no events that can be imported. Line {1}: {2}':
    'El archivo no tiene ningún evento que se pueda importar. Línea {1}: {2}',
  'The file has no events: no BEGIN:VEVENT found in lines 1 to {1}.':
    'El archivo no tiene eventos: no hay BEGIN:VEVENT entre las líneas 1 y {1}.',
  'The event was skipped. {1}': 'El evento se omitió. {1}',
  '{1} was cut to {2} characters.': '{1} se cortó a {2} caracteres.',
  '{1} uses the unknown time zone {2}. The event was skipped.':
    '{1} usa la zona horaria desconocida {2}. El evento se omitió.',
  '{1} isn’t a valid time: {2}. The event was skipped.':
    '{1} no es una hora válida: {2}. El evento se omitió.',
  'DURATION isn’t a valid duration: {1}. The event was skipped.':
    'DURATION no es una duración válida: {1}. El evento se omitió.',
  'The event has more than {1} dates in {2} and was skipped.':
    'El evento tiene más de {1} fechas en {2} y se omitió.',
  'An event without DTSTART has no time and was skipped.': 'Un evento sin DTSTART no tiene hora y se omitió.',
  'A repeating event uses an unknown time zone and was skipped.':
    'Un evento que se repite usa una zona horaria desconocida y se omitió.',
} as const;
