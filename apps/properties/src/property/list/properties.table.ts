import { useMessages } from '@courtyard/common';
import type { PropertyFacets } from '@courtyard/contract/properties/property/property';
import { type FilterSpec, useTableState } from '@courtyard/ui/data';
import { propertyStatuses, propertyTypes } from '../property-kinds';
import { propertyMessages } from '../property.messages';
import { type ListTexts, useListTexts } from './list.messages';

const occupancies = ['owner', 'rented', 'vacant'] as const;
const insurance = ['valid', 'expiring', 'lapsed', 'none'] as const;
const archived = ['no', 'yes', 'all'] as const;

/** What a person sets on the list of properties, in the URL, and the query of the list's call. */
export function usePropertiesTable() {
  const table = useTableState({
    sort: [
      'unitNumber',
      'building',
      'type',
      'status',
      'ownerNames',
      'areaSqFt',
      'ownershipShareMillionths',
      'insuredUntil',
    ],
    filters: {
      building: 'any',
      type: propertyTypes,
      status: propertyStatuses,
      occupancy: occupancies,
      insurance,
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
  const tProperty = useMessages(propertyMessages);
  const buildings = (facets?.buildings ?? []).filter(({ value }) => value !== '');
  return [
    ...(buildings.length > 0
      ? [
          {
            name: 'building',
            label: t('building'),
            options: buildings.map(({ value }) => ({ value, label: value })),
          },
        ]
      : []),
    {
      name: 'type',
      label: t('type'),
      options: usedTypes(facets).map((value) => ({ value, label: tProperty(`type.${value}`) })),
    },
    {
      name: 'status',
      label: t('status'),
      options: propertyStatuses.map((value) => ({ value, label: tProperty(`status.${value}`) })),
    },
    {
      name: 'occupancy',
      label: t('occupancy'),
      options: occupancies.map((value) => ({ value, label: tProperty(`occupancy.${value}`) })),
    },
    {
      name: 'insurance',
      label: t('insurance'),
      options: insurance.map((value) => ({ value, label: tProperty(`insurance.${value}`) })),
    },
    archivedFilter(t),
  ];
}

function archivedFilter(t: ListTexts): FilterSpec {
  const options = archived.map((value) => ({ value, label: t(`archived.${value}`) }));
  return { name: 'archived', label: t('archived'), single: true, options };
}

/** The kinds that the community has; all of them until that is known. */
function usedTypes(facets: PropertyFacets | undefined) {
  return propertyTypes.filter((type) => !facets || facets.types.some(({ value }) => value === type));
}
