import { defineColumns } from '../../wire/fields/columns';
import type { PropertySummary } from './property';
import { insuranceStates, occupancies, propertyStatuses, propertyTypes } from './property.values';
import { propertyLabels } from './property.labels';

/** The list of properties as a table; its file has the columns of the import instead. And what it is filtered by. */
export const propertyColumns = defineColumns<PropertySummary>()(
  propertyLabels,
  [
    { field: 'unitNumber', kind: 'text', sort: true },
    { field: 'building', kind: 'text', sort: true },
    { field: 'lot', kind: 'text' },
    { field: 'type', kind: 'choice', sort: true },
    { field: 'status', kind: 'choice', sort: true },
    { field: 'addressLine', kind: 'text' },
    { field: 'areaSqFt', kind: 'number', sort: true, total: true },
    { field: 'bedrooms', kind: 'number' },
    {
      field: 'bathroomHalves',
      kind: 'number',
      of: ({ bathroomHalves }) => bathroomHalves && bathroomHalves / 2,
    },
    { field: 'ownershipShareMillionths', kind: 'share', sort: true, total: true },
    { field: 'ownerNames', kind: 'text', sort: true },
    { field: 'occupancy', kind: 'choice' },
    { field: 'insurance', kind: 'choice' },
    { field: 'insuredUntil', kind: 'day', sort: true },
  ],
  {
    building: 'value',
    ownerId: 'reference',
    type: propertyTypes,
    status: propertyStatuses,
    occupancy: occupancies,
    insurance: insuranceStates,
    insuredUntil: 'days',
    areaSqFt: 'number',
    bedrooms: 'number',
    ownershipShareMillionths: 'share',
  },
);
