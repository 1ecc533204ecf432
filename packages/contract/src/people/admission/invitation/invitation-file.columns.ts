import { defineColumns } from '../../../wire/fields/columns';
import { labelsFrom } from '../../../wire/fields/labels';
import { invitationLabels } from './invitation.labels';
import en from './words.en.json';
import es from './words.es.json';

/** A row of a file of invitations as it is written. */
export type InvitationFileRow = Record<
  'email' | 'name' | 'roles' | 'home' | 'relation' | 'from' | 'until' | 'language',
  string
>;

const labels = { ...invitationLabels, ...labelsFrom(en, es) };

/** The columns of a file of invitations: those of the list of invitations, and what else can be said of each. */
export const invitationFileColumns = defineColumns<InvitationFileRow>()(
  labels,
  [
    { field: 'email', kind: 'text' },
    { field: 'name', kind: 'text' },
    { field: 'roles', kind: 'text' },
    { field: 'home', kind: 'text' },
    { field: 'relation', kind: 'text' },
    { field: 'from', kind: 'text' },
    { field: 'until', kind: 'text' },
    { field: 'language', kind: 'text' },
  ],
  {},
);
