import { useMessages } from '@courtyard/common';
import type { PermissionGroup } from '@courtyard/contract/people/role/role';
import { Box, Checkbox, Stack, Text } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { FormSection, useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { memo, useCallback, useState } from 'react';
import type { RoleForm } from '../form/role-values';
import { rightsMessages } from './rights.messages';
import { type TitledGroup, useTitledGroups } from './use-groups';

interface RightsFieldProps {
  form: RoleForm;
  groups: readonly PermissionGroup[];
}

/** What a role allows: a box for each right, by section. What the editor lacks they can take out and not put in. */
export function RightsField({ form, groups }: RightsFieldProps) {
  const t = useMessages(rightsMessages);
  const [search, setSearch] = useState('');
  const chosen = useFormValue(form, 'permissions') ?? [];
  const problem = useFieldError(form, 'permissions');
  const found = useTitledGroups(groups, search);
  useFieldDescription('permissions', {
    label: t('title'),
    isPart: true,
    text: (value) => rightsText(groups, value),
  });
  const { getValues, setValue, clearErrors } = form;
  const set = useCallback(
    (names: readonly string[], isOn: boolean) => {
      const next = new Set(getValues('permissions'));
      for (const name of names)
        if (isOn) next.add(name);
        else next.delete(name);
      setValue('permissions', [...next].toSorted(), { shouldDirty: true });
      clearErrors('permissions');
    },
    [getValues, setValue, clearErrors],
  );
  return (
    <>
      <FormSection title={t('title')}>
        <SearchBox label={t('search')} value={search} onChange={setSearch} delayMs={0} size="md" />
        {problem ? (
          <Text role="alert" size="sm" tone="danger">
            {problem}
          </Text>
        ) : null}
        {found.length === 0 ? (
          <Text role="status" size="sm" tone="muted">
            {t('nothingFound')}
          </Text>
        ) : null}
      </FormSection>
      {found.map((group) => (
        <GroupSection
          key={group.section}
          group={group}
          held={group.permissions.map(({ name }) => name).filter((name) => chosen.includes(name))}
          onSet={set}
        />
      ))}
    </>
  );
}

/** Rights in a conflict, as the boxes say them. */
function rightsText(groups: readonly PermissionGroup[], value: unknown): string {
  const all = groups.flatMap(({ permissions }) => permissions);
  const held = all.filter(({ name }) => Array.isArray(value) && value.includes(name));
  return held.map(({ allows }) => allows).join('; ');
}

interface GroupSectionProps {
  group: TitledGroup;
  /** Those of the group that are chosen. */
  held: readonly string[];
  onSet: (names: readonly string[], isOn: boolean) => void;
}

function GroupSection({ group, held, onSet }: GroupSectionProps) {
  const t = useMessages(rightsMessages);
  const { heading, permissions, section, title } = group;
  const givable = permissions.filter(({ mine }) => mine).map(({ name }) => name);
  const isThere = title !== null || section === 'platform';
  const isAll = held.length === permissions.length;
  return (
    <FormSection title={heading} {...(!isThere && { description: t('notThere') })}>
      <Stack gap="1.5">
        {permissions.length > 1 ? (
          <Box borderBottomWidth="1px" borderColor="border.default" pb="2" mb="1">
            <Checkbox
              label={t('all', { section: heading })}
              help={t('someOf', { held: held.length, all: permissions.length })}
              checked={isAll}
              indeterminate={!isAll && held.length > 0}
              disabled={givable.length === 0 && held.length === 0}
              onChange={(event) =>
                event.target.checked
                  ? onSet(givable, true)
                  : onSet(
                      permissions.map(({ name }) => name),
                      false,
                    )
              }
            />
          </Box>
        ) : null}
        {permissions.map(({ name, allows, mine }) => (
          <Right
            key={name}
            name={name}
            allows={allows}
            mine={mine}
            isOn={held.includes(name)}
            onSet={onSet}
          />
        ))}
      </Stack>
    </FormSection>
  );
}

interface RightProps {
  name: string;
  allows: string;
  mine: boolean;
  isOn: boolean;
  onSet: GroupSectionProps['onSet'];
}

/** One of many: drawn again only when it changes itself. */
const Right = memo(function Right({ name, allows, mine, isOn, onSet }: RightProps) {
  const t = useMessages(rightsMessages);
  return (
    <Checkbox
      label={allows}
      help={mine ? undefined : t('lacking')}
      checked={isOn}
      disabled={!mine && !isOn}
      onChange={(event) => onSet([name], event.target.checked)}
    />
  );
});
