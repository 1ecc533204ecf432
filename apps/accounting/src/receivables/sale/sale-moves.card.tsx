import { lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { MadeSaleMove } from '@courtyard/contract/accounting/receivables/sale/sale';
import { Box, Button, DayText, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { type ComponentProps, useState } from 'react';
import { partsMessages } from '../../parts/parts.messages';
import { entryPath } from '../invoice/invoice-paths';
import { saleMessages } from './sale.messages';
import { useSaleMoves } from './sale.queries';
import type { UndoMoveDialog as UndoMove } from './undo-move.dialog';

const UndoMoveDialog = lazyOverlay<ComponentProps<typeof UndoMove>>(
  async () => (await import('./undo-move.dialog')).UndoMoveDialog,
);

/** What of a unit went to its buyers, and what of that was undone; nothing where nothing ever did. */
export function SaleMovesCard({ propertyId }: { propertyId: string }) {
  const t = useMessages(saleMessages);
  const canWrite = useCan('Invoice Create');
  const { data: moves } = useSaleMoves(propertyId);
  const [undoing, setUndoing] = useState<MadeSaleMove | null>(null);
  if (moves === undefined || moves.length === 0) return null;
  return (
    <Box mt="5">
      <RowsCard title={t('moves')} description={t('movesText')} rows={moves} none="">
        {(move) => (
          <MoveRow
            key={move.id}
            move={move}
            onUndo={canWrite && move.undone === null ? () => setUndoing(move) : null}
          />
        )}
      </RowsCard>
      {undoing ? (
        <UndoMoveDialog propertyId={propertyId} move={undoing} onClose={() => setUndoing(null)} />
      ) : null}
    </Box>
  );
}

function MoveRow({ move, onUndo }: { move: MadeSaleMove; onUndo: (() => void) | null }) {
  const t = useMessages(saleMessages);
  const tParts = useMessages(partsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { from, to, entry, movedOn, movedBy, owedMinor, creditMinor, undone } = move;
  const facts = [
    ...(owedMinor > 0 ? [t('wasOwed', { owed: formats.money(owedMinor, currency) })] : []),
    ...(creditMinor > 0 ? [t('wasCredit', { credit: formats.money(creditMinor, currency) })] : []),
    t('movedBy', { by: movedBy }),
  ];
  return (
    <PartRow
      title={t('fromTo', { from, to })}
      badge={undone ? <StatusBadge status="neutral">{t('undone')}</StatusBadge> : null}
      aside={<DayText day={movedOn} />}
    >
      {facts.join(' · ')} · <TextLink to={entryPath(entry.id)}>{tParts('entry', { no: entry.no })}</TextLink>
      {undone ? (
        <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {t('undoneBy', { day: formats.day(undone.on), by: undone.by, reason: undone.reason })}
        </Text>
      ) : null}
      {onUndo === null ? null : (
        <Box>
          <Button size="sm" variant="ghost" onClick={onUndo}>
            {t('undo')}
          </Button>
        </Box>
      )}
    </PartRow>
  );
}
