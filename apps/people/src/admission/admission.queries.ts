import { call, defineResource } from '@courtyard/common';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { optionsFrom } from '@courtyard/ui/forms';

const offeredRoles = defineResource({
  section: 'people',
  key: 'offered-roles',
  list: 'GET /api/v1/admissions/roles',
});

/** The roles that somebody can become a member with. A page asks for them before its dialog opens, which is whole then. */
export const useOfferedRoles = () => offeredRoles.useList({});

export const findHomes = optionsFrom(
  (query: { search?: string; limit: number }, signal) => call('GET /api/v1/properties', { query, signal }),
  (property) => propertyName(property),
);
