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

import { type HistoryVocabulary, historyFrom } from '../wire/fields/history';
import { reservationWords } from './reservation/reservation.words';
import historyHistoryEn from './history.en.json';
import historyHistoryEs from './history.es.json';
import upkeepHistoryEn from './upkeep-history.en.json';
import upkeepHistoryEs from './upkeep-history.es.json';
import reservationHistoryEn from './reservation-history.en.json';
import reservationHistoryEs from './reservation-history.es.json';
import propertiesHistoryEn from './properties-history.en.json';
import propertiesHistoryEs from './properties-history.es.json';

/** What properties, what belongs to them, and common areas are called in their histories. */
export const historyVocabulary: HistoryVocabulary = historyFrom(historyHistoryEn, historyHistoryEs, {
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
});

/** What assets and reserve components are called in their histories. */
export const upkeepVocabulary: HistoryVocabulary = historyFrom(upkeepHistoryEn, upkeepHistoryEs, {
  things: { asset: assetWords, service: serviceWords, 'reserve-component': reserveComponentWords },
});

/** What bookings are called in the log. */
export const reservationVocabulary: HistoryVocabulary = historyFrom(
  reservationHistoryEn,
  reservationHistoryEs,
  { things: { reservation: reservationWords } },
);

/** What is done to all properties at once. */
export const propertiesVocabulary: HistoryVocabulary = historyFrom(propertiesHistoryEn, propertiesHistoryEs, {
  things: { properties: shareDistributionWords },
});
