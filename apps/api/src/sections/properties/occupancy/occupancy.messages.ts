import type { Sentences } from '../../../platform/http/language/sentence';

/** What properties, those who live in them and what belongs to them tell people, in Spanish by English. */
export const occupancySentences: Sentences = {
  'This building already has a unit with this number.': 'Este edificio ya tiene una unidad con este número.',
  'No property has the value this distribution is based on. Enter it first.':
    'Ninguna propiedad tiene el valor en que se basa el reparto. Indíquelo primero.',
  'This property is archived.': 'Esta propiedad está archivada.',
  'Person not found.': 'Persona no encontrada.',
  'This person already owns the property during those dates.':
    'Esta persona ya es propietaria en esas fechas.',
  'This person is already recorded for those dates.': 'Esta persona ya está registrada en esas fechas.',
  'The owners’ shares would exceed 100 % during this period.':
    'Las cuotas de los propietarios superarían el 100 % en este período.',
  'Another ownership starts on or after that date. Correct it first, or use a later date.':
    'Otra titularidad empieza ese día o después. Corríjala primero o use una fecha posterior.',
  'The buyers’ shares must add up to 100 %.': 'Las cuotas de los compradores deben sumar 100 %.',
  'A vehicle with this plate is already registered.': 'Ya hay un vehículo registrado con esta matrícula.',
  'This policy is already recorded with the same expiration date.':
    'Esta póliza ya está registrada con el mismo vencimiento.',
  'The policy expires before it starts.': 'La póliza vence antes de empezar.',
};
