import { householdRoutes } from '@courtyard/contract/people/household/household';
import { implement, type Module } from '../../../platform/http/implement';
import { changeHouseholdEnd, inviteToHousehold } from './household.service';
import { getHousehold } from './household.sql';

export const householdModule: Module = () => [
  implement(householdRoutes.getHousehold, async (call) => ({
    data: await getHousehold(call, call.params.propertyId),
  })),
  implement(householdRoutes.inviteToHousehold, async (call) => ({
    data: await inviteToHousehold(call, call.params.propertyId, call.body),
  })),
  implement(householdRoutes.changeHouseholdEnd, async (call) => ({
    data: await changeHouseholdEnd(call, call.params, call.body),
  })),
];
