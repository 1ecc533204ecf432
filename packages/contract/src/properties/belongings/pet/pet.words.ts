import { sharedWords, type Words } from '../../../wire/fields/words';

export const petWords = {
  pet: { en: 'Pet', es: 'Mascota' },
  name: sharedWords.name,
  kind: sharedWords.kind,
  'kind.dog': { en: 'Dog', es: 'Perro' },
  'kind.cat': { en: 'Cat', es: 'Gato' },
  'kind.bird': { en: 'Bird', es: 'Ave' },
  'kind.fish': { en: 'Fish', es: 'Pez' },
  'kind.other': { en: 'Other', es: 'Otro' },
  breed: { en: 'Breed', es: 'Raza' },
  weightLb: { en: 'Weight (lb)', es: 'Peso (lb)' },
  license: { en: 'License or tag', es: 'Licencia o placa' },
  assistance: { en: 'Assistance animal', es: 'Animal de asistencia' },
} satisfies Words;
