import {
  call,
  lazyOverlay,
  newIdempotencyKey,
  refreshData,
  toast,
  useCan,
  useCommunity,
  useFormats,
  useMessages,
} from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Reconciliation } from '@courtyard/contract/banking/reconciliation/reconciliation';
import { reconciliationVocabulary } from '@courtyard/contract/banking/reconciliation/reconciliation.labels';
import { failureText, Page, type PageActions, Stack, StatusBadge, Text } from '@courtyard/ui';
import { FileLinks, recordLoader, HeadFacts, HistoryCard, useRemoval } from '@courtyard/ui/details';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountPaths } from '../bank-account/bank-account-paths';
import { LinesCard } from './lines.card';
import { reconciliationMessages } from './reconciliation.messages';
import { reconciliations, useFinish } from './reconciliation.queries';
import { useClearing } from './use-clearing';

interface ActionProps {
  its: Reconciliation;
  onClose: () => void;
}
const UndoDialog = lazyOverlay<ActionProps>(async () => (await import('./undo.dialog')).UndoDialog);
const ClosingDialog = lazyOverlay<ActionProps>(async () => (await import('./closing.dialog')).ClosingDialog);

const Loader = recordLoader({
  messages: reconciliationMessages,
  title: (t) => t('reconciliation'),
  useOne: reconciliations.useOne,
  list: bankAccountPaths.list,
});

/** `bank-accounts/reconcile?id=`: the lines that a statement has, until the difference is zero. */
export function ReconcilePage() {
  return <Loader>{(its) => <ReconcileView key={its.id} its={its} />}</Loader>;
}

const tones = { open: 'attention', finished: 'ok', undone: 'neutral' } as const;

function ReconcileView({ its }: { its: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const navigate = useNavigate();
  const client = useQueryClient();
  const canReconcile = useCan('Bank Reconcile');
  const finishing = useFinish(its.id);
  const clearing = useClearing(its, t('notCleared'));
  const [open, setOpen] = useState<'undo' | 'closing' | null>(null);
  const money = (minor: number) => formats.money(minor, currency, 'parentheses');
  const differenceMinor = its.closingMinor - its.openingMinor - clearing.clearedMinor;
  const isOpen = its.status === 'open';
  const removal = useRemoval(
    reconciliations.useRemove().mutateAsync,
    () => ({
      name: `${t('reconciliation')} ${formats.day(its.toOn)}`,
      text: t('deleteText'),
      verb: t('deleteVerb'),
    }),
    () => navigate(bankAccountPaths.details(its.account.id)),
  );
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      if (await clearing.flush()) await work();
    } catch (error) {
      toast({ title: failureText(error, t('notFinished')), kind: 'error' });
    }
  };
  const finish = () =>
    attempt(async () => {
      const { version } = client.getQueryData<Reconciliation>(reconciliations.keys.one(its.id)) ?? its;
      await finishing.mutateAsync({ version });
      toast({ title: t('finished'), kind: 'success' });
    });
  const all = (isCleared: boolean) =>
    attempt(async () => {
      await call('POST /api/v1/reconciliations/:reconciliationId/clear', {
        params: { reconciliationId: its.id },
        body: { all: { isCleared, until: its.toOn } },
        idempotencyKey: newIdempotencyKey(),
      });
      await refreshData(client, 'banking');
    });
  const actions: PageActions = !canReconcile
    ? {}
    : isOpen
      ? {
          primary: { label: t('finish'), icon: 'check', onSelect: () => void finish() },
          more: [
            { label: t('clearAll'), onSelect: () => void all(true) },
            { label: t('clearNone'), onSelect: () => void all(false) },
            { label: t('changeClosing'), onSelect: () => setOpen('closing') },
            { label: t('deleteVerb'), tone: 'danger', onSelect: () => removal.ask(its) },
          ],
        }
      : its.status === 'finished' && its.isLast
        ? { more: [{ label: t('undo'), onSelect: () => setOpen('undo') }] }
        : {};
  const close = () => setOpen(null);
  return (
    <Page
      title={t('title', { account: `${its.account.code} ${its.account.name}` })}
      description={t('text', { day: formats.day(its.toOn) })}
      badge={<StatusBadge status={tones[its.status]}>{t(`status.${its.status}`)}</StatusBadge>}
      actions={actions}
    >
      <Stack gap="5">
        <HeadFacts
          facts={[
            { label: t('openingMinor'), value: money(its.openingMinor) },
            { label: t('clearedMinor'), value: money(clearing.clearedMinor) },
            { label: t('closingMinor'), value: money(its.closingMinor) },
            { label: t('differenceMinor'), value: <span role="status">{money(differenceMinor)}</span> },
          ]}
        />
        {its.changedSince === null ? null : (
          <Text size="sm">{t('changedSince', { count: its.changedSince.lines })}</Text>
        )}
        {its.undone === null ? null : (
          <Text size="sm">{t('undoneBy', { ...its.undone, at: formats.moment(its.undone.at) })}</Text>
        )}
        {its.report === null ? null : <FileLinks files={[its.report]} />}
        <LinesCard clearing={clearing} isReadOnly={!isOpen || !canReconcile} />
        <HistoryCard
          description={t('historyText')}
          vocabulary={reconciliationVocabulary}
          of={reconciliations.historyOf(its.id)}
        />
      </Stack>
      {removal.dialog}
      {open === 'undo' ? <UndoDialog its={its} onClose={close} /> : null}
      {open === 'closing' ? <ClosingDialog its={its} onClose={close} /> : null}
    </Page>
  );
}
