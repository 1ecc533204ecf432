import { occupancyRoutes } from '@courtyard/contract/properties/occupancy/occupancy';
import { personConsentRoutes } from '@courtyard/contract/properties/occupancy/person-consent';
import { consentOf } from '../../../platform/mail/consent/consent.sql';
import { changeConsent } from '../../../platform/mail/consent/keep-consent';
import { implement, type Module } from '../../../platform/http/implement';
import { readPropertyPeople } from './household.service';
import { addOwnership, recordSale, updateOwnership } from './ownership.service';
import { consentOfPerson } from './person/person-consent';
import { findPeople, updatePerson } from './person/person.service';
import { addResidency, updateResidency } from './residency.service';

export const occupancyModule: Module = () => [
  implement(occupancyRoutes.propertyPeople, async (call) => ({
    data: await readPropertyPeople(call, call.params.propertyId),
  })),
  implement(occupancyRoutes.findPeople, async (call) => ({
    data: await findPeople(call, call.query.search),
  })),
  implement(occupancyRoutes.updatePerson, async (call) => ({
    data: await updatePerson(call, call.params.personId, call.body),
  })),
  implement(personConsentRoutes.getPersonConsent, async (call) => ({
    data: await consentOf(call, await consentOfPerson(call, call.params.personId)),
  })),
  implement(personConsentRoutes.recordPersonConsent, async (call) => ({
    data: await changeConsent(call, await consentOfPerson(call, call.params.personId), {
      ...call.body,
      how: 'paper',
    }),
  })),
  implement(occupancyRoutes.recordSale, async (call) => ({
    data: await recordSale(call, call.params.propertyId, call.body),
  })),
  implement(occupancyRoutes.addOwnership, async (call) => ({
    data: await addOwnership(call, call.params.propertyId, call.body),
  })),
  implement(occupancyRoutes.updateOwnership, async (call) => ({
    data: await updateOwnership(call, call.params, call.body),
  })),
  implement(occupancyRoutes.addResidency, async (call) => ({
    data: await addResidency(call, call.params.propertyId, call.body),
  })),
  implement(occupancyRoutes.updateResidency, async (call) => ({
    data: await updateResidency(call, call.params, call.body),
  })),
];
