import type { PublishedEvent } from '../../core/services';
import type { Caller } from '../../auth/sessions/caller';

export type Audience = Pick<Caller, 'tenantId' | 'memberId' | 'sessionId'>;

/** Whether this person's open page is told of the event. */
export function concerns(event: PublishedEvent, person: Audience): boolean {
  if (event.tenantId !== null && event.tenantId !== person.tenantId) return false;
  if (event.memberId !== undefined && event.memberId !== person.memberId) return false;
  if (event.memberIds !== undefined && !event.memberIds.includes(person.memberId)) return false;
  return event.sessionId === undefined || event.sessionId === person.sessionId;
}

/** One server-sent event (HTML Living Standard, section 9.2) with its topic as its name. */
export function asServerSentEvent(event: PublishedEvent): string {
  const { topic, section, toAll } = event;
  const data = JSON.stringify({ topic, ...(section && { section }), ...(toAll && { toAll }) });
  return `event: ${event.topic}\ndata: ${data}\n\n`;
}
