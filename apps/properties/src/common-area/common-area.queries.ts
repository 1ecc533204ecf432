import { call, defineResource, useCommand } from '@courtyard/common';
import { areaPaths } from './area-paths';

export const commonAreas = defineResource({
  section: 'properties',
  key: 'common-areas',
  list: 'GET /api/v1/common-areas',
  one: 'GET /api/v1/common-areas/:areaId',
  create: 'POST /api/v1/common-areas',
  update: 'PUT /api/v1/common-areas/:areaId',
  history: 'GET /api/v1/common-areas/:areaId/history',
});

/** From one area of the gallery to the next. */
export const areaPager = commonAreas.pager({ to: (id) => areaPaths.details(id), nameOf: ({ name }) => name });

/** All areas by name, archived ones too, as choices of a filter or a field. */
export function useAreaOptions(): { value: string; label: string }[] {
  const areas = commonAreas.useList({ sort: 'name', limit: 200, archived: 'all' });
  return (areas.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** Slots of an area from one day to another, both included, at most 62; the week before stays until the next has come. */
export const useAvailability = (areaId: string, from: string, to: string, enabled = true) =>
  commonAreas.useRead('GET /api/v1/common-areas/:areaId/availability', {
    ids: [areaId],
    query: { from, to },
    enabled,
  });

/** Closes an area for good or opens it again; `version` is the one on screen. */
export function useArchiveArea() {
  return useCommand(
    'properties',
    async (values: { id: string; version: number; archive: boolean }, idempotencyKey) => {
      const options = { params: { areaId: values.id }, body: { version: values.version }, idempotencyKey };
      const answer = values.archive
        ? await call('POST /api/v1/common-areas/:areaId/archive', options)
        : await call('POST /api/v1/common-areas/:areaId/restore', options);
      return answer.data;
    },
  );
}
