import type { ImportField, ImportRow } from '@courtyard/contract/properties/property/import';
import { useUiConfig } from '@courtyard/common';
import type { Labels } from '@courtyard/contract/fields/labels';
import { propertyValueLabels } from '@courtyard/contract/properties/property/property-value.labels';
import { Missing, Stack, Text } from '@courtyard/ui';
import { useImportTexts } from '../import.messages';

const entriesOf = <V,>(record: Partial<Record<ImportField, V>>) => {
  // The border: entries forget the keys that the contract's schema has checked.
  return Object.entries(record) as [ImportField, V][];
};

/** What happens to a row, or what is wrong with it, cell by cell. */
export function RowDetails({ row }: { row: ImportRow }) {
  const t = useImportTexts();
  const language = useUiConfig((config) => config.language);
  // A value of a list as it is called everywhere else: "Condominium", not "condo".
  const labels: Labels = propertyValueLabels;
  const label = (field: ImportField, value: string) => labels[`${field}.${value}`]?.[language] ?? value;
  if (row.verdict === 'create') return <Plain>{t('willAdd')}</Plain>;
  if (row.verdict === 'unchanged') return <Plain>{t('staysSame')}</Plain>;
  if (row.verdict === 'error') {
    return (
      <Stack gap="1" py="1">
        {entriesOf(row.errors).map(([field, message]) => (
          <Text key={field} size="sm" tone="danger">
            <Text as="span" fontWeight="medium">
              {t(`field.${field}`)}:
            </Text>{' '}
            {message}
          </Text>
        ))}
      </Stack>
    );
  }
  return (
    <Stack gap="1" py="1">
      {entriesOf(row.changes).map(([field, { before, after }]) => (
        <Text key={field} size="sm" tone="muted" overflowWrap="anywhere">
          {t(`field.${field}`)}: <s>{label(field, before) || <Missing />}</s> →{' '}
          <Text as="span" color="fg.default">
            {label(field, after) || <Missing />}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}

function Plain({ children }: { children: string }) {
  return (
    <Text size="sm" tone="muted">
      {children}
    </Text>
  );
}
