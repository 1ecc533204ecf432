import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { SpecialAssessment } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { Box, Button, isFound, TextLink } from '@courtyard/ui';
import { RowsCard } from '@courtyard/ui/details';
import { SearchBox } from '@courtyard/ui/data';
import { useState } from 'react';
import { AmountRow } from '../../../../parts/amount-row';
import { statementPaths } from '../../../statement/statement-paths';
import { detailsMessages } from './details.messages';

type Unit = SpecialAssessment['rows'][number];

interface UnitsCardProps {
  assessment: SpecialAssessment;
  onBillRest: (unit: Unit) => void;
}

const shownAtFirst = 20;

/** What each unit has of it; of many those that are looked for. */
export function UnitsCard({ assessment: { rows, ended }, onBillRest }: UnitsCardProps) {
  const t = useMessages(detailsMessages);
  const canBill = useCan('Special Assessment Create') && ended === null;
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = rows.filter(({ property, owners }) => isFound(`${property.name} ${owners}`, search));
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const more = found.length - shown.length;
  return (
    <>
      {rows.length > shownAtFirst ? (
        <SearchBox label={t('search')} value={search} onChange={setSearch} delayMs={0} />
      ) : null}
      <RowsCard
        title={t('units')}
        description={t('unitsText')}
        rows={shown}
        none={t('noUnits')}
        foot={
          more > 0 ? (
            <Box pt="3">
              <Button size="sm" variant="ghost" ms="-3" onClick={() => setWhole(true)}>
                {t('more', { count: more })}
              </Button>
            </Box>
          ) : null
        }
      >
        {(unit) => (
          <UnitRow
            key={unit.property.id}
            unit={unit}
            onBillRest={canBill && unit.restMinor > 0 ? () => onBillRest(unit) : undefined}
          />
        )}
      </RowsCard>
    </>
  );
}

function UnitRow({ unit, onBillRest }: { unit: Unit; onBillRest: (() => void) | undefined }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canOpen = useCan('Invoice Details View');
  const { property, owners, leviedMinor, openMinor, restMinor } = unit;
  const parts = [
    ...(openMinor > 0 ? [t('open', { amount: formats.money(openMinor, currency) })] : []),
    ...(restMinor > 0 ? [t('rest', { amount: formats.money(restMinor, currency) })] : []),
  ];
  return (
    <AmountRow
      title={
        canOpen ? <TextLink to={statementPaths.of(property.id)}>{property.name}</TextLink> : property.name
      }
      amountMinor={leviedMinor}
      below={parts.length === 0 ? t('paid') : parts.join(' · ')}
    >
      {owners}
      {onBillRest === undefined ? null : (
        <Box>
          <Button
            size="sm"
            variant="link"
            aria-label={`${t('billRest')}: ${property.name}`}
            onClick={onBillRest}
          >
            {t('billRest')}
          </Button>
        </Box>
      )}
    </AmountRow>
  );
}
