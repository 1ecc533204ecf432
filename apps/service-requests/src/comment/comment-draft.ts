import { isRecord, readStored, writeStored } from '@courtyard/common';
import { useRef, useState } from 'react';
import type { Mentioned } from './mention.rules';

/** A comment that is being written. */
export interface CommentDraft {
  text: string;
  isInternal: boolean;
  /** Those who were chosen to be mentioned. */
  mentioned: readonly Mentioned[];
}

const empty: CommentDraft = { text: '', isInternal: false, mentioned: [] };

const isMentioned = (value: unknown): value is Mentioned =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';

function read(key: string): CommentDraft {
  const stored = readStored(key);
  if (!isRecord(stored) || typeof stored.text !== 'string') return empty;
  const mentioned = Array.isArray(stored.mentioned) ? stored.mentioned.filter(isMentioned) : [];
  return { text: stored.text, isInternal: stored.isInternal === true, mentioned };
}

/** The comment that the person is writing on a request: it is still there when they come back. */
export function useCommentDraft(requestId: string) {
  const key = `request-comment:${requestId}`;
  const [draft, setDraft] = useState(() => read(key));
  // A person who is chosen and the text with their name change at once.
  const latest = useRef(draft);
  const change = (part: Partial<CommentDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    writeStored(key, latest.current.text === '' ? null : latest.current);
  };
  return { draft, change, clear: () => change({ text: '', mentioned: [] }) };
}
