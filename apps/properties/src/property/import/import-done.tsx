import type { PropertyImport } from '@courtyard/contract/properties/property/import';
import { Card, EmptyState, LinkButton, Page } from '@courtyard/ui';
import { propertyPaths } from '../property-paths';
import { useImportTexts } from './import.messages';

/** The third step: it is done. */
export function ImportDone({ result }: { result: PropertyImport }) {
  const t = useImportTexts();
  const { create, update } = result.counts;
  return (
    <Page title={result.fileName}>
      <Card>
        <EmptyState
          icon="check-circle"
          title={t('appliedTitle')}
          description={t('appliedText', { create, update })}
        >
          <LinkButton to={propertyPaths.import} variant="secondary">
            {t('another')}
          </LinkButton>
          <LinkButton to={propertyPaths.list} variant="primary">
            {t('toList')}
          </LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}
