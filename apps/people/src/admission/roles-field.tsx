import { useMessages, useUiConfig } from '@courtyard/common';
import { roleNames } from '@courtyard/contract/platform/member/role.words';
import { Box, Checkbox, ErrorState, LoadingState, SimpleGrid, Text } from '@courtyard/ui';
import { useFieldDescription } from '@courtyard/ui/forms';
import { useId } from 'react';
import { admissionMessages } from './admission.messages';
import { useOfferedRoles } from './admission.queries';

interface RolesFieldProps {
  value: readonly string[];
  onChange: (roleIds: string[]) => void;
  error: string | undefined;
}

/** Roles to tick; those that allow more than the person may do cannot be given, and say so. */
export function RolesField({ value, onChange, error }: RolesFieldProps) {
  const t = useMessages(admissionMessages);
  const id = useId();
  const language = useUiConfig((config) => config.language);
  const roles = useOfferedRoles();
  useFieldDescription('roleIds', { label: t('roles') });
  if (roles.isPending) return <LoadingState />;
  if (roles.isError) return <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />;
  const toggle = (roleId: string, isOn: boolean) =>
    onChange(isOn ? [...value, roleId] : value.filter((each) => each !== roleId));
  return (
    <Box
      as="fieldset"
      minWidth="0"
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
      {...(error ? { 'aria-invalid': true } : {})}
    >
      <Text as="legend" size="sm" fontWeight="medium">
        {t('roles')}
      </Text>
      <Text id={`${id}-help`} size="sm" tone="muted" mt="1" mb="2">
        {t('rolesText')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="2">
        {roles.data.data.map((role) => (
          <Checkbox
            key={role.id}
            name="roleIds"
            label={roleNames([role.name], language)}
            help={role.mayGive ? undefined : t('notYours')}
            disabled={!role.mayGive}
            checked={value.includes(role.id)}
            onChange={(event) => toggle(role.id, event.target.checked)}
          />
        ))}
      </SimpleGrid>
      {error ? (
        <Text id={`${id}-error`} role="alert" size="sm" tone="danger" mt="2">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
