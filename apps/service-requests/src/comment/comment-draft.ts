import { isRecord, readStored, writeStored } from '@courtyard/common';
import { useState } from 'react';

/** A comment that is being written. */
export interface CommentDraft {
  text: string;
  isInternal: boolean;
}

const empty: CommentDraft = { text: '', isInternal: false };

function read(key: string): CommentDraft {
  const stored = readStored(key);
  if (!isRecord(stored) || typeof stored.text !== 'string') return empty;
  return { text: stored.text, isInternal: stored.isInternal === true };
}

/** The comment that the person is writing on a request: it is still there when they come back. */
export function useCommentDraft(requestId: string) {
  const key = `request-comment:${requestId}`;
  const [draft, setDraft] = useState(() => read(key));
  const change = (part: Partial<CommentDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeStored(key, next.text === '' ? null : next);
  };
  return { draft, change, clear: () => change({ text: '' }) };
}
