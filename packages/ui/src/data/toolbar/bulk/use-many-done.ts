import { beginBulkJob, toast, useMessages } from '@courtyard/common';
import type { BulkAnswer, RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import { useUndo } from '../../../feedback/use-undo';
import type { Selection } from './bulk-bar';
import { type LeftGroup, leftGroups } from './left-texts.rules';
import { bulkMessages } from './bulk.messages';

type Undone = { left?: BulkAnswer['left'] } & Record<string, unknown>;

interface Told {
  /** "3 assets were retired" */
  title: (count: number) => string;
  /** Takes back what was done, and may say what of it stays; left out where an action cannot be taken back. */
  undo?: (done: RecordVersion[]) => Promise<Undone>;
}

/** Says what came of a bulk action, offers Undo, names what stayed as it was with the reason, and empties the selection. */
export function useBulkDone(selection: Pick<Selection<never>, 'clear'>) {
  const t = useMessages(bulkMessages);
  const undoable = useUndo();
  const textOf = ({ reason, said, names, more }: LeftGroup) => {
    const listed = names.join(', ');
    const text = more > 0 ? t('and', { names: listed, more }) : listed;
    if (reason === 'not-found') return t('left.not-found');
    return reason === 'refused'
      ? `${(said ?? '').replace(/\.$/, '')}: ${text}`
      : t(`left.${reason}`, { names: text });
  };
  const nameLeft = (left: BulkAnswer['left']) => {
    for (const group of leftGroups(left)) toast({ title: textOf(group), kind: 'error' });
  };
  return ({ changed, left, done, job }: BulkAnswer, { title, undo }: Told) => {
    if (job) beginBulkJob(job);
    const takeBack = async () => {
      const kept = (await undo?.(done))?.left ?? [];
      nameLeft(kept);
      return done.length - kept.length;
    };
    const total = done.length;
    const undone = (count: number) => (count < total ? t('undonePart', { count, total }) : undefined);
    if (changed > 0 && undo && total > 0) undoable({ title: title(changed), undo: takeBack, undone });
    else if (changed > 0) toast({ title: title(changed), kind: 'success' });
    nameLeft(left);
    selection.clear();
  };
}
