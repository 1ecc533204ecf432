import { create } from 'zustand';
import { useAuth } from '../auth/auth.store';
import { readStored, writeStored } from '../settings/browser-storage';

interface RunningBulkJobs {
  /** Bulk actions that this person began here and that run by themselves. */
  ids: readonly string[];
}

const personIn = ({ user }: ReturnType<typeof useAuth.getState>) => user?.memberId ?? '';

const key = () => `bulk-jobs:${personIn(useAuth.getState())}`;

const isText = (value: unknown) => typeof value === 'string';

/** A page that is loaded again goes on showing them. */
function kept(): string[] {
  const stored = readStored(key());
  return Array.isArray(stored) ? stored.filter(isText) : [];
}

export const useRunningBulkJobs = create<RunningBulkJobs>(() => ({ ids: kept() }));

// Somebody else signs in without the page being loaded anew: jobs are of who began them.
useAuth.subscribe((now, before) => {
  if (personIn(now) !== personIn(before)) useRunningBulkJobs.setState({ ids: kept() });
});

function setIds(ids: readonly string[]): void {
  writeStored(key(), ids.length > 0 ? ids : null);
  useRunningBulkJobs.setState({ ids });
}

/** An action runs by itself from here on: the lists show where it stands. */
export const beginBulkJob = ({ id }: { id: string }): void =>
  setIds([...useRunningBulkJobs.getState().ids, id]);

/** It is shown no more. */
export const forgetBulkJob = (id: string): void =>
  setIds(useRunningBulkJobs.getState().ids.filter((other) => other !== id));
