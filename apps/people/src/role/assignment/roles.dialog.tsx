import { toast, useMessages } from '@courtyard/common';
import type { Member } from '@courtyard/contract/people/member/member';
import { heldRoles, isHeldLonger } from '@courtyard/contract/people/role/role';
import {
  Form,
  FormActions,
  useContractForm,
  useFieldError,
  useFormValue,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { members } from '../../member/member.queries';
import { useMemberRoles, useRolesEffect } from '../role.queries';
import { ChangeEffect, type ChangeEffectProps } from './change-effect';
import { RolesField } from './roles-field';
import { rolesMessages } from './roles.messages';

const valuesOf = ({ roles }: Member) => ({
  roleIds: roles.map(({ id }) => id).toSorted(),
  ends: Object.fromEntries(roles.map(({ id, endsOn }) => [id, endsOn])),
});

/** Gives a member roles and takes others; says before what they gain and lose. */
export function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id, name } = member;
  const t = useMessages(rolesMessages);
  const change = useMemberRoles();
  const versioned = useVersionedSave({ read: member, valuesOf, fetchLatest: () => members.fetchOne(id) });
  const { base, save } = versioned;
  const [reason, setReason] = useState('');
  const form = useContractForm(heldRoles, {
    versioned,
    onSubmit: async ({ roleIds, ends }) => {
      const why = reason.trim() === '' ? {} : { reason };
      const { approvalId } = await save(({ version }) =>
        change.mutateAsync({ id, version, roleIds, ends, ...why }),
      );
      toast(
        approvalId === null
          ? { title: t('saved', { name }), kind: 'success' }
          : { title: t('waits', { name }), kind: 'info' },
      );
      onClose();
    },
  });
  const chosen = useFormValue(form, 'roleIds') ?? [];
  const ends = useFormValue(form, 'ends') ?? {};
  const error = useFieldError(form, 'roleIds');
  const held = base.roles.map((role) => role.id);
  const longer = base.roles.flatMap((role) =>
    chosen.includes(role.id) && isHeldLonger(role.endsOn, ends[role.id] ?? null) ? [role.id] : [],
  );
  const isChanged = chosen.length !== held.length || chosen.some((role) => !held.includes(role));
  return (
    <Dialog open onClose={onClose} title={t('title', { name })}>
      <Form form={form}>
        <RolesField
          value={chosen}
          error={error}
          onChange={(roleIds) => {
            form.setValue('roleIds', roleIds, { shouldDirty: true });
            form.clearErrors('roleIds');
          }}
        />
        {isChanged || longer.length > 0 ? (
          <MemberEffect memberId={id} roleIds={chosen} longer={longer} reason={reason} onReason={setReason} />
        ) : null}
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface MemberEffectProps extends Omit<ChangeEffectProps, 'effect'> {
  memberId: string;
  roleIds: string[];
  /** Those of the roles that they would keep for longer. */
  longer: string[];
}

/** What a member would gain and lose with the roles that are chosen now. */
function MemberEffect({ memberId, roleIds, longer, ...asked }: MemberEffectProps) {
  return <ChangeEffect effect={useRolesEffect(memberId, { roleIds, longer })} {...asked} />;
}
