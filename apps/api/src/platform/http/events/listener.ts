import pg from 'pg';
import type { Logger } from 'pino';

export interface ListenerOptions {
  databaseUrl: string;
  log: Logger;
  /** First wait after a lost connection, in milliseconds; it doubles up to 50 times that. */
  retryDelayMs?: number;
  /** How often the connection is asked whether it still answers, and how long it may take, in milliseconds. */
  checkEveryMs?: number;
  answerWithinMs?: number;
}

type Handler = (payload: string) => void;

/**
 * The one connection of this process that listens to PostgreSQL (`LISTEN`), for everything that wants to hear.
 * A lost connection is opened again; what was said in between is lost, so `onGap` handlers must then distrust
 * what they remember.
 */
export class Listener {
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly gapHandlers = new Set<() => void>();
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private check: NodeJS.Timeout | null = null;
  private failures = 0;
  private stopped = false;

  constructor(private readonly options: ListenerOptions) {}

  /** Hears `channel` from the next `start` on, or at once if it runs. Gives back what ends it. */
  on(channel: string, handler: Handler): () => void {
    const handlers = this.handlers.get(channel) ?? new Set();
    if (!this.handlers.has(channel)) {
      this.handlers.set(channel, handlers);
      this.client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
    }
    handlers.add(handler);
    return () => void handlers.delete(handler);
  }

  onGap(handler: () => void): void {
    this.gapHandlers.add(handler);
  }

  /** Connects; resolves when every channel is heard. Throws where the first connection fails. */
  async start(): Promise<void> {
    await this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    if (this.check) clearTimeout(this.check);
    await this.client?.end().catch(() => {});
    this.client = null;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.databaseUrl,
      application_name: 'courtyard listener',
      connectionTimeoutMillis: 10_000,
      query_timeout: this.options.answerWithinMs ?? 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => this.translate(channel, payload ?? ''));
    client.on('error', () => {});
    try {
      await client.connect();
      client.on('end', () => this.lost(client));
      for (const channel of this.handlers.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      client.removeAllListeners('end');
      await client.end().catch(() => {});
      throw error;
    }
    if (this.stopped) {
      await client.end();
      return;
    }
    this.client = client;
    this.failures = 0;
    this.watch(client);
  }

  // Nothing is sent over it otherwise, so that a server that hangs, or a network that forgot it, would never be noticed.
  private watch(client: pg.Client): void {
    this.check = setTimeout(() => {
      client.query('select').then(
        () => this.client === client && this.watch(client),
        () => client.end().catch(() => {}),
      );
    }, this.options.checkEveryMs ?? 30_000);
    this.check.unref();
  }

  // Thrown on, an error would end the process: a newer one may say what this one does not know yet.
  private translate(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        this.options.log.warn({ err: error, channel }, 'a notification was not understood');
      }
    }
  }

  private lost(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    this.options.log.warn('the listening connection was lost; opening it again');
    this.scheduleRetry();
  }

  private scheduleRetry(): void {
    const firstMs = this.options.retryDelayMs ?? 200;
    const delayMs = Math.min(firstMs * 2 ** this.failures, firstMs * 50);
    this.failures += 1;
    this.retry = setTimeout(() => {
      this.connect().then(
        () => this.gapHandlers.forEach((handler) => handler()),
        () => !this.stopped && this.scheduleRetry(),
      );
    }, delayMs);
    this.retry.unref();
  }
}
