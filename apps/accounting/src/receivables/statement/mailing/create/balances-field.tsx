import { useCommunity, useMessages } from '@courtyard/common';
import type { UnitBalance } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import {
  Box,
  Button,
  Checkbox,
  ErrorLine,
  Flex,
  LoadingState,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { useFieldDescription } from '@courtyard/ui/forms';
import { useState } from 'react';
import { shownUnits } from '../../../../parts/units.rules';
import { unitsMessages } from '../../../invoice/units/units.messages';
import { statementRunMessages } from '../statement-run.messages';
import { useUnitBalances } from '../statement-run.queries';

interface BalancesFieldProps {
  chosen: readonly string[];
  onChange: (propertyIds: string[]) => void;
}

/** The units with what they owe, those that owe most first, to choose from. */
export function BalancesField({ chosen, onChange: set }: BalancesFieldProps) {
  const t = useMessages(statementRunMessages);
  const tUnits = useMessages(unitsMessages);
  const found = useUnitBalances();
  const [search, setSearch] = useState('');
  useFieldDescription('propertyIds', {
    label: t('unit'),
    text: (value) => (Array.isArray(value) ? String(value.length) : ''),
    isPart: true,
  });
  if (found.isError) return <ErrorLine onRetry={() => void found.refetch()}>{tUnits('notLoaded')}</ErrorLine>;
  if (!found.data)
    return (
      <LoadingState>
        <Skeleton height="16rem" />
      </LoadingState>
    );
  const all = found.data
    .map((unit) => ({ ...unit, name: unit.property.name }))
    .toSorted((one, other) => other.balanceMinor - one.balanceMinor);
  const { rows, more } = shownUnits(all, search);
  const toggle = (id: string, isChosen: boolean) =>
    set(isChosen ? [...chosen, id] : chosen.filter((unitId) => unitId !== id));
  return (
    <Stack gap="3" role="group" aria-label={t('unit')}>
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 12rem">
          <SearchBox label={t('find')} value={search} onChange={setSearch} delayMs={0} />
        </Box>
        <Button size="sm" variant="ghost" disabled={chosen.length === 0} onClick={() => set([])}>
          {tUnits('chooseNone')}
        </Button>
      </Flex>
      <Text size="sm" role="status" fontWeight="medium">
        {tUnits('chosen', { count: chosen.length, total: all.length })}
      </Text>
      <Box
        maxHeight="22rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="md"
        px="3"
        py="1.5"
      >
        {rows.map((unit) => (
          <BalanceRow
            key={unit.property.id}
            unit={unit}
            isChosen={chosen.includes(unit.property.id)}
            onToggle={toggle}
          />
        ))}
        {rows.length === 0 ? (
          <Text size="sm" tone="muted" py="2">
            {t('rowsNone')}
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

interface BalanceRowProps {
  unit: UnitBalance;
  isChosen: boolean;
  onToggle: (id: string, isChosen: boolean) => void;
}

function BalanceRow({ unit, isChosen, onToggle }: BalanceRowProps) {
  const t = useMessages(statementRunMessages);
  const { currency } = useCommunity();
  const { property, owners, balanceMinor, reachable, isHeld } = unit;
  const notes = [
    owners === '' ? t('noOwner') : owners,
    ...(isHeld ? [t('onHold')] : []),
    ...(owners !== '' && reachable === 0 ? [t('noAddress')] : []),
  ].join(' · ');
  return (
    <Flex justify="space-between" align="start" gap="3" py="1">
      <Checkbox
        label={
          <>
            {property.name}{' '}
            <Text as="span" size="sm" tone="muted">
              {notes}
            </Text>
          </>
        }
        checked={isChosen}
        onChange={(event) => onToggle(property.id, event.target.checked)}
      />
      <Text size="sm" numeric flexShrink="0">
        <Money amountMinor={balanceMinor} currency={currency} />
      </Text>
    </Flex>
  );
}
