import { useWords } from '@courtyard/common';
import type { PropertyFacets } from '@courtyard/contract/properties/property/property';
import { propertyColumns } from '@courtyard/contract/properties/property/property.columns';
import {
  insuranceStates,
  occupancies,
  propertyStatuses,
  propertyTypes,
} from '@courtyard/contract/properties/property/property.values';
import { propertyWords } from '@courtyard/contract/properties/property/property.words';
import { filterBy, type FilterSpec, useTableState } from '@courtyard/ui/data';
import { useListTexts } from './list.messages';

const archived = ['no', 'yes', 'all'] as const;

/** What a person sets on the list of properties, in the URL, and the query of the list's call. */
export function usePropertiesTable() {
  const table = useTableState({
    sort: propertyColumns.sort,
    filters: {
      building: 'any',
      type: propertyTypes,
      status: propertyStatuses,
      occupancy: occupancies,
      insurance: insuranceStates,
      archived,
    },
    defaultSort: 'building',
  });
  const { archived: chosen, ...rest } = table.query;
  const query = { ...rest, ...(chosen?.[0] && { archived: chosen[0] }) };
  return { table, query };
}

/** The list's filters; buildings are those that the community has. */
export function usePropertyFilters(facets: PropertyFacets | undefined): FilterSpec[] {
  const t = useListTexts();
  const tProperty = useWords(propertyWords);
  const buildings = (facets?.buildings ?? []).filter(({ value }) => value !== '');
  const options = buildings.map(({ value }) => ({ value, label: value }));
  return [
    ...(buildings.length > 0 ? [{ name: 'building', label: tProperty('building'), options }] : []),
    filterBy(tProperty, 'type', usedTypes(facets)),
    filterBy(tProperty, 'status', propertyStatuses),
    filterBy(tProperty, 'occupancy', occupancies),
    filterBy(tProperty, 'insurance', insuranceStates),
    { ...filterBy(t, 'archived', archived), single: true },
  ];
}

/** The kinds that the community has; all of them until that is known. */
function usedTypes(facets: PropertyFacets | undefined) {
  return propertyTypes.filter((type) => !facets || facets.types.some(({ value }) => value === type));
}
