import type { Writable } from 'node:stream';
import { tooMany } from '../problem';
import { asServerSentEvent, type Audience, concerns } from './audience.rules';
import type { Events, PublishedEvent } from '../../core/services';

/** A page that reads slower than this many bytes is behind; it is let go and comes back fresh. */
const maximumBacklogBytes = 64 * 1024;

/** Whose page it is, and from where it is looked at. */
export type StreamOwner = Audience & { address: string };

export interface StreamTimes {
  heartbeatMs: number;
  /** A stream lives no longer than this, so that a session that ended meanwhile is noticed. */
  maximumAgeMs: number;
}

/** How many may be open at once, in each process; a browser keeps one for each page that is looked at. */
const defaultPlaces = { perSession: 20, perAddress: 500 };

interface Stream {
  person: StreamOwner;
  response: Writable;
  endsAt: number;
}

/** How many there are of each, by name; of none, nothing is kept. */
class Tally {
  private readonly counts = new Map<string, number>();

  countOf(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.counts.set(name, this.countOf(name) + 1);
  }

  remove(name: string): void {
    const left = this.countOf(name) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}

/** The open pages of this process. One subscription and one timer serve them all. */
export class Streams {
  private readonly open = new Set<Stream>();
  private readonly sessions = new Tally();
  private readonly addresses = new Tally();
  private closed = false;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    events: Events,
    private readonly times: StreamTimes = { heartbeatMs: 25_000, maximumAgeMs: 3_600_000 },
    private readonly places = defaultPlaces,
  ) {
    events.subscribe({
      event: (event) => this.translate(event),
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

  /** Throws 429 where this session, or everybody at this address together, has as many open as they may. */
  requirePlace({ sessionId, address }: StreamOwner): void {
    const { perSession, perAddress } = this.places;
    const full =
      this.sessions.countOf(sessionId) >= perSession || this.addresses.countOf(address) >= perAddress;
    if (!full) return;
    throw tooMany(
      30,
      'Too many pages are open from here at once. Close some; the ones already open keep working.',
    );
  }

  /**
   * Takes a response whose headers are out, until its page goes away or the stream is ended here: with the first heartbeat after what the person
   * may do changed by itself, in so many milliseconds; the page comes back as who they are then.
   */
  add(person: StreamOwner, response: Writable, untilChangeMs = Number.POSITIVE_INFINITY): void {
    // Its page went away, or this process began to stop, while it was found out who asks.
    if (response.destroyed) return;
    if (this.closed) return void response.end();
    const endsAt = Date.now() + Math.min(this.times.maximumAgeMs, untilChangeMs);
    const stream = { person, response, endsAt };
    this.open.add(stream);
    this.sessions.add(person.sessionId);
    this.addresses.add(person.address);
    response.on('close', () => this.forget(stream));
    response.on('error', () => this.forget(stream));
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

  private translate(event: PublishedEvent): void {
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

  private forget(stream: Stream): void {
    if (!this.open.delete(stream)) return;
    this.sessions.remove(stream.person.sessionId);
    this.addresses.remove(stream.person.address);
  }

  private write(stream: Stream, text: string): void {
    stream.response.write(text);
    if (stream.response.writableLength > maximumBacklogBytes) {
      this.forget(stream);
      stream.response.destroy();
    }
  }

  private end(stream: Stream): void {
    this.forget(stream);
    stream.response.end();
  }
}
