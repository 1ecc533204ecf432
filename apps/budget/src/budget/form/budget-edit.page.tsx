import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { Button, Card, CardBody, HStack, Page, useFailureToast } from '@courtyard/ui';
import { UnsavedGuard } from '@courtyard/ui/forms';
import { useAmountSheet } from '@courtyard/ui/grid';
import { useState } from 'react';
import { budgetMessages } from '../budget.messages';
import { budgetName, budgetPaths, budgets } from '../budget.queries';
import { BudgetSheet, valuesOf } from '../grid/budget-sheet';
import { RowTools } from '../grid/row-tools';
import { DraftLoader } from './draft-loader';

/** `budgeting/edit?id=`: the grid of a draft, saved in one call. */
export function BudgetEditPage() {
  return <DraftLoader>{(budget) => <Edit key={budget.id} budget={budget} />}</DraftLoader>;
}

function Edit({ budget }: { budget: Budget }) {
  const t = useMessages(budgetMessages);
  const failed = useFailureToast();
  const navigate = useNavigate();
  const update = budgets.useUpdate(budget.id);
  /** As it was loaded or saved last: what changes is compared with it, and its version is the one that is sent. */
  const [base, setBase] = useState(budget);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>(() => notesOf(budget));
  const [rowId, setRowId] = useState(budget.rows[0]?.account.id ?? '');
  const sheet = useAmountSheet(valuesOf(budget));
  const changed = base.rows.filter(({ account, amountsMinor, note }) => {
    const amounts = sheet.values[account.id] ?? [];
    return (
      amounts.some((amount, at) => amount !== amountsMinor[at]) || (notes[account.id] ?? '') !== (note ?? '')
    );
  });
  const isChanged = changed.length > 0;
  const save = async () => {
    try {
      const saved = await update.mutateAsync({
        scenario: base.scenario,
        version: base.version,
        rows: changed.map(({ account: { id } }) => ({
          accountId: id,
          amountsMinor: [...(sheet.values[id] ?? [])],
          note: notes[id]?.trim() || null,
        })),
      });
      setBase(saved);
      toast({ title: t('saved'), kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Page title={budgetName(base)}>
      <UnsavedGuard isUnsaved={isChanged} />
      <Card>
        <CardBody>
          <HStack gap="2" flexWrap="wrap" mb="4">
            <Button
              variant="primary"
              onClick={() => void save()}
              loading={update.isPending}
              disabled={!isChanged}
            >
              {t('save')}
            </Button>
            <Button onClick={sheet.undo} disabled={!sheet.canUndo}>
              {t('undo')}
            </Button>
            <Button onClick={sheet.redo} disabled={!sheet.canRedo}>
              {t('redo')}
            </Button>
            <Button variant="ghost" onClick={() => void navigate(budgetPaths.details(budget.id))}>
              {t('discard')}
            </Button>
          </HStack>
          <RowTools
            budget={base}
            rowId={rowId}
            sheet={sheet}
            note={notes[rowId] ?? ''}
            onNote={(note) => setNotes((all) => ({ ...all, [rowId]: note }))}
          />
          <BudgetSheet budget={base} sheet={sheet} onRow={setRowId} />
        </CardBody>
      </Card>
    </Page>
  );
}

const notesOf = ({ rows }: Budget) =>
  Object.fromEntries(rows.flatMap(({ account, note }) => (note === null ? [] : [[account.id, note]])));
