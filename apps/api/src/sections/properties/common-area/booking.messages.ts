import type { Sentences } from '../../../platform/http/language/sentence';

/** What common areas and their bookings tell people, in Spanish by English. */
export const bookingSentences: Sentences = {
  'Just taken': 'Recién ocupado',
  'There is a common area of this name already.': 'Ya hay un área común con este nombre.',
  'A photo is in the list twice.': 'Una foto está dos veces en la lista.',
  'It cannot be archived while one booking is ahead. Cancel it first.':
    'No se puede archivar mientras haya una reserva pendiente. Cancélela primero.',
  'It cannot be archived while {1} bookings are ahead. Cancel them first.':
    'No se puede archivar mientras haya {1} reservas pendientes. Cancélelas primero.',
  'Ask for at most {1} days at once.': 'Pida como máximo {1} días a la vez.',
  'Write the time as HH:MM.': 'Escriba la hora como HH:MM.',
  'It closes before it opens.': 'Cierra antes de abrir.',
  'These hours overlap others of that day.': 'Estas horas se superponen con otras de ese día.',
  'Give at least two choices.': 'Dé al menos dos opciones.',
  'The longest booking is shorter than one slot.': 'La reserva más larga es más corta que un turno.',
  'Say when it is open, or nobody can book it.': 'Indique cuándo abre, o nadie podrá reservarla.',
  'The booking ends before it starts.': 'La reserva termina antes de empezar.',
  'Please answer this.': 'Responda a esto, por favor.',
  'Answer yes or no.': 'Responda sí o no.',
  'Choose one of the answers.': 'Elija una de las respuestas.',
  '{1} cannot be booked.': '{1} no se puede reservar.',
  'This time has passed already.': 'Esta hora ya pasó.',
  'Bookings open {1} days ahead.': 'Se puede reservar con {1} días de antelación.',
  '{1} is not open then, or this is not a whole slot.':
    '{1} no está abierto a esa hora, o no es un turno completo.',
  'A booking lasts {1} minutes at most.': 'Una reserva dura {1} minutos como máximo.',
  '{1} holds {2} people.': '{1} admite {2} personas.',
  '{1} is not for units that owe what has long been due. The owner sees what that is under "What I owe", and books once it is paid.':
    '{1} no es para unidades con deudas vencidas hace tiempo. El propietario ve cuáles son en "Lo que debo" y puede reservar cuando estén pagadas.',
  'Each unit may book {1} {2} a day.': 'Cada unidad puede reservar {1} {2} al día.',
  'Each unit may book {1} {2} a week.': 'Cada unidad puede reservar {1} {2} a la semana.',
  '{1} times': '{1} veces',
  '{1} is booked through the management.': '{1} se reserva a través de la administración.',
  '{1} is booked by owners.': '{1} lo reservan los propietarios.',
  'Somebody booked {1} for this time a moment ago. {2}':
    'Alguien reservó {1} para esta hora hace un momento. {2}',
  'Please choose another day.': 'Elija otro día, por favor.',
  'Free nearby: {1}.': 'Libre cerca: {1}.',
  'This booking is already: {1}.': 'El estado de esta reserva ya es: {1}.',
  'Nobody answered this request before its time began, and it has ended. Nothing was booked.':
    'Nadie respondió a esta solicitud antes de su hora, y ha terminado. No se ha reservado nada.',
  'This booking has begun. The answer stays.': 'Esta reserva ya empezó. La respuesta se queda.',
  'The time of this booking is over.': 'El tiempo de esta reserva ya pasó.',
  'This booking does not stand any more.': 'Esta reserva ya no está vigente.',
  'Your unit waits for this time already.': 'Su unidad ya está en la lista de espera de esta hora.',
  '{1} cannot be booked at this time any more. Nothing was booked.':
    '{1} ya no se puede reservar a esa hora. No se ha reservado nada.',
  'This time is not offered to you any more. Nothing was booked.':
    'Esta hora ya no se le ofrece. No se reservó nada.',
  'This booking has begun; it cannot be cancelled any more.': 'Esta reserva ya empezó; no se puede cancelar.',
  'Say why, so that the person who booked is told.': 'Diga por qué, para que lo sepa quien reservó.',
  'Somebody else has booked this time since. The booking stays as it is.':
    'Otra persona ha reservado esta hora desde entonces. La reserva queda como está.',
  'The time in which this booking was cancelled without a fee is over. Look at what it costs now.':
    'El tiempo en que esta reserva se cancelaba sin cargo ya pasó. Vea lo que cuesta ahora.',
  'There is nothing to take back.': 'No hay nada que deshacer.',
  'Only who decided can take it back.': 'Solo quien decidió puede deshacerlo.',
  'This was decided more than 15 minutes ago. Decide anew.':
    'Esto se decidió hace más de 15 minutos. Decida de nuevo.',
  '{1} has been archived since.': '{1} se ha archivado desde entonces.',
};
