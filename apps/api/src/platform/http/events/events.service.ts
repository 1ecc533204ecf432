import { sql } from 'kysely';
import { z } from 'zod';
import { liveEvent } from '@courtyard/contract';
import type { Events, EventSubscriber } from '../../core/services';
import type { Listener } from './listener';

const channel = 'courtyard_events';

const wire = liveEvent.extend({
  tenantId: z.string().nullable(),
  memberId: z.string().optional(),
  memberIds: z.array(z.string()).optional(),
  sessionId: z.string().optional(),
});

/** Live events over `NOTIFY`: told when the transaction commits, heard by every process. */
export class EventService implements Events {
  private readonly subscribers = new Set<EventSubscriber>();

  constructor(listener: Listener) {
    listener.on(channel, (payload) => {
      const event = wire.parse(JSON.parse(payload));
      for (const subscriber of this.subscribers) subscriber.event(event);
    });
    listener.onGap(() => this.subscribers.forEach((subscriber) => subscriber.gap?.()));
  }

  publish: Events['publish'] = async (tx, event) => {
    await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(tx);
  };

  subscribe: Events['subscribe'] = (subscriber) => {
    this.subscribers.add(subscriber);
    return () => void this.subscribers.delete(subscriber);
  };

  /** Tells every subscriber that the process stops. */
  drain(): void {
    for (const subscriber of this.subscribers) subscriber.stop?.();
    this.subscribers.clear();
  }
}
