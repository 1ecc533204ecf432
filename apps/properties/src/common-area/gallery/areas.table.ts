import { useCan, useMessages } from '@courtyard/common';
import { areaKinds } from '@courtyard/contract/properties/common-area/common-area.values';
import { filterBy, type FilterSpec, useTableState } from '@courtyard/ui/data';
import { areaMessages } from '../common-area.messages';
import { galleryMessages } from './gallery.messages';

const archived = ['no', 'yes', 'all'] as const;

/** What a person sets on the gallery, in the URL, and the query of the list's call. */
export function useAreasTable() {
  const state = useTableState({ sort: ['name'], filters: { kind: areaKinds, archived } });
  const { archived: chosen, cursor: _cursor, ...rest } = state.query;
  return { state, query: { ...rest, sort: 'name', limit: 200, archived: chosen?.[0] ?? 'no' } as const };
}

/** The gallery's filters; archived areas are there for those who archive. */
export function useAreaFilters(): FilterSpec[] {
  const t = useMessages(galleryMessages);
  const tArea = useMessages(areaMessages);
  const canArchive = useCan('Common Area Archive');
  const kind = filterBy(tArea, 'kind', areaKinds);
  return canArchive ? [kind, { ...filterBy(t, 'archived', archived), single: true }] : [kind];
}
