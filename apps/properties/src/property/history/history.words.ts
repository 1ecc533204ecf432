import { commonAreaWords } from '@courtyard/contract/properties/common-area/common-area.words';
import { insuranceWords } from '@courtyard/contract/properties/insurance/insurance.words';
import {
  ownershipWords,
  personWords,
  residencyWords,
} from '@courtyard/contract/properties/occupancy/occupancy.words';
import { petWords } from '@courtyard/contract/properties/pet/pet.words';
import { documentWords } from '@courtyard/contract/properties/property/document.words';
import { propertyWords } from '@courtyard/contract/properties/property/property.words';
import { vehicleWords } from '@courtyard/contract/properties/vehicle/vehicle.words';
import type { HistoryVocabulary } from '@courtyard/ui/details';

/** What properties, what belongs to them, and common areas are called in their histories. */
export const historyVocabulary: HistoryVocabulary = {
  actions: {
    'property.create': { en: 'Property added', es: 'Propiedad agregada' },
    'property.update': { en: 'Property changed', es: 'Propiedad cambiada' },
    'property.archive': { en: 'Property archived', es: 'Propiedad archivada' },
    'property.restore': { en: 'Property brought back', es: 'Propiedad recuperada' },
    'property.import': { en: 'Property added by an import', es: 'Propiedad agregada por una importación' },
    'property.import-update': {
      en: 'Property changed by an import',
      es: 'Propiedad cambiada por una importación',
    },
    'ownership.create': { en: 'Owner added', es: 'Propietario agregado' },
    'ownership.update': { en: 'Ownership changed', es: 'Titularidad cambiada' },
    'property.sale': { en: 'Property sold', es: 'Propiedad vendida' },
    'person.update': { en: 'Contact changed', es: 'Contacto cambiado' },
    'residency.create': { en: 'Resident added', es: 'Residente agregado' },
    'residency.update': { en: 'Residency changed', es: 'Residencia cambiada' },
    'vehicle.create': { en: 'Vehicle added', es: 'Vehículo agregado' },
    'vehicle.update': { en: 'Vehicle changed', es: 'Vehículo cambiado' },
    'vehicle.remove': { en: 'Vehicle removed', es: 'Vehículo quitado' },
    'pet.create': { en: 'Pet added', es: 'Mascota agregada' },
    'pet.update': { en: 'Pet changed', es: 'Mascota cambiada' },
    'pet.remove': { en: 'Pet removed', es: 'Mascota quitada' },
    'insurance.create': { en: 'Insurance policy added', es: 'Póliza agregada' },
    'insurance.update': { en: 'Insurance policy changed', es: 'Póliza cambiada' },
    'insurance.remove': { en: 'Insurance policy removed', es: 'Póliza quitada' },
    'document.create': { en: 'Document added', es: 'Documento agregado' },
    'document.remove': { en: 'Document removed', es: 'Documento quitado' },
    'common-area.create': { en: 'Area added', es: 'Área agregada' },
    'common-area.update': { en: 'Area changed', es: 'Área cambiada' },
    'common-area.archive': { en: 'Area archived', es: 'Área archivada' },
    'common-area.restore': { en: 'Area brought back', es: 'Área recuperada' },
  },
  things: {
    property: propertyWords,
    ownership: ownershipWords,
    residency: residencyWords,
    person: personWords,
    vehicle: vehicleWords,
    pet: petWords,
    insurance: insuranceWords,
    document: documentWords,
    'common-area': commonAreaWords,
  },
  values: { bathroomHalves: (halves, formats) => formats.number(halves / 2) },
  withoutChanges: ['common-area.create'],
};
