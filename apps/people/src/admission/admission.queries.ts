import { call } from '@courtyard/common';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { optionsFrom } from '@courtyard/ui/forms';

export const findHomes = optionsFrom(
  (query: { search?: string; limit: number }, signal) => call('GET /api/v1/properties', { query, signal }),
  (property) => propertyName(property),
);
