import type { ImportField, ImportRow } from '@courtyard/contract/properties/property/import';
import { Missing, Stack, Text } from '@courtyard/ui';
import { useImportTexts } from '../import.messages';

const entriesOf = <V,>(record: Partial<Record<ImportField, V>>) => {
  // The border: entries forget the keys that the contract's schema has checked.
  return Object.entries(record) as [ImportField, V][];
};

/** What happens to a row, or what is wrong with it, cell by cell. */
export function RowDetails({ row }: { row: ImportRow }) {
  const t = useImportTexts();
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
          {t(`field.${field}`)}: <s>{before || <Missing />}</s> →{' '}
          <Text as="span" color="fg.default">
            {after || <Missing />}
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
