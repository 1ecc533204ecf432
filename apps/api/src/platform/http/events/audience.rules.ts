import type { PublishedEvent } from '../../core/services';
import type { Caller, Viewer } from '../../auth/sessions/caller';

export type Audience = Pick<Caller, 'tenantId' | 'memberId' | 'sessionId'> & {
  viewer?: Pick<Viewer, 'memberId'>;
};

/** What ends a view where it is about who looks on. */
const ofRights: readonly PublishedEvent['topic'][] = ['signed-out', 'permissions'];

/** Whose events the page is told of: its member's, and where it is looked on, those about the viewer's rights. */
function isFor({ topic }: PublishedEvent, { memberId, viewer }: Audience, ids: readonly string[]): boolean {
  if (ids.includes(memberId)) return true;
  return viewer !== undefined && ofRights.includes(topic) && ids.includes(viewer.memberId);
}

/** Whether this person's open page is told of the event. */
export function concerns(event: PublishedEvent, person: Audience): boolean {
  if (event.tenantId !== null && event.tenantId !== person.tenantId) return false;
  if (event.memberId !== undefined && !isFor(event, person, [event.memberId])) return false;
  if (event.memberIds !== undefined && !isFor(event, person, event.memberIds)) return false;
  return event.sessionId === undefined || event.sessionId === person.sessionId;
}

/** One server-sent event (HTML Living Standard, section 9.2) with its topic as its name. */
export function asServerSentEvent(event: PublishedEvent): string {
  const { topic, section, toAll } = event;
  const data = JSON.stringify({ topic, ...(section && { section }), ...(toAll && { toAll }) });
  return `event: ${event.topic}\ndata: ${data}\n\n`;
}
