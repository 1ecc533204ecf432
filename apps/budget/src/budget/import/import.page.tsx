import { saveExport, toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import type { BudgetImport } from '@courtyard/contract/budget/budget/budget-import';
import { Card, HStack, Icon, Page, Stack, Text, useFailureToast } from '@courtyard/ui';
import { CountFilter, useTableState } from '@courtyard/ui/data';
import { ImportStart } from '@courtyard/ui/forms';
import { useRef, useState } from 'react';
import { budgetPaths, useApplyBudgetImport, useCheckBudgetImport } from '../budget.queries';
import { DraftLoader } from '../form/draft-loader';
import { ImportRows } from './import-rows';
import { importMessages } from './import.messages';

const maxBytes = 5 * 1024 * 1024;
const workbooks = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** `budgeting/import?id=`: choose a workbook, look at the verdicts, save all or nothing. */
export function BudgetImportPage() {
  return <DraftLoader>{(budget) => <Import budget={budget} />}</DraftLoader>;
}

function Import({ budget }: { budget: Budget }) {
  const [checked, setChecked] = useState<BudgetImport | null>(null);
  return checked === null ? (
    <ChooseFile budget={budget} onChecked={setChecked} />
  ) : (
    <ImportCheck budgetId={budget.id} result={checked} onRestart={() => setChecked(null)} />
  );
}

function ChooseFile({
  budget: { id },
  onChecked,
}: {
  budget: Budget;
  onChecked: (result: BudgetImport) => void;
}) {
  const t = useMessages(importMessages);
  const failed = useFailureToast();
  const checking = useCheckBudgetImport(id);
  const found = useRef<BudgetImport>(undefined);
  const download = () =>
    saveExport('GET /api/v1/budgets/:budgetId/export', {
      params: { budgetId: id },
      query: { format: 'xlsx' },
    }).catch(failed);
  return (
    <ImportStart
      t={t}
      steps={steps.map((step) => t(step))}
      secondary={[{ label: t('download'), icon: 'download', onSelect: () => void download() }]}
      maxBytes={maxBytes}
      accept={workbooks}
      check={async (file, signal) => {
        found.current = await checking.mutateAsync({ file, signal });
        return { id: found.current.fileId };
      }}
      isChecking={checking.isPending}
      onChecked={(fileId) => {
        if (found.current?.fileId === fileId) onChecked(found.current);
      }}
    />
  );
}

const verdicts = ['changed', 'unchanged', 'error'] as const;

interface CheckProps {
  budgetId: string;
  result: BudgetImport;
  onRestart: () => void;
}

/** What would happen to every row, and the action. */
function ImportCheck({ budgetId, result, onRestart }: CheckProps) {
  const t = useMessages(importMessages);
  const failed = useFailureToast();
  const navigate = useNavigate();
  const table = useTableState({ sort: [], filters: { verdict: verdicts }, defaultLimit: 100 });
  const [verdict] = table.query.verdict ?? [];
  const applying = useApplyBudgetImport(budgetId);
  const { changed, error } = result.counts;
  const apply = async () => {
    try {
      await applying.mutateAsync({ fileId: result.fileId, version: result.version });
      toast({ title: t('applied'), kind: 'success' });
      await navigate(budgetPaths.details(budgetId));
    } catch (problem) {
      failed(problem);
    }
  };
  const isRight = error === 0 && changed > 0;
  return (
    <Page
      title={result.fileName}
      description={t('checked')}
      actions={{
        primary: isRight
          ? { label: t('apply', { count: changed }), icon: 'upload', onSelect: () => void apply() }
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
        {isRight ? null : (
          <Card role="status">
            <HStack gap="3" px="5" py="4" alignItems="flex-start">
              <Icon
                name={error > 0 ? 'danger' : 'info'}
                color={error > 0 ? 'status.danger.fg' : 'status.info.fg'}
              />
              <Text size="sm">{error > 0 ? t('errorsFirst', { count: error }) : t('nothingToDo')}</Text>
            </HStack>
          </Card>
        )}
        <ImportRows rows={result.rows} table={table} verdict={verdict} />
      </Stack>
    </Page>
  );
}
