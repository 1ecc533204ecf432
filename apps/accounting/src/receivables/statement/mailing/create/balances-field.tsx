import { useCommunity, useMessages } from '@courtyard/common';
import type { UnitBalance } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { ErrorLine, LoadingState, Money, Skeleton, Text } from '@courtyard/ui';
import { useFieldDescription } from '@courtyard/ui/forms';
import { UnitsList } from '../../../invoice/units/units-list';
import { unitsMessages } from '../../../invoice/units/units.messages';
import { statementRunMessages } from '../statement-run.messages';
import { useUnitBalances } from '../statement-run.queries';

interface BalancesFieldProps {
  chosen: readonly string[];
  onChange: (propertyIds: string[]) => void;
}

/** The units with what they owe, those that owe most first, to choose from. */
export function BalancesField({ chosen, onChange }: BalancesFieldProps) {
  const t = useMessages(statementRunMessages);
  const tUnits = useMessages(unitsMessages);
  const { currency } = useCommunity();
  const found = useUnitBalances();
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
    .map((unit) => ({ ...unit, ...unit.property }))
    .toSorted((one, other) => other.balanceMinor - one.balanceMinor);
  const notesOf = ({ owners, isHeld, reachable }: UnitBalance) =>
    [
      owners === '' ? t('noOwner') : owners,
      ...(isHeld ? [t('onHold')] : []),
      ...(owners !== '' && reachable === 0 ? [t('noAddress')] : []),
    ].join(' · ');
  return (
    <UnitsList
      label={t('unit')}
      all={all}
      chosen={chosen}
      onChange={onChange}
      height="22rem"
      about={notesOf}
      end={({ balanceMinor }) => (
        <Text size="sm" numeric flexShrink="0">
          <Money amountMinor={balanceMinor} currency={currency} />
        </Text>
      )}
    />
  );
}
