import { ApiError, defineMessages, toast, useMessages } from '@courtyard/common';
import { failureText } from './failure-text';
import en from './use-undo.en.json';
import es from './use-undo.es.json';

const undoMessages = defineMessages({ en, es });

/** What was done, and the way back. */
export interface Undoable<Answer = unknown> {
  /** What was done: "Aspen 101 was archived". */
  title: string;
  /**
   * Takes back exactly that: the server's reverse call with the version that the action answered, so that what somebody else
   * changed meanwhile is refused: of one record as a whole, of many the rows in question. Rejects with what kept it from
   * being done.
   */
  undo: () => Promise<Answer>;
  /** Said once it is taken back; that it was undone, unless given. */
  undone?: string | ((answer: Answer) => string | undefined);
}

/** No answer came: the same press may do it yet. */
const canTryAgain = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Says that something was done, with Undo beside it. */
export function useUndo(): <Answer>(done: Undoable<Answer>) => void {
  const t = useMessages(undoMessages);
  const reasonOf = (error: unknown) =>
    error instanceof ApiError && error.code === 'changed-meanwhile'
      ? t('changedSince')
      : t('notUndone', { reason: failureText(error, t('failed')) });
  return ({ title, undo, undone }) => {
    const run = async () => {
      try {
        const answer = await undo();
        const said = typeof undone === 'function' ? undone(answer) : undone;
        toast({ title: said ?? t('undone'), kind: 'success' });
        return true;
      } catch (error) {
        toast({ title: reasonOf(error), kind: 'error' });
        return !canTryAgain(error);
      }
    };
    toast({ title, kind: 'success', action: { label: t('undo'), run } });
  };
}
