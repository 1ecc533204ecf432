import { isDeepStrictEqual } from 'node:util';
import type { RouteContract } from '@courtyard/contract';
import { z } from 'zod';
import type { AuditEntry } from '../../audit/audit';
import type { SectionDefinition } from '../../section/define-section';

/** Checks an answer against the route's schema, as it goes over the wire. Throws for anything that is not declared. */
export function assertDeclared(route: RouteContract, text: string | null): void {
  const name = `${route.method} ${route.path}`;
  if (!route.response) {
    if (text !== null) throw new Error(`${name} answers JSON and declares none`);
    return;
  }
  const answer: unknown = text === null ? undefined : JSON.parse(text);
  const verdict = z.safeParse(route.response, answer);
  if (!verdict.success) throw new Error(`${name} answers against its schema: ${verdict.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(verdict.data)), answer)) {
    throw new Error(`${name} answers something that its schema does not declare: ${text}`);
  }
}

/** What the platform records by itself within a section's call. */
const platformHistory: SectionDefinition['history'] = {
  'bulk-job': ['bulk-job.start'],
  approval: ['approval.ask', 'approval.withdraw'],
};

/** Throws for a change of a section's thing that the section does not declare in its `history`. */
export function assertRecorded(section: SectionDefinition | undefined, entries: readonly AuditEntry[]): void {
  if (!section) return;
  for (const { action, subjectType } of entries) {
    if ((section.history[subjectType] ?? platformHistory[subjectType])?.includes(action)) continue;
    throw new Error(
      `the section ${section.id} records ${action} of a ${subjectType} and does not declare it`,
    );
  }
}
