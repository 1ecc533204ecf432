import { create } from 'zustand';
import { useAuth } from '../auth/auth.store';
import { readStored, writeStored } from '../settings/browser-storage';

interface RunningActs {
  /** Acts on many rows that this person began here and that run by themselves. */
  ids: readonly string[];
}

const personIn = ({ user }: ReturnType<typeof useAuth.getState>) => user?.memberId ?? '';

const key = () => `list-acts:${personIn(useAuth.getState())}`;

const isText = (value: unknown) => typeof value === 'string';

/** A page that is loaded again goes on showing them. */
function kept(): string[] {
  const stored = readStored(key());
  return Array.isArray(stored) ? stored.filter(isText) : [];
}

export const useRunningActs = create<RunningActs>(() => ({ ids: kept() }));

// Somebody else signs in without the page being loaded anew: acts are of who began them.
useAuth.subscribe((now, before) => {
  if (personIn(now) !== personIn(before)) useRunningActs.setState({ ids: kept() });
});

function setIds(ids: readonly string[]): void {
  writeStored(key(), ids.length > 0 ? ids : null);
  useRunningActs.setState({ ids });
}

/** An act runs by itself from here on: the lists show where it stands. */
export const beginListAct = ({ id }: { id: string }): void => setIds([...useRunningActs.getState().ids, id]);

/** It is shown no more. */
export const forgetListAct = (id: string): void =>
  setIds(useRunningActs.getState().ids.filter((other) => other !== id));
