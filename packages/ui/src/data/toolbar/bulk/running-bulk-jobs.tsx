import { ApiError, call, forgetBulkJob, useMessages, useRunningBulkJobs } from '@courtyard/common';
import type { BulkJob } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../actions/button';
import { Meter } from '../../../feedback/progress-bar';
import { useFailureToast } from '../../../feedback/use-failure-toast';
import { VisuallyHidden } from '../../../layout/text';
import { chakra } from '../../../theme/styled';
import { bulkMessages } from './bulk.messages';

const everyMs = 1_000;
/** While the server is not reached. */
const afterFailureMs = 5_000;

const isOf = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** When to ask again: not of what has ended, nor of one that is not there or not one's own. */
function nextAskMs(action: BulkJob | undefined, error: unknown): number | false {
  if ((action && action.status !== 'running') || isOf(error, 404) || isOf(error, 401)) return false;
  return error ? afterFailureMs : everyMs;
}

/** Bulk actions that run by themselves, each with how far it is. */
export function RunningBulkJobs() {
  const ids = useRunningBulkJobs((state) => state.ids);
  return ids.map((id) => <RunningBulkJob key={id} id={id} />);
}

function RunningBulkJob({ id }: { id: string }) {
  const options = { params: { jobId: id } };
  const {
    data: action,
    error,
    refetch,
  } = useQuery({
    queryKey: ['bulk-jobs', id],
    queryFn: async () => (await call('GET /api/v1/shell/bulk-jobs/:jobId', options)).data,
    refetchInterval: ({ state }) => nextAskMs(state.data, state.error),
  });
  const isGone = isOf(error, 404);
  useEffect(() => {
    if (isGone) forgetBulkJob(id);
  }, [isGone, id]);
  const sayFailure = useFailureToast();
  const stop = async () => {
    await call('POST /api/v1/shell/bulk-jobs/:jobId/cancel', options).catch(sayFailure);
    await refetch();
  };
  return (
    <>
      <Said action={action} />
      {action ? <Shown action={action} onStop={stop} /> : null}
    </>
  );
}

const endWords = { running: 'ended', done: 'ended', failed: 'failed', cancelled: 'stopped' } as const;

/** How it ended, in words. */
function useEnd() {
  const t = useMessages(bulkMessages);
  return (action: BulkJob) => `${action.label}. ${t(endWords[action.status], action)}`;
}

const doneOf = ({ changed, unchanged }: BulkJob) => changed + unchanged;

/** What a screen reader tells: that it has begun, each quarter of it, and how it ended. */
function Said({ action }: { action: BulkJob | undefined }) {
  const t = useMessages(bulkMessages);
  const endOf = useEnd();
  const textOf = (known: BulkJob) => {
    const { label, status, total } = known;
    if (status !== 'running') return endOf(known);
    const quarter = total > 0 ? Math.floor((4 * doneOf(known)) / total) : 0;
    return quarter > 0 ? t('partDone', { label, percent: 25 * quarter }) : t('begun', { label });
  };
  return <VisuallyHidden role="status">{action ? textOf(action) : ''}</VisuallyHidden>;
}

function Shown({ action, onStop }: { action: BulkJob; onStop: () => Promise<void> }) {
  const t = useMessages(bulkMessages);
  const endOf = useEnd();
  const [isStopping, setStopping] = useState(false);
  const { id, label, status, total } = action;
  const isRunning = status === 'running';
  const done = doneOf(action);
  const text = isRunning ? t('running', { label, done, total }) : endOf(action);
  const stop = async () => {
    setStopping(true);
    await onStop();
    setStopping(false);
  };
  return (
    <chakra.div px="4" py="3" borderBottomWidth="1px" borderColor="border.default" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.span
          flex="1 1 12rem"
          fontSize="sm"
          fontWeight="medium"
          color={status === 'failed' ? 'status.danger.fg' : undefined}
        >
          {text}
        </chakra.span>
        {isRunning ? (
          <Button size="sm" loading={isStopping} onClick={() => void stop()}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => forgetBulkJob(id)}>
            {t('close')}
          </Button>
        )}
      </chakra.div>
      <Meter label={label} value={done} max={total} text={text} />
      {isRunning ? (
        <chakra.span fontSize="xs" color="fg.muted">
          {t('runningText')}
        </chakra.span>
      ) : null}
    </chakra.div>
  );
}
