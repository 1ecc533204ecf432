import { type RawBuilder, sql } from 'kysely';

/** How the log of a community tells of a kind of record. */
export interface LoggedKind {
  /** Whoever has it not sees none of its entries. */
  permission: string;
  /** What one is called: SQL on the row of its table. */
  name?: { table: string; sql: string };
  /** What finds it by words, where `courtyard.make_searchable` keeps them. */
  words?: string;
  /** Address of the page of one. */
  url?: (id: string) => string;
}

export type LoggedKinds = Readonly<Record<string, LoggedKind>>;

/** What is recorded of no section's records. Where people sign in from is for who manages the members. */
export const platformKinds: LoggedKinds = {
  session: { permission: 'Member Update' },
  community: { permission: 'Community Update', url: () => '/administration/community' },
  // Whoever says who decides reads of all that was decided.
  approval: { permission: 'Approval Limits Update', url: (id) => `/approvals?id=${id}` },
  'approval-rule': { permission: 'Approval Limits Update', url: () => '/approvals?rules' },
  section: { permission: 'Sections View', name: { table: 'section', sql: 'section.title' } },
  // One that is not shared is named to nobody here.
  'list-view': {
    permission: 'Shared View Update',
    name: { table: 'list_view', sql: 'case when list_view.is_shared then list_view.name end' },
  },
  audience: { permission: 'Audience View', name: { table: 'audience', sql: 'audience.name' } },
  ticket: {
    permission: 'Tickets List View',
    name: { table: 'ticket', sql: 'ticket.subject' },
    url: (id) => `/help-support/tickets?id=${id}`,
  },
  mail: {
    permission: 'Outbox View',
    name: { table: 'mail', sql: 'mail.subject' },
    url: () => '/administration/outbox',
  },
  job: { permission: 'Failed Jobs View', url: () => '/administration/jobs' },
  'bulk-job': { permission: 'Community Update' },
  // Entries from before bulk jobs were called so.
  'list-act': { permission: 'Community Update' },
};

/** What the record of an entry is called now. */
export function nameOfRecord(kinds: readonly (LoggedKind & { kind: string })[]): RawBuilder<string | null> {
  const named = kinds.flatMap(({ kind, name }) => (name ? [{ kind, ...name }] : []));
  if (named.length === 0) return sql`null`;
  const cases = named.map(
    ({ kind, table, sql: text }) => sql`when ${kind} then (select ${sql.raw(text)} from ${sql.table(table)}
      where ${sql.ref(`${table}.id`)}::text = audit_log.subject_id)`,
  );
  return sql`case audit_log.subject_type ${sql.join(cases, sql` `)} end`;
}
