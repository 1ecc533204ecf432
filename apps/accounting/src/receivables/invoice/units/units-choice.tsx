import { useFormats, useMessages } from '@courtyard/common';
import { Box, Button, Checkbox, Flex, LoadingState, ErrorLine, Skeleton, Stack, Text } from '@courtyard/ui';
import { useFieldDescription } from '@courtyard/ui/forms';
import { SearchBox } from '@courtyard/ui/data';
import { useId, useState } from 'react';
import { useUnits } from '../../../parts/units.queries';
import { shownUnits } from '../../../parts/units.rules';
import { unitsMessages } from './units.messages';

const mostNamed = 3;

interface UnitsChoiceProps {
  chosen: readonly string[];
  onChange: (propertyIds: string[]) => void;
  /** Of the field `propertyIds`. */
  error: string | undefined;
}

/** Who is billed: one unit, several, or all of them at once, with how many are chosen. */
export function UnitsChoice({ chosen, onChange: set, error }: UnitsChoiceProps) {
  const t = useMessages(unitsMessages);
  const formats = useFormats();
  const id = useId();
  const units = useUnits();
  const [search, setSearch] = useState('');
  const all = units.data ?? [];
  const nameOf = (unitId: unknown) => all.find((unit) => unit.id === unitId)?.name ?? '';
  useFieldDescription('propertyIds', {
    label: t('units'),
    text: (value) => (Array.isArray(value) ? value.map(nameOf).join(', ') : ''),
    isPart: true,
  });
  const { rows, more } = shownUnits(all, search);

  if (units.isError) return <ErrorLine onRetry={() => void units.refetch()}>{t('notLoaded')}</ErrorLine>;
  if (!units.data)
    return (
      <LoadingState>
        <Skeleton height="16rem" />
      </LoadingState>
    );
  return (
    <Stack
      gap="3"
      role="group"
      aria-label={t('units')}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 12rem">
          <SearchBox label={t('find')} value={search} onChange={setSearch} delayMs={0} />
        </Box>
        <Button size="sm" onClick={() => set(all.map((unit) => unit.id))}>
          {t('chooseAll', { count: all.length })}
        </Button>
        <Button size="sm" variant="ghost" disabled={chosen.length === 0} onClick={() => set([])}>
          {t('chooseNone')}
        </Button>
      </Flex>
      <Text size="sm" role="status" fontWeight="medium">
        {t('chosen', { count: chosen.length, total: all.length })}
        {chosen.length > 0 && chosen.length <= mostNamed ? (
          <Text as="span" size="sm" tone="muted">
            {`: ${formats.list(chosen.map(nameOf))}`}
          </Text>
        ) : null}
      </Text>
      {error === undefined ? null : (
        <Text size="sm" tone="danger" id={`${id}-error`} role="alert">
          {t('chooseSome')}
        </Text>
      )}
      <Box
        maxHeight="16rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="md"
        px="3"
        py="1.5"
      >
        {rows.map((unit) => (
          <Box key={unit.id} py="1">
            <Checkbox
              label={
                <>
                  {unit.name}{' '}
                  <Text as="span" size="sm" tone="muted">
                    {unit.owners}
                  </Text>
                </>
              }
              checked={chosen.includes(unit.id)}
              onChange={(event) =>
                set(
                  event.target.checked ? [...chosen, unit.id] : chosen.filter((unitId) => unitId !== unit.id),
                )
              }
            />
          </Box>
        ))}
        {rows.length === 0 ? (
          <Text size="sm" tone="muted" py="2">
            {t('noneFound')}
          </Text>
        ) : null}
        {more > 0 ? (
          <Text size="sm" tone="muted" py="2">
            {t('moreUnits', { count: more })}
          </Text>
        ) : null}
      </Box>
    </Stack>
  );
}
