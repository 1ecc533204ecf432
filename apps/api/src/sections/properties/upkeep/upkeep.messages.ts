import type { Sentences } from '../../../platform/http/language/sentence';

/** What assets and the reserve tell people, in Spanish by English. */
export const upkeepSentences: Sentences = {
  'Another asset already has this tag.': 'Otro activo ya tiene esta etiqueta.',
  'This date is in the future.': 'Este día aún no ha llegado.',
  'This date is before the installation date.': 'La fecha es anterior a la instalación.',
  'The asset was installed or serviced after this date.':
    'Se instaló o tuvo un mantenimiento después de esta fecha.',
  'The asset was serviced before this date.': 'Tuvo un mantenimiento antes de esta fecha.',
  'The asset was serviced after this date.': 'Tuvo un mantenimiento después de esta fecha.',
  'This asset has service records, so it can’t be deleted. Retire it instead; its history is kept.':
    'Este activo tiene mantenimientos registrados, así que no se puede eliminar. Retírelo; su historial se conserva.',
  'This date is after the asset was retired.': 'La fecha es posterior a su retirada.',
  'The next service must be after this one.': 'El próximo mantenimiento debe ser posterior a este.',
  'Common area not found.': 'Área común no encontrada.',
  'Reserve component not found.': 'Componente de reserva no encontrado.',
  'A reserve component with this name already exists.': 'Ya existe un componente de reserva con este nombre.',
  'It was last replaced on or after this date.': 'Se reemplazó por última vez ese día o después.',
  'Enter the remaining years found by the inspection.': 'Indique los años restantes según la inspección.',
  'Enter the inspection date.': 'Indique la fecha de inspección.',
  'There’s nothing to undo.': 'No hay nada que deshacer.',
  'Only the person who recorded it can undo it.': 'Solo puede deshacerlo quien lo registró.',
  'This was recorded more than 15 minutes ago. Delete the service instead.':
    'Se registró hace más de 15 minutos. Elimine el mantenimiento.',
  'The inspection date is before it was in service.':
    'La fecha de inspección es anterior a la puesta en servicio.',
};
