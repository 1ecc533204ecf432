import { consentWords } from '../platform/member/contact/mail-consent.words';
import { commonAreaWords } from './common-area/common-area.words';
import { insuranceWords } from './belongings/insurance/insurance.words';
import { shareDistributionWords } from './occupancy/shares.words';
import { ownershipWords, personWords, residencyWords } from './occupancy/occupancy.words';
import { petWords } from './belongings/pet/pet.words';
import { documentWords } from './property/document.words';
import { propertyWords } from './property/property.words';
import { vehicleWords } from './belongings/vehicle/vehicle.words';

import { assetWords, serviceWords } from './asset/asset.words';
import { reserveComponentWords } from './reserve-component/reserve-component.words';

import { sharedWords } from '../wire/fields/words';
import type { HistoryVocabulary } from '../wire/fields/history';
import { reservationWords } from './reservation/reservation.words';

/** What properties, what belongs to them, and common areas are called in their histories. */
export const historyVocabulary: HistoryVocabulary = {
  actions: {
    'property.create': { en: 'Property added', es: 'Propiedad agregada' },
    'property.update': { en: 'Property changed', es: 'Propiedad cambiada' },
    'property.archive': { en: 'Property archived', es: 'Propiedad archivada' },
    'property.restore': { en: 'Property restored', es: 'Propiedad recuperada' },
    'property.import': { en: 'Property added by an import', es: 'Propiedad agregada por una importación' },
    'property.import-update': {
      en: 'Property changed by an import',
      es: 'Propiedad cambiada por una importación',
    },
    'ownership.create': { en: 'Owner added', es: 'Propietario agregado' },
    'ownership.update': { en: 'Ownership changed', es: 'Titularidad cambiada' },
    'property.sale': { en: 'Property sold', es: 'Propiedad vendida' },
    'person.update': { en: 'Contact changed', es: 'Contacto cambiado' },
    'person.mail-consent': {
      en: 'Consent to required notices by email',
      es: 'Consentimiento a los avisos obligatorios por correo electrónico',
    },
    'person.merge': { en: 'Contacts merged', es: 'Contactos unidos' },
    'residency.create': { en: 'Resident added', es: 'Residente agregado' },
    'residency.update': { en: 'Residency changed', es: 'Residencia cambiada' },
    'residency.remove': { en: 'Residency removed', es: 'Residencia quitada' },
    'vehicle.create': { en: 'Vehicle added', es: 'Vehículo agregado' },
    'vehicle.update': { en: 'Vehicle changed', es: 'Vehículo cambiado' },
    'vehicle.remove': { en: 'Vehicle removed', es: 'Vehículo quitado' },
    'pet.create': { en: 'Pet added', es: 'Mascota agregada' },
    'pet.update': { en: 'Pet changed', es: 'Mascota cambiada' },
    'pet.remove': { en: 'Pet removed', es: 'Mascota quitada' },
    'insurance.create': { en: 'Insurance policy added', es: 'Póliza agregada' },
    'insurance.update': { en: 'Insurance policy changed', es: 'Póliza cambiada' },
    'insurance.remove': { en: 'Insurance policy deleted', es: 'Póliza eliminada' },
    'document.create': { en: 'Document added', es: 'Documento agregado' },
    'document.remove': { en: 'Document removed', es: 'Documento quitado' },
    'common-area.create': { en: 'Area added', es: 'Área agregada' },
    'common-area.update': { en: 'Area changed', es: 'Área cambiada' },
    'common-area.archive': { en: 'Area archived', es: 'Área archivada' },
    'common-area.restore': { en: 'Area restored', es: 'Área recuperada' },
  },
  kinds: {
    property: { en: 'Property', es: 'Propiedad' },
    person: { en: 'Contact', es: 'Contacto' },
    'common-area': { en: 'Common area', es: 'Área común' },
  },
  things: {
    property: propertyWords,
    ownership: ownershipWords,
    residency: residencyWords,
    person: { ...personWords, ...consentWords },
    vehicle: vehicleWords,
    pet: petWords,
    insurance: insuranceWords,
    document: documentWords,
    'common-area': commonAreaWords,
  },
  values: { bathroomHalves: (halves, formats) => formats.number(halves / 2) },
  withoutChanges: ['common-area.create'],
};

/** What assets and reserve components are called in their histories. */
export const upkeepVocabulary: HistoryVocabulary = {
  actions: {
    'asset.create': { en: 'Asset added', es: 'Activo agregado' },
    'asset.update': { en: 'Asset changed', es: 'Activo cambiado' },
    'asset.remove': { en: 'Asset deleted', es: 'Activo eliminado' },
    'asset.service': { en: 'Service recorded', es: 'Mantenimiento registrado' },
    'asset.service-update': { en: 'Service corrected', es: 'Mantenimiento corregido' },
    'asset.service-undo': { en: 'Service undone', es: 'Mantenimiento deshecho' },
    'asset.service-remove': { en: 'Service deleted', es: 'Mantenimiento eliminado' },
    'reserve-component.create': { en: 'Component added', es: 'Componente agregado' },
    'reserve-component.update': { en: 'Component changed', es: 'Componente cambiado' },
    'reserve-component.replace': { en: 'Replacement recorded', es: 'Reemplazo registrado' },
    'reserve-component.remove': { en: 'Component deleted', es: 'Componente eliminado' },
  },
  kinds: {
    asset: { en: 'Asset', es: 'Activo' },
    'reserve-component': { en: 'Reserve component', es: 'Componente de reserva' },
  },
  things: { asset: assetWords, service: serviceWords, 'reserve-component': reserveComponentWords },
};

/** What bookings are called in the log. */
export const reservationVocabulary: HistoryVocabulary = {
  actions: {
    'reservation.create': { en: 'Booked', es: 'Reservado' },
    'reservation.approve': { en: 'Booking approved', es: 'Reserva aprobada' },
    'reservation.decline': { en: 'Booking declined', es: 'Reserva rechazada' },
    'reservation.cancel': { en: 'Booking canceled', es: 'Reserva cancelada' },
    'reservation.undo': { en: 'Booking decision undone', es: 'Decisión sobre una reserva deshecha' },
    'reservation.offer': { en: 'Freed time offered', es: 'Horario libre ofrecido' },
    'reservation.accept': { en: 'Offer accepted', es: 'Oferta aceptada' },
    'reservation.lapse': { en: 'Offer expired', es: 'Oferta vencida' },
    'reservation.expire': { en: 'Request expired', es: 'Solicitud vencida' },
  },
  kinds: { reservation: { en: 'Booking', es: 'Reserva' } },
  things: {
    reservation: {
      ...reservationWords,
      time: { en: 'Time', es: 'Horario' },
      reason: sharedWords.reason,
    },
  },
};

/** What is done to all properties at once. */
export const propertiesVocabulary: HistoryVocabulary = {
  actions: {
    'properties.distribute-ownership-shares': {
      en: 'Ownership shares distributed',
      es: 'Cuotas de propiedad repartidas',
    },
    'properties.distribute-billing-ratios': {
      en: 'Billing ratios distributed',
      es: 'Cuotas de cobro repartidas',
    },
  },
  kinds: { properties: { en: 'All properties', es: 'Todas las propiedades' } },
  things: {
    properties: {
      ...shareDistributionWords,
      properties: { en: 'Properties changed', es: 'Propiedades cambiadas' },
    },
  },
};
