import { useFormats, useMessages } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { DayText, Missing, Text, TextLink } from '@courtyard/ui';
import type { Column } from '@courtyard/ui/data';
import { useMemo } from 'react';
import { InsuranceBadge, PropertyStatusBadge } from '../property-badges';
import { propertyMessages } from '../property.messages';
import { propertyName, propertyPaths } from '../property-paths';
import { useListTexts } from './list.messages';

/** Columns of the list. `mayOpen`: the unit is a link to its page. */
export function usePropertyColumns(mayOpen: boolean): Column<PropertySummary>[] {
  const t = useListTexts();
  const tProperty = useMessages(propertyMessages);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'property',
        header: t('property'),
        // By building, then by unit.
        sortKey: 'building',
        priority: 1,
        cell: (row) =>
          mayOpen ? (
            <TextLink to={propertyPaths.detail(row.id)} whiteSpace="nowrap">
              {propertyName(row)}
            </TextLink>
          ) : (
            propertyName(row)
          ),
      },
      {
        id: 'owners',
        header: t('owners'),
        sortKey: 'ownerNames',
        cell: (row) => (row.ownerNames ? <OneLine text={row.ownerNames} /> : <Missing />),
      },
      {
        id: 'occupancy',
        header: t('occupancy'),
        priority: 4,
        cell: (row) => tProperty(`occupancy.${row.occupancy}`),
      },
      {
        id: 'status',
        header: t('status'),
        sortKey: 'status',
        priority: 3,
        cell: (row) => <PropertyStatusBadge status={row.status} archived={row.archived} />,
      },
      {
        id: 'insurance',
        header: t('insurance'),
        sortKey: 'insuredUntil',
        priority: 3,
        cell: (row) => <InsuranceBadge insurance={row.insurance} />,
      },
      {
        id: 'type',
        header: t('type'),
        sortKey: 'type',
        priority: 5,
        cell: (row) => tProperty(`type.${row.type}`),
      },
      {
        id: 'area',
        header: t('area'),
        sortKey: 'areaSqFt',
        align: 'end',
        priority: 4,
        cell: (row) => (row.areaSqFt === null ? <Missing /> : formats.number(row.areaSqFt)),
      },
      {
        id: 'share',
        header: t('share'),
        sortKey: 'ownershipShareMillionths',
        align: 'end',
        priority: 5,
        cell: (row) => formats.percent(row.ownershipShareMillionths),
      },
      { id: 'unit', header: t('unit'), sortKey: 'unitNumber', priority: 5, cell: (row) => row.unitNumber },
      { id: 'building', header: t('building'), priority: 5, cell: (row) => row.building ?? <Missing /> },
      {
        id: 'insuredUntil',
        header: t('insuredUntil'),
        align: 'end',
        priority: 5,
        cell: (row) => <DayText day={row.insuredUntil} />,
      },
      {
        id: 'bedrooms',
        header: t('bedrooms'),
        align: 'end',
        priority: 5,
        cell: (row) => row.bedrooms ?? <Missing />,
      },
      { id: 'address', header: t('address'), priority: 5, cell: (row) => row.addressLine ?? <Missing /> },
      { id: 'lot', header: t('lot'), priority: 5, cell: (row) => row.lot ?? <Missing /> },
    ],
    [mayOpen, t, tProperty, formats],
  );
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
