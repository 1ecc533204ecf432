import { consentLabels } from '../platform/member/contact/mail-consent.labels';
import { commonAreaLabels } from './common-area/common-area.labels';
import { insuranceLabels } from './unit-records/insurance/insurance.labels';
import { shareDistributionLabels } from './occupancy/shares.labels';
import { ownershipLabels, personLabels, residencyLabels } from './occupancy/occupancy.labels';
import { petLabels } from './unit-records/pet/pet.labels';
import { documentLabels } from './property/document.labels';
import { propertyLabels } from './property/property.labels';
import { vehicleLabels } from './unit-records/vehicle/vehicle.labels';

import { assetLabels, serviceLabels } from './asset/asset.labels';
import { reserveComponentLabels } from './reserve-component/reserve-component.labels';

import { type HistoryVocabulary, historyFrom } from '../wire/fields/history';
import { reservationLabels } from './reservation/reservation.labels';
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
  records: {
    property: propertyLabels,
    ownership: ownershipLabels,
    residency: residencyLabels,
    person: { ...personLabels, ...consentLabels },
    vehicle: vehicleLabels,
    pet: petLabels,
    insurance: insuranceLabels,
    document: documentLabels,
    'common-area': commonAreaLabels,
  },
  values: { bathroomHalves: (halves, formats) => formats.number(halves / 2) },
  withoutChanges: ['common-area.create'],
});

/** What assets and reserve components are called in their histories. */
export const upkeepVocabulary: HistoryVocabulary = historyFrom(upkeepHistoryEn, upkeepHistoryEs, {
  records: { asset: assetLabels, service: serviceLabels, 'reserve-component': reserveComponentLabels },
});

/** What bookings are called in the log. */
export const reservationVocabulary: HistoryVocabulary = historyFrom(
  reservationHistoryEn,
  reservationHistoryEs,
  { records: { reservation: reservationLabels } },
);

/** What is done to all properties at once. */
export const propertiesVocabulary: HistoryVocabulary = historyFrom(propertiesHistoryEn, propertiesHistoryEs, {
  records: { properties: shareDistributionLabels },
});
