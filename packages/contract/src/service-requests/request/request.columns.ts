import { defineColumns } from '../../wire/fields/columns';
import { requestKinds } from '../kind/request-kind.values';
import type { RequestSummary } from './request';
import {
  placeKinds,
  requestLateness,
  requestPriorities,
  requestRelations,
  requestStates,
  waitingParties,
} from './request.values';
import { requestLabels } from './request.labels';

const filters = {
  state: requestStates,
  kind: requestKinds,
  category: 'value',
  priority: requestPriorities,
  lateness: requestLateness,
  waitingFor: waitingParties,
  place: placeKinds,
  building: 'value',
  createdAt: 'days',
  updatedAt: 'days',
  dueOn: 'days',
  ageDays: 'number',
} as const;

/** The requests of the community, as a table and as a file, and what they are filtered by. */
export const requestColumns = defineColumns<RequestSummary>()(
  requestLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'title', kind: 'text', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'category', kind: 'text', of: ({ category }) => category.name.en },
    { field: 'place', kind: 'text', of: ({ place }) => place?.name },
    { field: 'state', kind: 'choice' },
    { field: 'waitingFor', kind: 'choice' },
    { field: 'priority', kind: 'choice', sort: true },
    { field: 'reporter', kind: 'text', of: ({ reporter }) => reporter?.name },
    { field: 'assignee', kind: 'text', of: ({ assignee }) => assignee?.name },
    { field: 'dueOn', kind: 'day', sort: true },
    { field: 'lateness', kind: 'choice' },
    { field: 'ageDays', kind: 'number' },
    { field: 'supports', kind: 'number' },
    { field: 'comments', kind: 'number' },
    { field: 'createdAt', kind: 'moment', sort: true },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { ...filters, assigneeId: 'reference', committeeId: 'reference' },
);

/** The caller's requests: reported, for their units, assigned to them, and followed. */
export const myRequestColumns = defineColumns<RequestSummary>()(
  requestLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'title', kind: 'text', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'category', kind: 'text', of: ({ category }) => category.name.en },
    { field: 'place', kind: 'text', of: ({ place }) => place?.name },
    { field: 'state', kind: 'choice' },
    { field: 'waitingFor', kind: 'choice' },
    { field: 'priority', kind: 'choice', sort: true },
    { field: 'relation', kind: 'choice' },
    { field: 'assignee', kind: 'text', of: ({ assignee }) => assignee?.name },
    { field: 'dueOn', kind: 'day', sort: true },
    { field: 'comments', kind: 'number' },
    { field: 'createdAt', kind: 'moment', sort: true },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { relation: requestRelations, ...filters },
);
