import { ApiError } from '@courtyard/common';
import { useRef, useState } from 'react';
import { useFormTexts } from '../forms.messages';

/** What a form opened with and what somebody else saved meanwhile, as the form edits them. */
export interface Conflict<V> {
  before: V;
  theirs: V;
}

/** What a form needs of the version that it changes. */
export interface Versioned<V> {
  /** The record as the form edits it, when it opened; undefined for a new one. */
  read: V | undefined;
  /** The conflict that the last save ran into; it is told once. */
  takeConflict: () => Conflict<V> | null;
}

export interface VersionedSave<T, V = unknown> extends Versioned<V> {
  /** The version that a save changes; undefined to make a new one. */
  base: T;
  save: <A>(send: (base: T) => Promise<A>) => Promise<A>;
  /** Gives what saves values: as a change of the version, or as something new where there is none. */
  saveBy: <I extends object, A>(
    create: (values: I) => Promise<A>,
    update: (values: I & { version: number }) => Promise<A>,
  ) => (values: I) => Promise<A>;
}

interface ReadSaveOptions<T> {
  /** The record as it was read when its form opened; undefined for a new one. */
  read: T;
  /** The record as it is now; undefined where it is gone. */
  fetchLatest: () => Promise<T | undefined>;
}

interface VersionedSaveOptions<T, V> extends ReadSaveOptions<T> {
  /** The record as the form edits it: itself, with what the form calls otherwise (`areaId: asset.area?.id ?? null`). */
  valuesOf: (record: NonNullable<T>) => V;
}

/**
 * Keeps the version that a form changes: what others save meanwhile must not slip under it. `save` sends what is written
 * as a change of `base`. Where somebody else was faster, theirs becomes the version to change, what was written stays,
 * and a form that was given this (`useContractForm`, `versioned`) shows what they changed beside it.
 */
export function useVersionedSave<T extends { version: number } | undefined>(
  options: ReadSaveOptions<T>,
): VersionedSave<T, NonNullable<T>>;
export function useVersionedSave<T extends { version: number } | undefined, V>(
  options: VersionedSaveOptions<T, V>,
): VersionedSave<T, V>;
export function useVersionedSave<T extends { version: number } | undefined>({
  read,
  valuesOf = (record) => record,
  fetchLatest,
}: ReadSaveOptions<T> & Partial<VersionedSaveOptions<T, unknown>>): VersionedSave<T> {
  const t = useFormTexts();
  const [base, setBase] = useState(read);
  const conflict = useRef<Conflict<unknown> | null>(null);

  async function save<A>(send: (from: T) => Promise<A>): Promise<A> {
    try {
      return await send(base);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') throw error;
      const latest = await fetchLatest();
      if (!latest || !base) throw error;
      conflict.current = { before: valuesOf(base), theirs: valuesOf(latest) };
      setBase(latest);
      throw new ApiError({ status: error.status, code: error.code, message: t('changedMeanwhile') });
    }
  }

  return {
    base,
    read: read && valuesOf(read),
    save,
    saveBy: (create, update) => (values) =>
      save((from) => (from ? update({ ...values, version: from.version }) : create(values))),
    takeConflict() {
      const taken = conflict.current;
      conflict.current = null;
      return taken;
    },
  };
}
