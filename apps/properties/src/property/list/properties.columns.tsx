import { useLabels } from '@courtyard/common';
import { propertyColumns } from '@courtyard/contract/properties/property/property.columns';
import { propertyLabels } from '@courtyard/contract/properties/property/property.labels';
import { Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { InsuranceBadge, PropertyStatusBadge } from '../property-badges';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';

/** Columns of the list. `canOpen`: the unit is a link to its page. */
export function usePropertyColumns(canOpen: boolean) {
  const t = useLabels(propertyLabels);
  return useColumns(propertyColumns, [
    {
      id: 'property',
      header: t('property'),
      // By building, then by unit.
      sortKey: 'building',
      priority: 1,
      cell: (row) =>
        canOpen ? (
          <TextLink to={propertyPaths.detail(row.id)} whiteSpace="nowrap">
            {propertyName(row)}
          </TextLink>
        ) : (
          propertyName(row)
        ),
    },
    {
      field: 'ownerNames',
      cell: ({ ownerNames }) => (ownerNames ? <OneLine text={ownerNames} /> : <Missing />),
    },
    { field: 'occupancy', priority: 4 },
    {
      field: 'status',
      priority: 3,
      cell: (row) => <PropertyStatusBadge status={row.status} archived={row.archived} />,
    },
    {
      field: 'insurance',
      sortKey: 'insuredUntil',
      priority: 3,
      cell: (row) => <InsuranceBadge insurance={row.insurance} />,
    },
    { field: 'type', priority: 5 },
    { field: 'areaSqFt', priority: 4 },
    { field: 'ownershipShareMillionths', priority: 5 },
    { field: 'building', priority: 5, sortKey: undefined },
    { field: 'insuredUntil', priority: 5, sortKey: undefined },
  ]);
}

/** Long text keeps the row's height; the whole of it shows on pointing. */
function OneLine({ text }: { text: string }) {
  return (
    <Text
      as="span"
      size="sm"
      truncate
      display="block"
      maxWidth={{ base: '10rem', xl: '13rem', '2xl': '20rem' }}
      title={text}
    >
      {text}
    </Text>
  );
}
