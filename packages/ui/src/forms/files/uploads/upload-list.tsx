import { ApiError } from '@courtyard/common';
import type { ReactNode } from 'react';
import { Button } from '../../../actions/button';
import { IconButton } from '../../../actions/icon-button';
import { chakra } from '../../../theme/styled';
import { Icon } from '../../../display/icon/icon';
import type { IconName } from '../../../display/icon/icon-paths';
import { failureText } from '../../../feedback/failure-text';
import { Meter } from '../../../feedback/progress-bar';
import { LeaveGuard } from '../../../overlays/leave-guard';
import { FileLine } from '../file-line';
import { fileSize } from '../file.rules';
import { Text, VisuallyHidden } from '../../../layout/text';
import { figures } from '../../../theme/tokens';
import { type QueuedFile, type QueueState, type QueueSums, sumsOf, type UploadQueue } from './upload-queue';
import { useUploadsTexts } from './uploads.messages';

/** More rows are no use to anybody; what needs somebody comes first. */
const maxRows = 60;
const rank: Record<QueueState, number> = {
  failed: 0,
  sending: 1,
  reconnecting: 1,
  paused: 2,
  waiting: 3,
  done: 4,
};
const icons: Partial<Record<QueueState, IconName>> = { failed: 'danger', done: 'check-circle' };

/** As rarely as somebody wants to hear it. */
const announcedEvery = 25;

const shareOf = ({ sent, bytes }: Pick<QueueSums, 'sent' | 'bytes'>) =>
  bytes === 0 ? 100 : Math.floor((sent / bytes) * 100);

interface UploadListProps {
  queue: UploadQueue;
  files: readonly QueuedFile[];
}

/** What is on its way: how far all of it is, and each file with what can be done about it. Asks before the person leaves. */
export function UploadList({ queue, files }: UploadListProps) {
  const t = useUploadsTexts();
  if (files.length === 0) return null;
  const sums = sumsOf(files);
  const shown = files.toSorted((one, other) => rank[one.state] - rank[other.state]).slice(0, maxRows);
  const texts = { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') };
  const isMoving = ['sending', 'reconnecting', 'waiting'].includes(sums.state);
  return (
    <chakra.div mt="4">
      <Overall queue={queue} sums={sums} />
      <chakra.ul
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
        mt="3"
        maxHeight="20rem"
        overflowY="auto"
        aria-label={t('list')}
        // A list that scrolls is reached by the keyboard.
        tabIndex={0}
      >
        {shown.map((file) => (
          <UploadRow key={file.id} file={file} queue={queue} />
        ))}
      </chakra.ul>
      {files.length > shown.length ? (
        <Text size="sm" tone="muted" mt="2">
          {t('more', { count: files.length - shown.length })}
        </Text>
      ) : null}
      <LeaveGuard mustAsk={isMoving} texts={texts} />
    </chakra.div>
  );
}

function Overall({ queue, sums }: { queue: UploadQueue; sums: QueueSums }) {
  const t = useUploadsTexts();
  const { state, done, files, failed } = sums;
  const share = shareOf(sums);
  const progress = t('progress', { done, files, share });
  const said =
    state === 'failed'
      ? t('all.failed', { failed })
      : state === 'done'
        ? t('all.done', { files })
        : t(`all.${state}`);
  const step = Math.floor(share / announcedEvery) * announcedEvery;
  const announced = state === 'sending' ? (step > 0 ? t('announced', { share: step }) : said) : said;
  const isMoving = state === 'sending' || state === 'reconnecting' || state === 'waiting';
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="3" minHeight="9" mb="2" flexWrap="wrap">
        <chakra.div flex="1" minWidth="10rem">
          <Text fontWeight="medium">{said}</Text>
          <Text size="sm" tone="muted" {...figures}>
            {progress}
          </Text>
        </chakra.div>
        {isMoving ? (
          <Button size="sm" onClick={() => queue.pause()}>
            {t('pauseAll')}
          </Button>
        ) : null}
        {state === 'paused' || state === 'failed' ? (
          <Button size="sm" onClick={() => queue.resume()}>
            {state === 'paused' ? t('resumeAll') : t('retryAll')}
          </Button>
        ) : null}
      </chakra.div>
      <Meter label={t('list')} value={share} max={100} text={progress} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

function UploadRow({ file: item, queue }: { file: QueuedFile; queue: UploadQueue }) {
  const t = useUploadsTexts();
  const { id, file, path, state, sent, error } = item;
  const { name } = file;
  const isOffline = error instanceof ApiError && error.status === 0;
  const why = failureText(error, isOffline ? t('network') : t('failed'));
  return (
    <FileLine>
      <chakra.span color={state === 'failed' ? 'status.danger.fg' : 'fg.subtle'}>
        <Icon name={icons[state] ?? 'file-text'} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0" py="1.5">
        <chakra.div overflowWrap="anywhere">{[...path, name].join(' / ')}</chakra.div>
        {state === 'failed' ? (
          <Text size="sm" tone="danger" role="alert">
            {why}
          </Text>
        ) : (
          <Text size="sm" tone="muted" {...figures}>
            {t(`state.${state}`)} · {state === 'done' ? '' : `${fileSize(sent)} / `}
            {fileSize(file.size)}
          </Text>
        )}
      </chakra.div>
      <RowActions id={id} name={name} state={state} queue={queue} />
    </FileLine>
  );
}

function RowActions({
  id,
  name,
  state,
  queue,
}: {
  id: number;
  name: string;
  state: QueueState;
  queue: UploadQueue;
}): ReactNode {
  const t = useUploadsTexts();
  if (state === 'done') return null;
  const isStopped = state === 'paused' || state === 'failed';
  return (
    <chakra.span display="flex">
      {isStopped ? (
        <IconButton
          size="sm"
          icon={state === 'failed' ? 'refresh' : 'play'}
          label={state === 'failed' ? t('retry', { name }) : t('resume', { name })}
          onClick={() => queue.resume([id])}
        />
      ) : (
        <IconButton size="sm" icon="pause" label={t('pause', { name })} onClick={() => queue.pause([id])} />
      )}
      <IconButton size="sm" icon="close" label={t('cancel', { name })} onClick={() => queue.cancel([id])} />
    </chakra.span>
  );
}
