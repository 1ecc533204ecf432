import { useMessages, useToday } from '@courtyard/common';
import { Box, Checkbox, ErrorState, isFound, LoadingState, Stack, Text } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { DateField, useFieldDescription } from '@courtyard/ui/forms';
import { useId, useState } from 'react';
import { useRolesToGive } from '../role.queries';
import { useRoleName } from '../use-role-name';
import { rolesMessages } from './roles.messages';

/** From so many on there is a search. */
const many = 12;

interface RolesFieldProps {
  value: readonly string[];
  onChange: (roleIds: string[]) => void;
  error: string | undefined;
}

/** Whose rights do not end by themselves. */
const administratorRole = 'Project Admin';

/** A box for each role, and until when it is given; those that the person may not give stay as they are, and say so. */
export function RolesField({ value, onChange, error }: RolesFieldProps) {
  const t = useMessages(rolesMessages);
  const id = useId();
  const today = useToday();
  const { nameOf, purposeOf } = useRoleName();
  const [search, setSearch] = useState('');
  const known = useRolesToGive();
  const all = known.data?.data ?? [];
  useFieldDescription('roleIds', {
    label: t('roles'),
    text: (ids) =>
      all
        .filter((role) => Array.isArray(ids) && ids.includes(role.id))
        .map(nameOf)
        .join(', '),
  });
  if (known.isError) return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  if (known.isPending) return <LoadingState />;
  const set = (roleId: string, isOn: boolean) => {
    const others = value.filter((each) => each !== roleId);
    onChange((isOn ? [...others, roleId] : others).toSorted());
  };
  const shown = all.filter((role) => isFound(`${nameOf(role)} ${purposeOf(role) ?? ''}`, search));
  return (
    <Stack
      gap="3"
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
    >
      <div>
        <Text id={id} size="sm" fontWeight="medium">
          {t('roles')}
        </Text>
        <Text id={`${id}-help`} size="sm" tone="muted" mt="1">
          {t('text')}
        </Text>
      </div>
      {all.length > many ? (
        <SearchBox label={t('search')} value={search} onChange={setSearch} delayMs={0} size="md" />
      ) : null}
      <Stack gap="2">
        {shown.map((role) => (
          <Box key={role.id}>
            <Checkbox
              name="roleIds"
              label={nameOf(role)}
              help={role.canGive ? purposeOf(role) : t('beyond')}
              checked={value.includes(role.id)}
              disabled={!role.canGive}
              onChange={(event) => set(role.id, event.target.checked)}
            />
            {value.includes(role.id) && role.canGive && role.name !== administratorRole ? (
              <Box ps="7" pt="2" pb="2" maxWidth="20rem">
                <DateField
                  name={`ends.${role.id}`}
                  label={t('until', { role: nameOf(role) })}
                  help={t('untilText')}
                  optional
                  min={today}
                />
              </Box>
            ) : null}
          </Box>
        ))}
      </Stack>
      {error ? (
        <Text id={`${id}-error`} role="alert" size="sm" tone="danger">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
