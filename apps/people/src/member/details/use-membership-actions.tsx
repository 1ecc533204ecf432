import { lazyOverlay, toast, useAuth, useCan, useMessages } from '@courtyard/common';
import type { Member } from '@courtyard/contract/people/member/member';
import type { MemberPersonalDetails } from '@courtyard/contract/people/member/member-particulars';
import { type PageAction, type PageActions, useFailureToast } from '@courtyard/ui';
import { ConfirmDialog, type MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import {
  fetchPersonalDetails,
  type MembershipAction,
  useMemberFactors,
  useMembership,
  useRemoveMemberFactors,
} from '../member.queries';
import { rolesMessages } from '../../role/assignment/roles.messages';
import { useGivenRelations } from '../../admission/home-fields';
import { detailsMessages } from './details.messages';
import { personalDetailsMessages } from './personal-details/personal-details.messages';
import { homesMessages } from './homes/homes.messages';

// Its form is a module of its own that reading needs nothing of.
const RolesDialog = lazyOverlay(async () => (await import('../../role/assignment/roles.dialog')).RolesDialog);

const PersonalDetailsDialog = lazyOverlay(
  async () => (await import('./personal-details/personal-details.dialog')).PersonalDetailsDialog,
);

const AddHomeDialog = lazyOverlay(async () => (await import('./homes/add-home.dialog')).AddHomeDialog);

const MergeDialog = lazyOverlay(async () => (await import('./merge/merge.dialog')).MergeDialog);

/** What can be done with a membership by who manages members; `dialog` is drawn anywhere on the page. */
export function useMembershipActions(member: Member): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailsMessages);
  const tRoles = useMessages(rolesMessages);
  const tHomes = useMessages(homesMessages);
  const tPersonalDetails = useMessages(personalDetailsMessages);
  const manages = useCan('Member Update');
  const seesRoles = useCan('Roles List View');
  const email = useAuth((state) => state.user?.email);
  const membership = useMembership();
  const showFailure = useFailureToast();
  const [changesRoles, setChangesRoles] = useState(false);
  const [corrected, setCorrected] = useState<MemberPersonalDetails | null>(null);
  const [merges, setMerges] = useState(false);
  const [addsHome, setAddsHome] = useState(false);
  const givesHomes = useGivenRelations().length > 0;
  const [asked, setAsked] = useState<'suspend' | 'end' | 'removeFactors' | null>(null);
  const removeFactors = useRemoveMemberFactors();
  const { id, name, status, version } = member;
  // One's own membership is for others to change.
  const isOwn = member.email === email;
  const factors = useMemberFactors(id, { enabled: manages && !isOwn && status !== 'past' });

  const change = (action: MembershipAction) => membership.mutateAsync({ id, version, action });
  const leave = async (action: 'suspend' | 'end' | 'removeFactors') => {
    if (action === 'removeFactors') {
      await removeFactors.mutateAsync({ id });
      return toast({ title: t('factorsRemoved', { name }), kind: 'success' });
    }
    await change(action);
    toast({ title: t(action === 'suspend' ? 'suspended' : 'ended', { name }), kind: 'success' });
  };
  const bringBack = async () => {
    await change('bring-back');
    toast({ title: t('broughtBack', { name }), kind: 'success' });
  };

  if (!manages) return { actions: {}, dialog: null };
  const roles: PageAction = {
    label: tRoles('change'),
    icon: 'key',
    onSelect: () => setChangesRoles(true),
  };
  const back: PageAction = {
    label: t('bring-back'),
    icon: 'refresh',
    loading: membership.isPending,
    onSelect: () => void bringBack().catch(showFailure),
  };
  const edit: PageAction = {
    label: tPersonalDetails('edit'),
    icon: 'edit',
    onSelect: () => void fetchPersonalDetails(id).then(setCorrected).catch(showFailure),
  };
  const items: MenuItemSpec[] = [];
  if (!isOwn && status === 'active')
    items.push({ label: t('suspend'), icon: 'clock', onSelect: () => setAsked('suspend') });
  if (!isOwn && (status === 'active' || status === 'suspended'))
    items.push({ label: t('end'), icon: 'logout', onSelect: () => setAsked('end') });
  items.unshift({ label: t('merge'), icon: 'users', onSelect: () => setMerges(true) });
  if (givesHomes && status !== 'past')
    items.unshift({ label: tHomes('add'), icon: 'home', onSelect: () => setAddsHome(true) });
  if (factors.data?.hasFactor)
    items.push({ label: t('removeFactors'), icon: 'key', onSelect: () => setAsked('removeFactors') });
  const action = asked ?? 'suspend';
  const dialog = (
    <>
      {changesRoles ? <RolesDialog member={member} onClose={() => setChangesRoles(false)} /> : null}
      {corrected ? (
        <PersonalDetailsDialog memberId={id} particulars={corrected} onClose={() => setCorrected(null)} />
      ) : null}
      {addsHome ? <AddHomeDialog member={member} onClose={() => setAddsHome(false)} /> : null}
      {merges ? <MergeDialog member={member} onClose={() => setMerges(false)} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t(`${action}Title`, { name })}
        verb={t(action)}
        tone="primary"
        onConfirm={() => leave(action)}
      >
        {t(`${action}Text`)}
      </ConfirmDialog>
    </>
  );
  const isBack = !isOwn && (status === 'suspended' || status === 'past');
  const secondary = [
    ...(status === 'past' ? [] : [edit]),
    ...(seesRoles ? [roles] : []),
    ...(isBack ? [back] : []),
  ];
  return { actions: { secondary, more: items }, dialog };
}
