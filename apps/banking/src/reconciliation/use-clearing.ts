import { call, newIdempotencyKey, toast } from '@courtyard/common';
import type {
  Reconciliation,
  ReconciliationLine,
  ReconciliationLines,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { failureText } from '@courtyard/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reconciliations } from './reconciliation.queries';

/** Lines that are asked for at once; a statement of 10,000 lines is 50 of them, of which those in sight are loaded. */
const pageSize = 200;
/** Lines ticked within this time go to the server together. */
const sendAfterMs = 350;
/** As many as the server takes at once. */
const maxAtOnce = 1000;

interface Ticked {
  entryId: string;
  line: number;
  amountMinor: number;
  isCleared: boolean;
  was: boolean;
}

const keyOf = ({ entryId, line }: Pick<ReconciliationLine, 'entryId' | 'line'>) => `${entryId} ${line}`;
const refOf = ({ entryId, line }: Ticked) => ({ entryId, line });

/** A page of the lines, from its place on. */
const useLines = (id: string, page: number) =>
  useQuery({
    queryKey: [...reconciliations.keys.part(id, 'lines'), page],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/v1/reconciliations/:reconciliationId/lines', {
          params: { reconciliationId: id },
          query: { from: page * pageSize, limit: pageSize },
          signal,
        })
      ).data,
  });

export interface Clearing {
  total: number;
  lineAt: (index: number) => ReconciliationLine | undefined;
  isCleared: (index: number) => boolean;
  tick: (index: number) => void;
  show: (first: number, last: number) => void;
  /** Cleared lines and their sum with those that are not sent yet: whole numbers, so that they are exact. */
  clearedLines: number;
  clearedMinor: number;
  /** Sends what is not sent yet; false where that failed. */
  flush: () => Promise<boolean>;
  error: unknown;
}

/**
 * The lines of a statement as they come into sight. A tick shows at once and is sent with those around it; the answer has the server’s
 * sum, and nothing else is asked for again. What fails goes back, with the reason.
 */
export function useClearing(its: Reconciliation, failed: string): Clearing {
  const client = useQueryClient();
  const { id } = its;
  const [shown, setShown] = useState<readonly number[]>([0]);
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  // The ticks as of now: an answer may have come since what is on the page was drawn.
  const tickedNow = useRef(ticked);
  const changeTicked = (next: ReadonlyMap<string, Ticked>) => {
    tickedNow.current = next;
    setTicked(next);
  };
  const waiting = useRef(new Map<string, Ticked>());
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const [upper = 0, lower = upper] = shown;
  const pages = [useLines(id, upper), useLines(id, lower)];
  const total = pages.find(({ data }) => data !== undefined)?.data?.total ?? 0;
  const lineAt = (index: number) => {
    const page = shown.indexOf(Math.floor(index / pageSize));
    return pages[page]?.data?.lines[index % pageSize];
  };
  const show = useCallback((first: number, last: number) => {
    const wanted = [...new Set([Math.floor(first / pageSize), Math.floor(last / pageSize)])];
    setShown((before) => (before.join() === wanted.join() ? before : wanted));
  }, []);

  const send = async (): Promise<boolean> => {
    const batch = [...waiting.current.values()].slice(0, maxAtOnce);
    if (batch.length === 0) return true;
    for (const each of batch) waiting.current.delete(keyOf(each));
    const done = (isDone: boolean) => {
      const left = new Map(tickedNow.current);
      for (const each of batch) if (left.get(keyOf(each)) === each) left.delete(keyOf(each));
      // What was ticked again meanwhile counts from what the server has now.
      if (isDone)
        for (const each of batch) {
          const again = left.get(keyOf(each));
          if (again) {
            const counted = { ...again, was: each.isCleared };
            left.set(keyOf(each), counted);
            if (waiting.current.has(keyOf(each))) waiting.current.set(keyOf(each), counted);
          }
        }
      changeTicked(left);
    };
    try {
      const { data } = await call('POST /api/v1/reconciliations/:reconciliationId/clear', {
        params: { reconciliationId: id },
        body: {
          cleared: batch.filter(({ isCleared }) => isCleared).map(refOf),
          uncleared: batch.filter(({ isCleared }) => !isCleared).map(refOf),
        },
        idempotencyKey: newIdempotencyKey(),
      });
      const now = new Map(batch.map((each) => [keyOf(each), each.isCleared]));
      client.setQueriesData<ReconciliationLines>(
        { queryKey: reconciliations.keys.part(id, 'lines') },
        (before) =>
          before && {
            ...before,
            lines: before.lines.map((line) => ({
              ...line,
              isCleared: now.get(keyOf(line)) ?? line.isCleared,
            })),
          },
      );
      client.setQueryData<Reconciliation>(
        reconciliations.keys.one(id),
        (before) => before && { ...before, ...data },
      );
      done(true);
      return await send();
    } catch (error) {
      done(false);
      toast({ title: failureText(error, failed), kind: 'error' });
      return false;
    }
  };
  const latest = useRef(send);
  latest.current = send;
  const flush = useCallback((): Promise<boolean> => {
    // One after the other: the order of two ticks of one line is kept.
    sending.current = sending.current.then(() => latest.current());
    return sending.current;
  }, []);
  useEffect(() => {
    if (ticked.size === 0) return undefined;
    const timer = setTimeout(() => void flush(), sendAfterMs);
    return () => clearTimeout(timer);
  }, [ticked, flush]);
  useEffect(() => () => void flush(), [flush]);

  const isCleared = (index: number) => {
    const line = lineAt(index);
    return line !== undefined && (ticked.get(keyOf(line))?.isCleared ?? line.isCleared);
  };
  const tick = (index: number) => {
    const page = [...reconciliations.keys.part(id, 'lines'), Math.floor(index / pageSize)];
    const line = client.getQueryData<ReconciliationLines>(page)?.lines[index % pageSize];
    if (!line) return;
    const before = tickedNow.current.get(keyOf(line));
    const { entryId, line: no, amountMinor } = line;
    const next: Ticked = {
      entryId,
      line: no,
      amountMinor,
      isCleared: !(before?.isCleared ?? line.isCleared),
      was: before?.was ?? line.isCleared,
    };
    waiting.current.set(keyOf(line), next);
    changeTicked(new Map(tickedNow.current).set(keyOf(line), next));
  };
  let { clearedLines, clearedMinor } = its;
  for (const { isCleared: now, was, amountMinor } of ticked.values())
    if (now !== was) {
      clearedLines += now ? 1 : -1;
      clearedMinor += now ? amountMinor : -amountMinor;
    }
  const error = pages.find(({ isError, data }) => isError && data === undefined)?.error ?? null;
  return { total, lineAt, isCleared, tick, show, clearedLines, clearedMinor, flush, error };
}
