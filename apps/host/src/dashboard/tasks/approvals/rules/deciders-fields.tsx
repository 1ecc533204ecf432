import { useMessages, useUiConfig } from '@courtyard/common';
import type { ApprovalRules } from '@courtyard/contract';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { Checkbox, Field, NativeSelect, Stack, Text } from '@courtyard/ui';
import { useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import type { RuleForm } from './rule.dialog';
import { ruleMessages } from './rules.messages';

interface DecidersFieldsProps {
  form: RuleForm;
  choices: ApprovalRules;
}

/** Whom a rule names: roles, and one committee. */
export function DecidersFields({ form, choices: { roles, groups } }: DecidersFieldsProps) {
  return (
    <>
      <RolesField form={form} roles={roles} />
      {groups.length > 0 ? <GroupField form={form} groups={groups} /> : null}
    </>
  );
}

function RolesField({ form, roles }: { form: RuleForm; roles: ApprovalRules['roles'] }) {
  const t = useMessages(ruleMessages);
  const language = useUiConfig((config) => config.language);
  const id = useId();
  const chosen = useFormValue(form, 'roleIds') ?? [];
  const error = useFieldError(form, 'roleIds');
  useFieldDescription('roleIds', { label: t('who') });
  const set = (roleId: string, isOn: boolean) => {
    const others = chosen.filter((each) => each !== roleId);
    form.setValue('roleIds', isOn ? [...others, roleId] : others, { shouldDirty: true });
    form.clearErrors('roleIds');
  };
  return (
    <Stack
      gap="2"
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
    >
      <Text id={id} size="sm" fontWeight="medium">
        {t('who')}
      </Text>
      <Text id={`${id}-help`} size="sm" tone="muted">
        {t('whoHelp')}
      </Text>
      {roles.map((role) => (
        <Checkbox
          key={role.id}
          name="roleIds"
          label={roleNames([role.name], language)}
          checked={chosen.includes(role.id)}
          onChange={(event) => set(role.id, event.target.checked)}
        />
      ))}
      {error ? (
        <Text id={`${id}-error`} role="alert" size="sm" tone="danger">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}

function GroupField({ form, groups }: { form: RuleForm; groups: ApprovalRules['groups'] }) {
  const t = useMessages(ruleMessages);
  const chosen = useFormValue(form, 'group');
  const error = useFieldError(form, 'group');
  useFieldDescription('group', { label: t('committee') });
  const choose = (groupId: string) => {
    const found = groups.find(({ id }) => id === groupId);
    form.setValue('group', found ? { kind: found.kind, id: found.id } : null, { shouldDirty: true });
    form.clearErrors('group');
  };
  return (
    <Field label={t('committee')} help={t('committeeHelp')} error={error}>
      <NativeSelect value={chosen?.id ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('noCommittee')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
