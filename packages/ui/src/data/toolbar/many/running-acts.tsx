import { ApiError, call, forgetListAct, useMessages, useRunningActs } from '@courtyard/common';
import type { ListAct } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../actions/button';
import { Meter } from '../../../feedback/progress-bar';
import { useFailureToast } from '../../../feedback/use-failure-toast';
import { VisuallyHidden } from '../../../layout/text';
import { chakra } from '../../../theme/styled';
import { manyMessages } from './many.messages';

const everyMs = 1_000;
/** While the server is not reached. */
const afterFailureMs = 5_000;

const isOf = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** When to ask again: not of what has ended, nor of one that is not there or not one's own. */
function nextAskMs(act: ListAct | undefined, error: unknown): number | false {
  if ((act && act.status !== 'running') || isOf(error, 404) || isOf(error, 401)) return false;
  return error ? afterFailureMs : everyMs;
}

/** Acts on many rows that run by themselves, each with how far it is. */
export function RunningActs() {
  const ids = useRunningActs((state) => state.ids);
  return ids.map((id) => <RunningAct key={id} id={id} />);
}

function RunningAct({ id }: { id: string }) {
  const options = { params: { actId: id } };
  const {
    data: act,
    error,
    refetch,
  } = useQuery({
    queryKey: ['list-acts', id],
    queryFn: async () => (await call('GET /api/v1/shell/list-acts/:actId', options)).data,
    refetchInterval: ({ state }) => nextAskMs(state.data, state.error),
  });
  const isGone = isOf(error, 404);
  useEffect(() => {
    if (isGone) forgetListAct(id);
  }, [isGone, id]);
  const sayFailure = useFailureToast();
  const stop = async () => {
    await call('POST /api/v1/shell/list-acts/:actId/cancel', options).catch(sayFailure);
    await refetch();
  };
  return (
    <>
      <Said act={act} />
      {act ? <Shown act={act} onStop={stop} /> : null}
    </>
  );
}

const endWords = { running: 'ended', done: 'ended', failed: 'failed', cancelled: 'stopped' } as const;

/** How it ended, in words. */
function useEnd() {
  const t = useMessages(manyMessages);
  return (act: ListAct) => `${act.label}. ${t(endWords[act.status], act)}`;
}

const doneOf = ({ changed, unchanged }: ListAct) => changed + unchanged;

/** What a screen reader tells: that it has begun, each quarter of it, and how it ended. */
function Said({ act }: { act: ListAct | undefined }) {
  const t = useMessages(manyMessages);
  const endOf = useEnd();
  const textOf = (known: ListAct) => {
    const { label, status, total } = known;
    if (status !== 'running') return endOf(known);
    const quarter = total > 0 ? Math.floor((4 * doneOf(known)) / total) : 0;
    return quarter > 0 ? t('partDone', { label, percent: 25 * quarter }) : t('begun', { label });
  };
  return <VisuallyHidden role="status">{act ? textOf(act) : ''}</VisuallyHidden>;
}

function Shown({ act, onStop }: { act: ListAct; onStop: () => Promise<void> }) {
  const t = useMessages(manyMessages);
  const endOf = useEnd();
  const [isStopping, setStopping] = useState(false);
  const { id, label, status, total } = act;
  const isRunning = status === 'running';
  const done = doneOf(act);
  const text = isRunning ? t('running', { label, done, total }) : endOf(act);
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
          <Button size="sm" variant="ghost" onClick={() => forgetListAct(id)}>
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
