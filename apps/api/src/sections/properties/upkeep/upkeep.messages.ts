import type { Sentences } from '../../../platform/http/language/sentence';

/** What assets and the reserve tell people, in Spanish by English. */
export const upkeepSentences: Sentences = {
  'Another asset has this tag already.': 'Otro activo ya tiene esta etiqueta.',
  'This day is still to come.': 'Este día aún no ha llegado.',
  'This is before it was installed.': 'Es anterior a su instalación.',
  'It was installed or serviced after this day.': 'Se instaló o tuvo un servicio después de este día.',
  'It was serviced before this day.': 'Tuvo un servicio antes de este día.',
  'It was serviced after this day.': 'Tuvo un servicio después de este día.',
  'It has services on record. Retire it instead: it stays with its history.':
    'Tiene servicios registrados. Retírelo en su lugar: se queda con su historial.',
  'This is after it was retired.': 'Es posterior a su retirada.',
  'The next service comes after this one.': 'El próximo servicio va después de este.',
  'There is no such common area.': 'No existe esa área común.',
  'There is no such reserve component.': 'No existe ese componente de reserva.',
  'There is a reserve component of this name already.': 'Ya hay un componente de reserva con este nombre.',
  'It was replaced last on that day or after it.': 'Se reemplazó por última vez ese día o después.',
  'Say how many years the inspection found it to have left.':
    'Indique cuántos años le quedan según la inspección.',
  'Say when it was inspected.': 'Indique cuándo se inspeccionó.',
  'There is nothing to take back.': 'No hay nada que deshacer.',
  'Only who recorded it can take it back.': 'Solo quien lo registró puede deshacerlo.',
  'This was recorded more than 15 minutes ago. Remove the service instead.':
    'Se registró hace más de 15 minutos. Quite el mantenimiento en su lugar.',
  'It was inspected before it was in service.': 'Se inspeccionó antes de estar en servicio.',
};
