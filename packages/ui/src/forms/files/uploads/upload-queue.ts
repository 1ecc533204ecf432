import { ApiError } from '@courtyard/common';
import type { ChosenFile } from './chosen-files';
import type { Sending } from './send-in-parts';

export type QueueState = 'waiting' | 'sending' | 'reconnecting' | 'paused' | 'failed' | 'done';

export interface QueuedFile extends ChosenFile {
  id: number;
  state: QueueState;
  /** Bytes that the server has. */
  sent: number;
  /** Why it failed. */
  error: unknown;
}

export interface QueueWork {
  /** Sends a file and does what it is for. Called again it goes on where it ended. */
  send(chosen: ChosenFile, sending: Sending): Promise<void>;
  /** Discards what was sent of a file. */
  discard(chosen: ChosenFile): Promise<void>;
}

/** At once, so that many small files do not wait for each other's answers. */
const maxAtOnce = 3;
/** How often progress is told: more is not seen, and costs a drawing of the list each time. */
const toldEveryMs = 150;

/** Waits between tries where the server is not reached, in seconds; `sendInParts` has its own for the bytes. */
const triedAgainAfter = [1, 2, 5, 10, 20, 30, 30, 30, 30, 30];

const isUnreached = (error: unknown) =>
  error instanceof ApiError && ['network', 'timeout', 'unavailable'].includes(error.code);

/** Waits for some seconds, or until the browser is online again, or the signal says that it is enough. */
const pauseOf = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const isUnfinished = ({ state }: QueuedFile) => state !== 'done';
const sameFile = (one: ChosenFile, other: ChosenFile) =>
  one.file.name === other.file.name &&
  one.file.size === other.file.size &&
  one.file.lastModified === other.file.lastModified &&
  one.path.join('/') === other.path.join('/');

/** Files on their way, a few at a time; each can be paused, tried again and cancelled. */
export class UploadQueue {
  private files: readonly QueuedFile[] = [];
  private readonly running = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly work: QueueWork) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  read = () => this.files;

  add(chosen: readonly ChosenFile[]): void {
    const fresh = chosen.filter(
      (one) => !this.files.some((other) => isUnfinished(other) && sameFile(one, other)),
    );
    const queued = fresh.map((one): QueuedFile => ({
      ...one,
      id: ++this.lastId,
      state: 'waiting',
      sent: 0,
      error: null,
    }));
    this.files = [...this.files, ...queued];
    this.go();
  }

  pause(ids: readonly number[] = this.idsIn('waiting', 'sending', 'reconnecting')): void {
    for (const id of ids) this.patch(id, { state: 'paused' });
    for (const id of ids) this.running.get(id)?.abort();
    this.go();
  }

  /** Goes on with what is paused or failed. */
  resume(ids: readonly number[] = this.idsIn('paused', 'failed')): void {
    for (const id of ids) this.patch(id, { state: 'waiting', error: null });
    this.go();
  }

  cancel(ids: readonly number[] = this.files.filter(isUnfinished).map(({ id }) => id)): void {
    const gone = this.files.filter(({ id }) => ids.includes(id));
    this.files = this.files.filter(({ id }) => !ids.includes(id));
    for (const { id } of gone) this.running.get(id)?.abort();
    for (const one of gone) void this.work.discard(one);
    this.go();
  }

  /** Stops without discarding: what has arrived is kept for a day. */
  leave(): void {
    for (const stop of this.running.values()) stop.abort();
    clearTimeout(this.telling);
  }

  private idsIn(...states: QueueState[]): number[] {
    return this.files.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  }

  private patch(id: number, part: Partial<QueuedFile>): void {
    this.files = this.files.map((one) => (one.id === id ? { ...one, ...part } : one));
  }

  private tell(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    for (const listener of this.listeners) listener();
  }

  private emitSoon(): void {
    this.telling ??= setTimeout(() => this.tell(), toldEveryMs);
  }

  private go(): void {
    for (const one of this.files) {
      if (this.running.size >= maxAtOnce) break;
      if (one.state === 'waiting' && !this.running.has(one.id)) void this.run(one);
    }
    this.tell();
  }

  /** Also over a server that is not reached for a while. */
  private async sendOver(one: QueuedFile, sending: Sending): Promise<void> {
    for (const seconds of triedAgainAfter)
      try {
        return await this.work.send(one, sending);
      } catch (error) {
        if (!isUnreached(error)) throw error;
        sending.onReconnecting();
        await pauseOf(seconds, sending.signal);
      }
    return this.work.send(one, sending);
  }

  private async run(one: QueuedFile): Promise<void> {
    const stop = new AbortController();
    this.running.set(one.id, stop);
    this.patch(one.id, { state: 'sending' });
    const whileRunning = (part: Partial<QueuedFile>) => {
      if (stop.signal.aborted) return;
      this.patch(one.id, part);
      this.emitSoon();
    };
    try {
      await this.sendOver(one, {
        signal: stop.signal,
        onProgress: (sent) => whileRunning({ state: 'sending', sent }),
        onReconnecting: () => whileRunning({ state: 'reconnecting' }),
      });
      this.patch(one.id, { state: 'done', sent: one.file.size });
    } catch (error) {
      const isPaused = error instanceof ApiError && error.code === 'cancelled';
      if (!isPaused) this.patch(one.id, { state: 'failed', error });
    } finally {
      this.running.delete(one.id);
      this.go();
    }
  }
}

export interface QueueSums {
  files: number;
  done: number;
  failed: number;
  /** Of all files. */
  bytes: number;
  sent: number;
  /** The one word for all: failed and paused only where nothing moves any more. */
  state: QueueState;
}

/** What a queue comes to as a whole. */
export function sumsOf(files: readonly QueuedFile[]): QueueSums {
  const has = (state: QueueState) => files.some((one) => one.state === state);
  const count = (state: QueueState) => files.filter((one) => one.state === state).length;
  const order = ['sending', 'reconnecting', 'waiting', 'failed', 'paused'] as const;
  return {
    files: files.length,
    done: count('done'),
    failed: count('failed'),
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
    sent: files.reduce((sum, { sent }) => sum + sent, 0),
    state: order.find(has) ?? 'done',
  };
}
