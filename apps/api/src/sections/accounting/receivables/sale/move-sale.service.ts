import type { SaleMove, SaleMoveInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import { type Actor, post } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { changeOpen, changesOf } from '../owner-account/invoice-open.sql';
import { moveEntry, type PlannedMove, planMove } from './plan-move';

const told = ({ unit: _unit, toLedgerId: _ledger, items: _items, ...move }: PlannedMove): SaleMove => move;

/** What a move would do. Nothing is written. */
export const previewMove = async (
  context: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  propertyId: string,
  input: SaleMoveInput,
): Promise<SaleMove> => told(await planMove(context, propertyId, input, { isPosted: false }));

/** Moves what former owners left to those who own the unit. The invoices of it are settled: what replaces them is the buyers'. */
export async function moveSale(
  context: Omit<CallContext, 'caller'>,
  propertyId: string,
  input: SaleMoveInput,
  actor: Actor,
): Promise<SaleMove> {
  const { tx } = context;
  const plan = await planMove(context, propertyId, input, { isPosted: true });
  const { items, toLedgerId, unit, from, to, owedMinor, creditMinor } = plan;
  if (items.length === 0 || toLedgerId === null)
    throw conflict('nothing-to-move', 'This account has no balance to transfer.');
  await changeOpen(
    tx,
    changesOf(
      items.map(({ control, sourceKind, sourceId, balance }) => ({
        invoiceId: control === 'receivable' && sourceKind === 'invoice' ? sourceId : null,
        amountMinor: -balance,
      })),
    ),
  );
  const after = { property: unit, from, to, movedOn: input.movedOn, owedMinor, creditMinor };
  await recordChange(context, changeOf('unit-sale.move', { 'unit-sale': input.ledgerId }, {}, after));
  await post(tx, [moveEntry(plan, toLedgerId, input)], actor);
  return told(plan);
}
