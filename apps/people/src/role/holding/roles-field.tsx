import { useMessages } from '@courtyard/common';
import type { heldRoles } from '@courtyard/contract/people/role/role';
import { Checkbox, ErrorState, Input, LoadingState, Stack, Text } from '@courtyard/ui';
import { type FormOf, useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { useId, useState } from 'react';
import { roles } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { rolesMessages } from './roles.messages';

/** From so many on there is a search. */
const many = 12;

/** A box for each role; those that the person may not give stay as they are. */
export function RolesField({ form }: { form: FormOf<typeof heldRoles> }) {
  const t = useMessages(rolesMessages);
  const headingId = useId();
  const { nameOf, purposeOf } = useRoleName();
  const [search, setSearch] = useState('');
  const known = roles.useList({ limit: 200 });
  const all = known.data?.data ?? [];
  const chosen = useFormValue(form, 'roleIds') ?? [];
  const problem = useFieldError(form, 'roleIds');
  useFieldDescription('roleIds', {
    label: t('roles'),
    isPart: true,
    text: (value) =>
      all
        .filter(({ id }) => Array.isArray(value) && value.includes(id))
        .map(nameOf)
        .join(', '),
  });
  const set = (id: string, isOn: boolean) => {
    const others = chosen.filter((each) => each !== id);
    form.setValue('roleIds', (isOn ? [...others, id] : others).toSorted(), { shouldDirty: true });
    form.clearErrors('roleIds');
  };
  if (known.isError) return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  if (known.isPending) return <LoadingState />;
  const shown = all.filter((role) =>
    `${nameOf(role)} ${purposeOf(role) ?? ''}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <Stack gap="3">
      {all.length > many ? (
        <Input
          type="search"
          icon="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter looks; it does not save.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      <Stack gap="2" role="group" aria-labelledby={headingId}>
        <Text id={headingId} size="sm" fontWeight="medium">
          {t('roles')}
        </Text>
        {shown.map((role) => (
          <Checkbox
            key={role.id}
            label={nameOf(role)}
            help={role.mayGive ? purposeOf(role) : t('beyond')}
            checked={chosen.includes(role.id)}
            disabled={!role.mayGive}
            onChange={(event) => set(role.id, event.target.checked)}
          />
        ))}
      </Stack>
      {problem ? (
        <Text role="alert" size="sm" tone="danger">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
