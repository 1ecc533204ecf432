import { useCommunity, useMessages } from '@courtyard/common';
import type { StatementRunUnit } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { Box, Money, Stack, Text, TextLink } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { useState } from 'react';
import { shownUnits, unitsLike } from '../../../parts/units.rules';
import { LetterStateBadge } from '../../letter/letter-state-badge';
import { statementPaths } from '../statement-paths';
import { unitsMessages } from '../../invoice/units/units.messages';
import { statementRunMessages } from './statement-run.messages';

/** So few are seen at once. */
const searchedFrom = 12;

/** What became of each unit of a run: the letters to its owners, or why there is none. */
export function RunRowsCard({ rows: all }: { rows: readonly StatementRunUnit[] }) {
  const t = useMessages(statementRunMessages);
  const tUnits = useMessages(unitsMessages);
  const [search, setSearch] = useState('');
  const named = all.map((row) => ({ ...row, id: row.property.id, name: row.property.name }));
  const { rows, more } = shownUnits(unitsLike(named, search));
  return (
    <Stack gap="3">
      {all.length < searchedFrom ? null : (
        <SearchBox label={tUnits('find')} value={search} onChange={setSearch} delayMs={0} />
      )}
      <RowsCard
        title={t('rows')}
        description={t('rowsText')}
        rows={rows}
        none={tUnits('noneFound')}
        foot={
          more > 0 ? (
            <Text size="sm" tone="muted" pt="3">
              {tUnits('moreUnits', { count: more })}
            </Text>
          ) : null
        }
      >
        {(row) => <UnitRow key={row.property.id} row={row} />}
      </RowsCard>
    </Stack>
  );
}

function UnitRow({ row: { property, owners, balanceMinor, outcome, letters } }: { row: StatementRunUnit }) {
  const t = useMessages(statementRunMessages);
  const { currency } = useCommunity();
  return (
    <PartRow
      title={<TextLink to={statementPaths.of(property.id)}>{property.name}</TextLink>}
      aside={<Money amountMinor={balanceMinor} currency={currency} />}
    >
      {outcome === 'mailed' ? (
        <Stack as="ul" gap="1.5" listStyleType="none" mt="1">
          {letters.map(({ id, recipient, state, withheld }) => (
            <Box
              as="li"
              key={id}
              display="flex"
              flexWrap="wrap"
              columnGap="2"
              rowGap="0.5"
              alignItems="center"
            >
              <span>{recipient}</span>
              <LetterStateBadge value={state} />
              {withheld === null ? null : <span>{t(`withheld.${withheld}`)}</span>}
            </Box>
          ))}
        </Stack>
      ) : (
        `${owners === '' ? t('noOwner') : owners} · ${t(`outcome.${outcome}`)}`
      )}
    </PartRow>
  );
}
