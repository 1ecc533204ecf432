import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import type { AuditEntry } from '../../../../platform/audit/audit';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Seer } from '../../part/people.sql';

/** What of a request its history tells. */
export const auditValues = (request: RequestDetails) => ({
  kind: request.kind,
  category: request.category.name,
  title: request.title,
  description: request.description,
  place: request.place?.name ?? null,
  location: request.location,
  visibility: request.visibility,
  subject: [request.subject?.unit?.name, request.subject?.member?.name].filter(Boolean).join(', ') || null,
  state: request.state,
  waitingFor: request.waitingFor,
  priority: request.priority,
  dueOn: request.dueOn,
  assignee: request.assignee?.name ?? null,
  resolution: request.resolution,
  files: request.files.map(({ name }) => name),
});

/** One event has room for no more. */
const maxNamed = 150;

/** What only some may know of: their open pages alone look again, since those of others would tell that there is something. */
export async function recordInternally(
  { audit, platform, tx, tenant }: CallContext,
  entry: AuditEntry,
  readers: readonly Seer[],
): Promise<void> {
  await audit(entry);
  const changed = { tenantId: tenant.id, topic: 'section-data', section: 'service-requests' } as const;
  const ids = readers.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += maxNamed)
    await platform.events.publish(tx, { ...changed, memberIds: ids.slice(from, from + maxNamed) });
}
