import { defineColumns } from '../../../wire/fields/columns';
import type { Invitation } from './invitation';
import { invitationStatuses } from './invitation.values';
import { invitationLabels } from './invitation.labels';

/** The invitations as a table, and what they are filtered by. */
export const invitationColumns = defineColumns<Invitation>()(
  invitationLabels,
  [
    { field: 'name', kind: 'text' },
    { field: 'email', kind: 'text' },
    { field: 'roles', kind: 'text', of: ({ roles }) => roles.map(({ name }) => name).join('; ') },
    { field: 'status', kind: 'choice' },
    { field: 'sentAt', kind: 'moment', sort: true },
    { field: 'expiresAt', kind: 'moment' },
    { field: 'invitedBy', kind: 'text' },
  ],
  { status: invitationStatuses },
);
