import { ApiError } from '@courtyard/common';
import { useRef, useState } from 'react';
import { useFormTexts } from '../forms.messages';

/** What a form opened with and what somebody else saved meanwhile, as values of the form. */
export interface Conflict<V> {
  before: V;
  theirs: V;
}

/** What a form needs of the version that it changes. */
export interface Versioned<V> {
  /** The conflict that the last save ran into; it is told once. */
  takeConflict: () => Conflict<V> | null;
}

export interface VersionedSave<T, V = unknown> extends Versioned<V> {
  /** The version that a save changes; undefined to make a new one. */
  base: T;
  save: <A>(send: (base: T) => Promise<A>) => Promise<A>;
}

interface VersionedSaveOptions<T, V> {
  /** The thing as it was read when its form opened; undefined for a new one. */
  read: T;
  /** The thing as the form edits it. */
  valuesOf: (thing: T) => V;
  /** The thing as it is now; undefined where it is gone. */
  fetchLatest: () => Promise<T | undefined>;
}

/**
 * Keeps the version that a form changes: what others save meanwhile must not slip under it. `save` sends what is written
 * as a change of `base`. Where somebody else was faster, theirs becomes the version to change, what was written stays,
 * and a form that was given this (`useContractForm`, `versioned`) shows what they changed beside it.
 */
export function useVersionedSave<T extends { version: number } | undefined, V>(
  options: VersionedSaveOptions<T, V>,
): VersionedSave<T, V> {
  const { read, valuesOf, fetchLatest } = options;
  const t = useFormTexts();
  const [base, setBase] = useState(read);
  const conflict = useRef<Conflict<V> | null>(null);

  return {
    base,
    async save(send) {
      try {
        return await send(base);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') throw error;
        const latest = await fetchLatest();
        if (!latest) throw error;
        conflict.current = { before: valuesOf(base), theirs: valuesOf(latest) };
        setBase(latest);
        throw new ApiError({ status: error.status, code: error.code, message: t('changedMeanwhile') });
      }
    },
    takeConflict() {
      const taken = conflict.current;
      conflict.current = null;
      return taken;
    },
  };
}
