import { defineColumns } from '../../../../wire/fields/columns';
import type { TaxRegisterRow } from './tax-register';
import { taxRegisterLabels } from './tax-register.labels';

/** The register of a year's 1099s, as a table and as a file; of a TIN the last four digits. */
export const taxRegisterColumns = defineColumns<TaxRegisterRow>()(taxRegisterLabels, [
  { field: 'vendor', kind: 'text', of: ({ vendor }) => vendor.name },
  { field: 'legalName', kind: 'text' },
  // Only where there is more than the vendor's own.
  {
    field: 'records',
    kind: 'text',
    of: ({ records }) => (records.length > 1 ? records.map(({ name }) => name).join('; ') : null),
  },
  {
    field: 'addressLine1',
    kind: 'text',
    of: ({ address: { line1, line2 } }) => [line1, line2].filter(Boolean).join(', '),
  },
  {
    field: 'town',
    kind: 'text',
    of: ({ address: { city, region, postalCode } }) => [city, region, postalCode].filter(Boolean).join(', '),
  },
  { field: 'taxClass', kind: 'choice' },
  { field: 'tinKind', kind: 'choice', of: ({ tin }) => tin?.kind },
  { field: 'tinLastFour', kind: 'text', of: ({ tin }) => tin?.lastFour },
  { field: 'w9ReceivedOn', kind: 'day' },
  { field: 'taxBox', kind: 'choice' },
  { field: 'amountMinor', kind: 'money', total: true },
  { field: 'thresholdMinor', kind: 'money' },
  { field: 'verdict', kind: 'choice' },
]);
