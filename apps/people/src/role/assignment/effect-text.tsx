import { useMessages } from '@courtyard/common';
import type { RoleEffect } from '@courtyard/contract/people/role/role';
import { Box, Stack, Text } from '@courtyard/ui';
import { usePermissionGroups } from '../role.queries';
import { effectMessages } from './effect.messages';
import { together } from './effect.rules';

/** Who would gain and lose what, by name. */
export function EffectText({ effect }: { effect: RoleEffect }) {
  const t = useMessages(effectMessages);
  const { gaining, losing, people } = effect;
  if (people.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('nobody')}
      </Text>
    );
  const summary = [
    ...(gaining > 0 ? [t('gaining', { count: gaining })] : []),
    ...(losing > 0 ? [t('losing', { count: losing })] : []),
  ];
  return (
    <Stack gap="4">
      <Text size="sm">{`${summary.join(', ')}.`}</Text>
      {together(effect).map(({ names, gains, loses }) => (
        <Box key={names.join()}>
          <Text size="sm" fontWeight="medium">
            {names.join(', ')}
          </Text>
          <Rights label={t('gain', { count: gains.length })} names={gains} />
          <Rights label={t('lose', { count: loses.length })} names={loses} />
        </Box>
      ))}
      {people.length < Math.max(gaining, losing) ? (
        <Text size="sm" tone="muted">
          {t('first', { count: people.length })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** In the order in which the sections list them. */
function Rights({ label, names }: { label: string; names: readonly string[] }) {
  const known = usePermissionGroups();
  if (names.length === 0) return null;
  const all = known.data?.flatMap(({ permissions }) => permissions) ?? [];
  const texts = known.data
    ? all.filter(({ name }) => names.includes(name)).map(({ allows }) => allows)
    : names;
  return (
    <Box mt="1">
      <Text size="sm">{label}</Text>
      <Box as="ul" listStyleType="disc" ps="5" fontSize="sm" lineHeight="sm" color="fg.muted">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
