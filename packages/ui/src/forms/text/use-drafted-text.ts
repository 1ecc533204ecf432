import { useRef, useState } from 'react';

export interface DraftedText<V> {
  value: unknown;
  /** The text of a value when nobody is typing. */
  show: (value: V) => string;
  /** Null where the text is no value. */
  read: (text: string) => V | null;
  isValue: (value: unknown) => value is V;
  change: (value: V | string | null) => void;
}

/**
 * Keeps what is typed apart from what it means. Text that means nothing is put into the form as it is, so that the schema
 * refuses it and nothing is lost; an empty field is null.
 */
export function useDraftedText<V>({ value, show, read, isValue, change }: DraftedText<V>) {
  const [draft, setDraft] = useState<string | null>(null);
  const meaning = useRef<unknown>(undefined);
  // A value set from outside (a reset, a calendar) ends the draft.
  const isStale = draft !== null && meaning.current !== value;
  const settled = isValue(value) ? show(value) : typeof value === 'string' ? value : '';

  return {
    text: draft === null || isStale ? settled : draft,
    type(text: string) {
      const next = text.trim() === '' ? null : (read(text) ?? text);
      meaning.current = next;
      setDraft(text);
      change(next);
    },
    settle() {
      setDraft(null);
    },
  };
}
