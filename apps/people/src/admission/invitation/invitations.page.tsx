import { lazyOverlay, saveExport, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Invitation } from '@courtyard/contract/people/admission/invitation/invitation';
import { invitationColumns } from '@courtyard/contract/people/admission/invitation/invitation.columns';
import { invitationLabels } from '@courtyard/contract/people/admission/invitation/invitation.labels';
import { badgeOf, Page, useFailureToast } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { ConfirmDialog, type MenuItemSpec } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useRolesToGive } from '../../role/role.queries';
import { EmailLink } from '../../member/contact-links';
import { useRoleTexts } from '../../member/use-role-texts';
import { invitationMessages } from './invitation.messages';
import { invitations, useAnswerInvitation } from './invitation.queries';
import { useInvitationActions } from './bulk/use-invitation-actions';

const InvitationStatusBadge = badgeOf(invitationLabels, 'status', {
  open: 'info',
  expired: 'attention',
  accepted: 'expected',
  revoked: 'neutral',
});

const InviteFileDialog = lazyOverlay(
  async () => (await import('./file/invite-file.dialog')).InviteFileDialog,
);
const InviteDialog = lazyOverlay(async () => (await import('./invite.dialog')).InviteDialog);

/** `invitations`: who was invited and what became of it; sending again and taking back. */
export function InvitationsPage() {
  const t = useMessages(invitationMessages);
  const showFailure = useFailureToast();
  const rolesText = useRoleTexts();
  const formats = useFormats();
  const answering = useAnswerInvitation();
  // With which roles is part of every invitation.
  const seesRoles = useCan('Roles List View');
  useRolesToGive({ enabled: seesRoles });
  const [isInviting, setInviting] = useState(false);
  const [isFromFile, setFromFile] = useState(false);
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const { sort, filters } = invitationColumns;
  const table = useTableState({ sort, filters, defaultSort: '-sentAt' });
  const actions = useInvitationActions(table.query);
  const columns = useColumns(invitationColumns, [
    { field: 'name', priority: 1 },
    { field: 'email', priority: 2, cell: ({ email }) => <EmailLink email={email} /> },
    { field: 'roles', priority: 2, cell: ({ roles }) => rolesText(roles) },
    { field: 'status', priority: 1, cell: ({ status }) => <InvitationStatusBadge value={status} /> },
    { field: 'sentAt', priority: 2 },
    { field: 'expiresAt', priority: 3 },
    { field: 'invitedBy', priority: 4 },
  ]);

  const resend = async ({ id, version, email }: Invitation) => {
    await answering.mutateAsync({ id, version, action: 'resend' });
    toast({ title: t('resent', { email }), kind: 'success' });
  };
  const revoke = async ({ id, version, email }: Invitation) => {
    await answering.mutateAsync({ id, version, action: 'revoke' });
    toast({ title: t('revoked', { email }), kind: 'success' });
  };
  const menuOf = (invitation: Invitation): MenuItemSpec[] =>
    invitation.status === 'open' || invitation.status === 'expired'
      ? [
          {
            label: t('resend'),
            icon: 'refresh',
            onSelect: () => void resend(invitation).catch(showFailure),
          },
          {
            label: t('revoke'),
            icon: 'close',
            tone: 'danger',
            separated: true,
            onSelect: () => setRevoking(invitation),
          },
        ]
      : [];

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        seesRoles
          ? {
              primary: { label: t('invite'), icon: 'plus', onSelect: () => setInviting(true) },
              secondary: [{ label: t('fromFile'), icon: 'upload', onSelect: () => setFromFile(true) }],
            }
          : {}
      }
    >
      <DataTable
        label={t('title')}
        state={table}
        query={invitations.useList(table.query)}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ email }) => email}
        filters={useFilters(invitationColumns)}
        {...actions.bulk}
        rowMenu={menuOf}
        onExport={(format) =>
          saveExport('GET /api/v1/invitations/export', { query: { ...table.query, format } })
        }
        renderCard={(invitation) => (
          <ListCard
            title={invitation.name}
            facts={[rolesText(invitation.roles)]}
            lines={[
              invitation.status === 'open'
                ? t('worksUntil', { moment: formats.moment(invitation.expiresAt) })
                : null,
            ]}
            badges={<InvitationStatusBadge value={invitation.status} />}
          >
            <EmailLink email={invitation.email} />
          </ListCard>
        )}
        empty={{ icon: 'mail', title: t('none'), description: t('noneText') }}
      />
      {actions.dialog}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {isFromFile ? <InviteFileDialog onClose={() => setFromFile(false)} /> : null}
      <ConfirmDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('revokeTitle', { email: revoking?.email ?? '' })}
        verb={t('revoke')}
        onConfirm={() => (revoking ? revoke(revoking) : Promise.resolve())}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </Page>
  );
}
