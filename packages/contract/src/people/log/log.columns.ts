import { defineColumns } from '../../wire/fields/columns';
import type { LogEntry } from './log';
import { logActions, logKinds, logSections } from './log.values';
import { logLabels } from './log.labels';

/** An entry as a file has it: what changed is one text. */
export interface LogRow extends Omit<LogEntry, 'changes'> {
  changes: LogEntry['changes'] | string;
}

/** The log, as a table and as a file, and what it is filtered by. */
export const logColumns = defineColumns<LogRow>()(
  logLabels,
  [
    { field: 'at', kind: 'moment', sort: true },
    { field: 'person', kind: 'text', of: ({ actor }) => actor },
    { field: 'action', kind: 'choice' },
    { field: 'kind', kind: 'choice' },
    { field: 'record', kind: 'text', of: ({ name }) => name },
    { field: 'changes', kind: 'text', of: ({ changes }) => (typeof changes === 'string' ? changes : '') },
    { field: 'section', kind: 'choice' },
    { field: 'address', kind: 'text' },
  ],
  { at: 'days', section: logSections, kind: logKinds, action: logActions, personId: 'reference' },
);
