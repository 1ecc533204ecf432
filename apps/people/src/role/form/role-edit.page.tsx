import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { type Role, type RoleEffect, roleInput } from '@courtyard/contract/people/role/role';
import { EmptyState, LinkButton, Page } from '@courtyard/ui';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { EffectText } from '../assignment/effect-text';
import { ReasonField } from '../assignment/reason-field';
import { RoleLoader } from '../role-loader';
import { rolePaths } from '../role-paths';
import { fetchRoleEffect, roles } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { formMessages } from './form.messages';
import { RoleFields } from './role-fields';

/** `roles/edit?id=`. */
export function RoleEditPage() {
  return (
    <RoleLoader form>
      {(role) => (role.changeable ? <EditForm key={role.id} role={role} /> : <Fixed role={role} />)}
    </RoleLoader>
  );
}

/** What is asked before a save that somebody feels; `decide` answers it. */
interface Question {
  effect: RoleEffect;
  decide: (answer: Answer) => void;
}

/** Whether it is meant, and why where it will wait for a second person. */
interface Answer {
  isMeant: boolean;
  reason: string;
}

function EditForm({ role }: { role: Role }) {
  const { id } = role;
  const t = useMessages(formMessages);
  const { nameOf } = useRoleName();
  const saved = useSaved();
  const navigate = useNavigate();
  const update = roles.useUpdate(id);
  const versioned = useVersionedSave({ read: role, fetchLatest: () => roles.fetchOne(id) });
  const { base, save } = versioned;
  const [asked, setAsked] = useState<Question | null>(null);
  const [reason, setReason] = useState('');
  const ask = async (permissions: string[]) => {
    const effect = await fetchRoleEffect(role, permissions);
    if (effect.people.length === 0) return { isMeant: true, reason: '' };
    return new Promise<Answer>((decide) => setAsked({ effect, decide }));
  };
  const form = useContractForm(roleInput, {
    versioned,
    onSubmit: async (values) => {
      const answer = await ask(values.permissions);
      if (!answer.isMeant) return false;
      const why = answer.reason.trim() === '' ? {} : { reason: answer.reason };
      const changed = await save(({ version }) => update.mutateAsync({ ...values, ...why, version }));
      if (changed.approvalId === null) await saved(rolePaths.details(id), { name: nameOf(changed) });
      else {
        toast({ title: t('waits'), kind: 'info' });
        await navigate(rolePaths.details(id));
      }
      return true;
    },
  });
  const isBuiltIn = base.kind === 'built-in';
  return (
    <>
      <FormPage
        form={form}
        edited={nameOf(base)}
        {...(isBuiltIn && { description: t('builtIn') })}
        cancelTo={rolePaths.details(id)}
      >
        <RoleFields form={form} isBuiltIn={isBuiltIn} />
      </FormPage>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => {
          asked?.decide({ isMeant: false, reason });
          setAsked(null);
        }}
        title={t('confirmTitle')}
        verb={t('confirm')}
        tone="primary"
        onConfirm={() => asked?.decide({ isMeant: true, reason })}
      >
        {asked ? <EffectText effect={asked.effect} /> : null}
        {asked?.effect.waits ? <ReasonField value={reason} onChange={setReason} /> : null}
      </ConfirmDialog>
    </>
  );
}

function Fixed({ role }: { role: Role }) {
  const t = useMessages(formMessages);
  const { nameOf } = useRoleName();
  return (
    <Page title={nameOf(role)}>
      <EmptyState icon="lock" title={t('fixed')} description={t('fixedText')}>
        <LinkButton to={rolePaths.details(role.id)}>{t('back')}</LinkButton>
      </EmptyState>
    </Page>
  );
}
