import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { type Role, roleRemoval } from '@courtyard/contract/people/role/role';
import { Text } from '@courtyard/ui';
import {
  ComboboxField,
  Form,
  FormActions,
  optionsFrom,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { ChangeEffect } from '../assignment/change-effect';
import { rolePaths } from '../role-paths';
import { roleMessages } from '../role.messages';
import { roles, useRemovalEffect, useRemoveRole } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { detailsMessages } from './details.messages';

/** Removes a role; asks which one its holders get instead where somebody holds it. */
export function RemoveDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { id, version } = role;
  const t = useMessages(detailsMessages);
  const tRole = useMessages(roleMessages);
  const { nameOf } = useRoleName();
  const navigate = useNavigate();
  const removing = useRemoveRole();
  const isHeld = role.holders > 0;
  const [reason, setReason] = useState('');
  const form = useContractForm(roleRemoval, {
    onSubmit: async ({ successorId }) => {
      const why = reason.trim() === '' ? {} : { reason };
      const { approvalId } = await removing.mutateAsync({ id, version, successorId, ...why });
      if (approvalId !== null) {
        toast({ title: t('waits'), kind: 'info' });
        return onClose();
      }
      toast({ title: t('removed', { name: role.name }), kind: 'success' });
      await navigate(rolePaths.list);
    },
  });
  const successorId = useFormValue(form, 'successorId') ?? null;
  const effect = useRemovalEffect(id, successorId);
  return (
    <Dialog open onClose={onClose} size="sm" title={t('removeTitle', { name: role.name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t(isHeld ? 'removeHeldText' : 'removeText')}
        </Text>
        {isHeld ? (
          <ComboboxField
            {...form.field('successorId')}
            label={tRole('successor')}
            options={optionsFrom(otherRoles(id), nameOf)}
            required
          />
        ) : null}
        {successorId === null ? null : <ChangeEffect effect={effect} reason={reason} onReason={setReason} />}
        <FormActions submitLabel={t('removeVerb')} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Roles that the person may give, without the one that goes. */
const otherRoles =
  (id: string): typeof roles.fetchList =>
  async (query, signal) => {
    const { data, page } = await roles.fetchList(query, signal);
    return { data: data.filter((role) => role.id !== id && role.canGive), page };
  };
