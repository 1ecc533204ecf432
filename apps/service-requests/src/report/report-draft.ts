import { isRecord, readStored, writeStored } from '@courtyard/common';
import type { RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import { requestKinds } from '@courtyard/contract/service-requests/kind/request-kind.values';
import { useEffect } from 'react';
import type { ReportForm } from './report.schema';

/** Files stay with the server for a day alone, so a draft has the rest. */
const key = 'request-draft';
const texts = ['kind', 'category', 'title', 'description', 'location'] as const;

type Draft = Partial<Record<Exclude<(typeof texts)[number], 'kind'>, string>> & {
  kind?: RequestKindName;
  answers?: Record<string, string | boolean>;
};

const kindNamed = (name: unknown) => requestKinds.find((kind) => kind === name);

/** What was written last and not sent; null where there is nothing. */
export function readDraft(): Draft | null {
  const stored = readStored(key);
  if (!isRecord(stored) || !texts.some((name) => typeof stored[name] === 'string' && stored[name] !== ''))
    return null;
  const draft: Draft = {};
  const kind = kindNamed(stored.kind);
  if (kind) draft.kind = kind;
  for (const name of texts) {
    const value = stored[name];
    if (name !== 'kind' && typeof value === 'string') draft[name] = value;
  }
  const answers = isRecord(stored.answers) ? Object.entries(stored.answers) : [];
  draft.answers = Object.fromEntries(
    answers.filter((answer): answer is [string, string | boolean] =>
      ['string', 'boolean'].includes(typeof answer[1]),
    ),
  );
  return draft;
}

export const forgetDraft = () => writeStored(key, null);

/** Remembers what is written as it is written, so that a closed tab or a lost connection takes nothing away. */
export function useKeptDraft(form: ReportForm, isKept: boolean): void {
  const { watch } = form;
  useEffect(() => {
    if (!isKept) return;
    const { unsubscribe } = watch((values) => writeStored(key, values));
    return unsubscribe;
  }, [watch, isKept]);
}
