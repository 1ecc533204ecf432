import { ApiError } from '@courtyard/common';
import type { PropertyImport } from '@courtyard/contract/properties/property/import';
import {
  Button,
  EmptyState,
  ErrorState,
  HStack,
  LinkButton,
  LoadingState,
  Page,
  Skeleton,
  Stack,
} from '@courtyard/ui';
import { useState } from 'react';
import { propertyPaths } from '../property-paths';
import { ColumnsCard } from './columns.card';
import { ErrorRowsButton } from './file/error-rows-button';
import { ImportDone } from './import-done';
import { ImportNotice } from './import-notice';
import { ImportRows } from './rows/import-rows';
import { useImportTexts } from './import.messages';
import { propertyImports } from './import.queries';
import { useImportActions } from './use-import-actions';
import { useVerdictTable } from './rows/verdict.table';
import { VerdictCounts } from './rows/verdict-counts';

/** The second step: what would happen to every row, and the action. */
export function ImportResult({ importId }: { importId: string }) {
  const t = useImportTexts();
  const found = propertyImports.useOne(importId);
  if (found.data) {
    return found.data.status === 'applied' ? (
      <ImportDone result={found.data} />
    ) : (
      <Checked result={found.data} />
    );
  }
  const isGone = found.error instanceof ApiError && [404, 422].includes(found.error.status);
  return (
    <Page title={t('title')}>
      {isGone ? (
        <EmptyState icon="file-text" title={t('forbidden')} description={t('forbiddenText')}>
          <LinkButton to={propertyPaths.import}>{t('another')}</LinkButton>
        </EmptyState>
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingState>
          <Stack gap="5">
            <Skeleton height="20" />
            <Skeleton height="24" />
          </Stack>
        </LoadingState>
      )}
    </Page>
  );
}

function Checked({ result }: { result: PropertyImport }) {
  const t = useImportTexts();
  const { table, verdict } = useVerdictTable();
  const { actions, dialog } = useImportActions(result);
  const [showsColumns, setShowsColumns] = useState(result.mapping.unitNumber === undefined);
  return (
    <Page title={result.fileName} description={t('checked')} actions={actions}>
      <Stack gap="5">
        <VerdictCounts
          counts={result.counts}
          chosen={verdict}
          onChoose={(chosen) => table.setFilter('verdict', chosen)}
        />
        {showsColumns ? <ColumnsCard result={result} onDone={() => setShowsColumns(false)} /> : null}
        <ImportNotice result={result} />
        <ImportRows
          result={result}
          table={table}
          verdict={verdict}
          toolbar={
            <HStack gap="2" flexWrap="wrap" justifyContent="flex-end">
              <Button size="sm" icon="columns" onClick={() => setShowsColumns(!showsColumns)}>
                {t('showColumns')}
              </Button>
              <ErrorRowsButton result={result} />
            </HStack>
          }
        />
      </Stack>
      {dialog}
    </Page>
  );
}
