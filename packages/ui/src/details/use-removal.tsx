import { toast } from '@courtyard/common';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../overlays/modal/confirm-dialog';
import { useDetailsTexts } from './details.messages';

/** What is said when a record is taken out. */
export interface RemovalWords {
  /** Names the record, as the question says it: "ABC-123", "the service of 06/08/2026". */
  name: string;
  /** The consequence. */
  text: string;
  /** "Delete" and the name as a question, unless given. */
  title?: string;
  /** "Delete" and the name, unless given. */
  verb?: string;
  /** Said when it is done; that the name was deleted, unless given. */
  done?: string;
}

/**
 * Takes a record out after one question: `ask` opens it, `dialog` is drawn anywhere.
 *
 * @param after what follows when it is done, such as the way back
 */
export function useRemoval<T extends { id: string }>(
  remove: (id: string) => Promise<unknown>,
  wordsFor: (part: T) => RemovalWords,
  after?: () => unknown,
): { ask: (part: T) => void; dialog: ReactNode } {
  const t = useDetailsTexts();
  const [asked, setAsked] = useState<T | null>(null);
  const words = asked && wordsFor(asked);
  const name = words?.name ?? '';
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={words?.title ?? t('removeTitle', { name })}
      verb={words?.verb ?? t('removeVerb', { name })}
      onConfirm={async () => {
        if (!asked || !words) return;
        await remove(asked.id);
        toast({ title: words.done ?? t('removed', { name }), kind: 'success' });
        await after?.();
      }}
    >
      {words?.text}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
