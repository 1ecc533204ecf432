import { ApiError, toast } from '@courtyard/common';
import type { ChartImport, ChartImportRow } from '@courtyard/contract/bookkeeping/account/import';
import { Card, HStack, Icon, Page, Stack, Text } from '@courtyard/ui';
import { CountFilter, useTableState } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { ImportRows } from './import-rows';
import { useImportTexts } from './import.messages';
import { useApplyImport, useCheckAgain } from './import.queries';

const verdicts = ['create', 'update', 'unchanged', 'error'] as const satisfies ChartImportRow['verdict'][];

interface CheckProps {
  result: ChartImport;
  /** The rows were checked once more. */
  onChecked: (result: ChartImport) => void;
  onApplied: (result: ChartImport) => void;
  onRestart: () => void;
}

/** The second step: what would happen to every row, and the action. */
export function ImportCheck({ result, onChecked, onApplied, onRestart }: CheckProps) {
  const t = useImportTexts();
  const table = useTableState({ sort: [], filters: { verdict: verdicts }, defaultLimit: 100 });
  const [verdict] = table.query.verdict ?? [];
  const applying = useApplyImport();
  const checkingAgain = useCheckAgain();
  const [isAsking, setAsking] = useState(false);
  const { create, update, error } = result.counts;
  const count = create + update;

  const apply = async () => {
    const { fileId, basedOn } = result;
    try {
      onApplied(await applying.mutateAsync({ fileId, basedOn }));
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'import-stale') throw problem;
      onChecked(await checkingAgain.mutateAsync({ fileId }));
      toast({ title: t('staleToast') });
    }
  };

  return (
    <Page
      title={result.fileName}
      description={t('checked')}
      actions={{
        primary:
          error === 0 && count > 0
            ? { label: t('apply', { count }), icon: 'upload', onSelect: () => setAsking(true) }
            : null,
        secondary: [{ label: t('another'), onSelect: onRestart }],
      }}
    >
      <Stack gap="5">
        <CountFilter
          label={t('verdict')}
          all={{ label: t('all'), count: result.rows.length }}
          values={verdicts.map((each) => ({
            value: each,
            label: t(`verdict.${each}`),
            count: result.counts[each],
            isBad: each === 'error',
          }))}
          chosen={verdict}
          onChoose={(chosen) => table.setFilter('verdict', chosen)}
        />
        <Notice result={result} />
        <ImportRows rows={result.rows} table={table} verdict={verdict} />
      </Stack>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        onClose={() => setAsking(false)}
        title={t('applyTitle', { count })}
        verb={t('apply', { count })}
        onConfirm={apply}
      >
        {t('applyText', { create, update })}
      </ConfirmDialog>
    </Page>
  );
}

/** Says why the import cannot be written as it is, and what to do. Nothing where it can. */
function Notice({ result: { counts } }: { result: ChartImport }) {
  const t = useImportTexts();
  const { error, create, update } = counts;
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
