import type { invitationRoutes } from '@courtyard/contract/people/admission/invitation/invitation';
import { invitationColumns } from '@courtyard/contract/people/admission/invitation/invitation.columns';
import {
  invitationFileColumns,
  type InvitationFileRow,
} from '@courtyard/contract/people/admission/invitation/invitation-file.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { everyInvitation } from '../invitation.sql';

/** The invitations as a file, whose addresses, names and roles can be invited by. */
export const invitationsExport = (query: z.output<(typeof invitationRoutes.exportInvitations)['query']>) =>
  defineExport({
    name: 'invitations',
    columns: invitationColumns,
    rows: (context) => everyInvitation(context, query),
  });

async function* examples(): AsyncGenerator<InvitationFileRow> {
  yield {
    email: 'ana@mail.example',
    name: 'Ana Prado',
    roles: 'Member',
    home: '',
    relation: '',
    from: '',
    until: '',
    language: 'es',
  };
  yield {
    email: 'ben@mail.example',
    name: 'Ben Ode',
    roles: 'Tenant',
    home: 'Harbor House 101',
    relation: 'tenant',
    from: '2030-01-01',
    until: '2030-12-31',
    language: 'en',
  };
}

/** What a file of invitations looks like. */
export const invitationTemplate = defineExport({
  name: 'invitations-template',
  columns: invitationFileColumns,
  rows: () => examples(),
});
