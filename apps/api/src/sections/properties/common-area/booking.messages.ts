import type { Sentences } from '../../../platform/http/language/sentence';

/** What common areas and their bookings tell people, in Spanish by English. */
export const bookingSentences: Sentences = {
  'Just taken': 'Recién ocupado',
  'A common area with this name already exists.': 'Ya existe un área común con este nombre.',
  'A photo is in the list twice.': 'Una foto está dos veces en la lista.',
  'This area has an upcoming booking. Cancel it before you archive the area.':
    'Esta área tiene una reserva próxima. Cancélela antes de archivarla.',
  'This area has {1} upcoming bookings. Cancel them before you archive the area.':
    'Esta área tiene {1} reservas próximas. Cancélelas antes de archivarla.',
  'Request at most {1} days at once.': 'Solicite como máximo {1} días a la vez.',
  'Enter the time as HH:MM.': 'Escriba la hora como HH:MM.',
  'Closing time is before opening time.': 'La hora de cierre es anterior a la de apertura.',
  'These hours overlap with others on the same day.': 'Estas horas se superponen con otras de ese día.',
  'Enter at least two choices.': 'Escriba al menos dos opciones.',
  'The longest booking can’t be shorter than one slot.':
    'La reserva más larga no puede ser más corta que un turno.',
  'Enter opening hours; without them no one can book the area.':
    'Indique el horario; sin él nadie podrá reservar.',
  'The booking ends before it starts.': 'La reserva termina antes de empezar.',
  'Answer this question.': 'Responda esta pregunta.',
  'Answer yes or no.': 'Responda sí o no.',
  'Choose one of the answers.': 'Elija una de las respuestas.',
  '{1} can’t be booked.': '{1} no se puede reservar.',
  'This time has already passed.': 'Esta hora ya pasó.',
  'Bookings open {1} days ahead.': 'Se puede reservar con {1} días de antelación.',
  '{1} isn’t open at this time, or the time doesn’t match a slot.':
    '{1} no está abierto a esa hora, o no coincide con un turno.',
  'A booking can last up to {1} minutes.': 'Una reserva puede durar hasta {1} minutos.',
  '{1} holds {2} people.': '{1} admite {2} personas.',
  '{1} can’t be booked by units with overdue balances. The owner can view them under "What I owe" and book once they’re paid.':
    '{1} no se puede reservar con pagos vencidos. El propietario puede verlos en "Lo que debo" y reservar cuando estén pagados.',
  'Each unit can book {1} {2} a day.': 'Cada unidad puede reservar {1} {2} al día.',
  'Each unit can book {1} {2} a week.': 'Cada unidad puede reservar {1} {2} a la semana.',
  '{1} times': '{1} veces',
  '{1} can only be booked by the management.': '{1} solo lo reserva la administración.',
  '{1} can only be booked by owners.': '{1} solo lo reservan los propietarios.',
  '{1} was just booked for this time. {2}': '{1} se acaba de reservar para esa hora. {2}',
  'Choose another day.': 'Elija otro día.',
  'Available nearby: {1}.': 'Disponible cerca: {1}.',
  'This booking is already: {1}.': 'El estado de esta reserva ya es: {1}.',
  'No one answered this request before its start time, so it expired. Nothing was booked.':
    'Nadie respondió a la solicitud antes de la hora de inicio, así que caducó. No se reservó nada.',
  'This booking has started, so the decision can’t be changed.':
    'Esta reserva ya empezó, así que la decisión no se puede cambiar.',
  'This booking is over.': 'Esta reserva ya terminó.',
  'This booking is no longer active.': 'Esta reserva ya no está vigente.',
  'Your unit is already on the waitlist for this time.':
    'Su unidad ya está en la lista de espera de esta hora.',
  '{1} can no longer be booked at this time. Nothing was booked.':
    '{1} ya no se puede reservar a esa hora. No se ha reservado nada.',
  'This offer has expired. Nothing was booked.': 'Esta oferta ha caducado. No se reservó nada.',
  'This booking has started, so it can’t be canceled.':
    'Esta reserva ya empezó, así que no se puede cancelar.',
  'Enter a reason. The person who booked will see it.': 'Indique un motivo. Lo verá quien reservó.',
  'Someone else has booked this time. Your booking wasn’t changed.':
    'Otra persona ya reservó esta hora. La reserva no cambia.',
  'Free cancellation has ended. Check the current cancellation fee.':
    'El plazo de cancelación gratis terminó. Compruebe el cargo actual.',
  'There’s nothing to undo.': 'No hay nada que deshacer.',
  'Only the person who made the decision can undo it.': 'Solo puede deshacerlo quien tomó la decisión.',
  'This was decided more than 15 minutes ago, so it can’t be undone. Make a new decision.':
    'Se decidió hace más de 15 minutos, así que no se puede deshacer. Tome una nueva decisión.',
  '{1} has been archived.': '{1} se ha archivado desde entonces.',
};
