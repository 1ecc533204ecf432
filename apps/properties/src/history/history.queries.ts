import { call } from '@courtyard/common';
import { propertyKeys } from '../property/property.queries';
import { useChanges } from './use-changes';

/** Changes of a property and of what belongs to it, newest first, 50 at a time. */
export function usePropertyHistory(propertyId: string) {
  return useChanges(propertyKeys.part(propertyId, 'history'), (query, signal) =>
    call('GET /api/v1/properties/:propertyId/history', { params: { propertyId }, query, signal }),
  );
}
