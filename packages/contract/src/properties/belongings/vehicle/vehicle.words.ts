import { sharedWords, type Words } from '../../../wire/fields/words';

export const vehicleWords = {
  vehicle: { en: 'Vehicle', es: 'Vehículo' },
  make: { en: 'Make', es: 'Marca' },
  model: sharedWords.model,
  color: { en: 'Color', es: 'Color' },
  plate: { en: 'License plate', es: 'Matrícula' },
  plateRegion: { en: 'Plate state', es: 'Estado de la matrícula' },
  permit: { en: 'Permit', es: 'Permiso' },
  spot: { en: 'Parking space', es: 'Plaza' },
} satisfies Words;
