import type { PropertyImport } from '@courtyard/contract/properties/property/import';
import { Card, HStack, Icon, Text } from '@courtyard/ui';
import { useImportTexts } from './import.messages';

/** Says why the import cannot be written as it is, and what to do. Nothing where it can. */
export function ImportNotice({ result }: { result: PropertyImport }) {
  const t = useImportTexts();
  const { error, create, update } = result.counts;
  if (error === 0 && create + update > 0) return null;
  return (
    <Card role="status">
      <HStack gap="3" px="5" py="4" alignItems="flex-start">
        <Icon
          name={error > 0 ? 'danger' : 'info'}
          color={error > 0 ? 'status.danger.fg' : 'status.info.fg'}
        />
        <Text size="sm">{error > 0 ? t('errorsFirst', { count: error }) : t('nothingToDo')}</Text>
      </HStack>
    </Card>
  );
}
