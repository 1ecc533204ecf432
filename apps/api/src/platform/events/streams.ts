import type { Writable } from 'node:stream';
import { asServerSentEvent, type Audience, concerns } from './audience.rules';
import type { Events, PublishedEvent } from '../core/services';

/** A page that reads slower than this many bytes is behind; it is let go and comes back fresh. */
const maximumBacklogBytes = 64 * 1024;

export interface StreamTimes {
  heartbeatMs: number;
  /** A stream lives no longer than this, so that a session that ended meanwhile is noticed. */
  maximumAgeMs: number;
}

interface Stream {
  person: Audience;
  response: Writable;
  endsAt: number;
}

/** The open pages of this process. One subscription and one timer serve them all. */
export class Streams {
  private readonly open = new Set<Stream>();
  private closed = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    events: Events,
    private readonly times: StreamTimes = { heartbeatMs: 25_000, maximumAgeMs: 3_600_000 },
  ) {
    events.subscribe({
      event: (event) => this.tell(event),
      // Something may have been missed: pages come back and ask for what they show.
      gap: () => this.endAll(),
      stop: () => this.close(),
    });
    this.heartbeat = setInterval(() => this.beat(), times.heartbeatMs);
    this.heartbeat.unref();
  }

  get count(): number {
    return this.open.size;
  }

  /** Takes a response whose headers are out, until its page goes away or the stream is ended here. */
  add(person: Audience, response: Writable): void {
    // Its page went away, or this process began to stop, while it was found out who asks.
    if (response.destroyed) return;
    if (this.closed) return void response.end();
    const stream = { person, response, endsAt: Date.now() + this.times.maximumAgeMs };
    this.open.add(stream);
    response.on('close', () => this.open.delete(stream));
    response.on('error', () => this.open.delete(stream));
    response.write('retry: 2000\n\n');
  }

  private close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    this.endAll();
  }

  private endAll(): void {
    for (const stream of this.open) this.end(stream);
  }

  private tell(event: PublishedEvent): void {
    const text = asServerSentEvent(event);
    for (const stream of this.open) {
      if (!concerns(event, stream.person)) continue;
      this.write(stream, text);
      if (event.topic === 'signed-out') this.end(stream);
    }
  }

  private beat(): void {
    const now = Date.now();
    for (const stream of this.open) {
      if (stream.endsAt <= now) this.end(stream);
      else this.write(stream, ': still here\n\n');
    }
  }

  private write(stream: Stream, text: string): void {
    stream.response.write(text);
    if (stream.response.writableLength > maximumBacklogBytes) {
      this.open.delete(stream);
      stream.response.destroy();
    }
  }

  private end(stream: Stream): void {
    this.open.delete(stream);
    stream.response.end();
  }
}
