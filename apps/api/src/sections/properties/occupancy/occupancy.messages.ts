import type { Sentences } from '../../../platform/http/language/sentence';

/** What properties, those who live in them and what belongs to them tell people, in Spanish by English. */
export const occupancySentences: Sentences = {
  'There is a unit with this number in this building already.':
    'Ya hay una unidad con este número en este edificio.',
  'No property has a value to go by.': 'Ninguna propiedad tiene un valor en el que basarse.',
  'This property is archived.': 'Esta propiedad está archivada.',
  'This person is not known here.': 'Aquí no se conoce a esta persona.',
  'This person owns the property in that time already.': 'Esta persona ya es propietaria en ese tiempo.',
  'This person is recorded for that time already.': 'Esta persona ya está registrada en ese tiempo.',
  'Together the owners would hold more than 100 % on a day of this period.':
    'Entre todos los propietarios tendrían más del 100 % algún día de este período.',
  'An ownership begins on that day or later. Correct it first, or sell on a later day.':
    'Una propiedad empieza ese día o después. Corríjala primero o venda en un día posterior.',
  'The shares of the buyers must add up to 100 %.': 'Las cuotas de los compradores deben sumar 100 %.',
  'A vehicle with this plate is registered already.': 'Ya hay un vehículo registrado con esta matrícula.',
  'This policy is recorded with the same expiry already.':
    'Esta póliza ya está registrada con el mismo vencimiento.',
  'The policy expires before it starts.': 'La póliza vence antes de empezar.',
};
