import { toast } from '@courtyard/common';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../overlays/modal/confirm-dialog';

/** What is said when a thing is taken out. */
export interface RemovalWords {
  title: string;
  /** The consequence. */
  text: string;
  verb: string;
  /** Said when it is done. */
  done: string;
}

/** Takes a thing out after one question: `ask` opens it, `dialog` is drawn anywhere. */
export function useRemoval<T extends { id: string }>(
  remove: (id: string) => Promise<unknown>,
  wordsFor: (part: T) => RemovalWords,
): { ask: (part: T) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<T | null>(null);
  const words = asked && wordsFor(asked);
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={words?.title}
      verb={words?.verb ?? ''}
      onConfirm={async () => {
        if (!asked || !words) return;
        await remove(asked.id);
        toast({ title: words.done, kind: 'success' });
      }}
    >
      {words?.text}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
