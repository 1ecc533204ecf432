import { useMessages } from '@courtyard/common';
import { Box, Button, Checkbox, Flex, LoadingState, Skeleton, Stack, Text } from '@courtyard/ui';
import { Choice, SearchBox } from '@courtyard/ui/data';
import { type ReactNode, useState } from 'react';
import { buildingsOf, shownUnits, unitsLike } from '../../../parts/units.rules';
import { unitsMessages } from './units.messages';

interface ListedUnit {
  id: string;
  name: string;
  /** Null where there are no buildings. */
  building?: string | null;
  owners: string;
}

interface UnitsListProps<U extends ListedUnit> {
  label: string;
  /** Undefined while they load; what stands around them keeps its place. */
  all: readonly U[] | undefined;
  chosen: readonly string[];
  onChange: (propertyIds: string[]) => void;
  /** Whether all are chosen at once by a button. */
  canChooseAll?: boolean;
  /** As much as shows before it scrolls. */
  height: string;
  /** Beside how many are chosen. */
  named?: ReactNode;
  /** What is said of a unit beside its name; its owners where it is left out. */
  about?: (unit: U) => string;
  /** At the end of a unit's row. */
  end?: (unit: U) => ReactNode;
  /** By its id, where the choice is wrong. */
  error?: { id: string; text: string } | undefined;
}

/** Units to choose from, found by their names and owners. */
export function UnitsList<U extends ListedUnit>({
  label,
  all,
  chosen,
  onChange: set,
  canChooseAll = false,
  height,
  named,
  about = ({ owners }) => owners,
  end,
  error,
}: UnitsListProps<U>) {
  const t = useMessages(unitsMessages);
  const [search, setSearch] = useState('');
  const [chosenBuilding, setBuilding] = useState('');
  // Those that are chosen when one begins to look stand first. They stay where they are while one ticks: no row moves away below the pointer.
  const [leading, setLeading] = useState(chosen);
  const units = all ?? [];
  const buildings = buildingsOf(units);
  // One that is gone filters nothing: there would be no way out of it.
  const building = buildings.length > 1 && buildings.includes(chosenBuilding) ? chosenBuilding : '';
  const found = unitsLike(units, search).filter((unit) => building === '' || unit.building === building);
  const { rows, more } = shownUnits(found, leading);
  const look = (text: string) => {
    setSearch(text);
    setLeading(chosen);
  };
  const goTo = (name: string) => {
    setBuilding(name);
    setLeading(chosen);
  };
  const toggle = (id: string, isChosen: boolean) =>
    set(isChosen ? [...chosen, id] : chosen.filter((unitId) => unitId !== id));
  return (
    <Stack gap="3" role="group" aria-label={label} {...(error && { 'aria-describedby': error.id })}>
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <Box flex={{ base: '1 1 100%', xl: '1 1 12rem' }}>
          <SearchBox label={t('find')} value={search} onChange={look} delayMs={0} />
        </Box>
        {buildings.length > 1 ? (
          <Choice
            label={t('building')}
            value={building}
            options={[
              { value: '', label: t('everyBuilding') },
              ...buildings.map((name) => ({ value: name, label: name })),
            ]}
            onChange={goTo}
          />
        ) : null}
        {canChooseAll ? (
          <Button
            size="sm"
            disabled={found.length === 0}
            onClick={() => set([...new Set([...chosen, ...found.map(({ id }) => id)])])}
          >
            {t('chooseAll', { count: found.length })}
          </Button>
        ) : null}
      </Flex>
      <Flex gap="2" alignItems="center" justifyContent="space-between">
        <Text size="sm" role="status" fontWeight="medium">
          {all ? t('chosen', { count: chosen.length, total: all.length }) : '\u00a0'}
          {named}
        </Text>
        <Button size="sm" variant="ghost" disabled={chosen.length === 0} onClick={() => set([])}>
          {t('chooseNone')}
        </Button>
      </Flex>
      {error ? (
        <Text size="sm" tone="danger" id={error.id} role="alert">
          {error.text}
        </Text>
      ) : null}
      {all ? (
        <Box
          maxHeight={height}
          overflowY="auto"
          borderWidth="1px"
          borderColor="border.default"
          borderRadius="md"
          px="3"
          py="1.5"
        >
          {rows.map((unit) => (
            <Flex key={unit.id} justify="space-between" align="start" gap="3" py="1">
              <Checkbox
                label={
                  <>
                    {unit.name}{' '}
                    <Text as="span" size="sm" tone="muted">
                      {about(unit)}
                    </Text>
                  </>
                }
                checked={chosen.includes(unit.id)}
                onChange={(event) => toggle(unit.id, event.target.checked)}
              />
              {end?.(unit)}
            </Flex>
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
      ) : (
        <LoadingState>
          <Skeleton height={height} />
        </LoadingState>
      )}
    </Stack>
  );
}
