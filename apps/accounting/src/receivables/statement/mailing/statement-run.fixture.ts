import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type StatementRun,
  statementRun,
  type StatementRunPreview,
  type UnitBalance,
} from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { aspen } from '../../invoice/invoice.fixture';

export const birch = { id: idOf(21), name: 'Birch 7' };

export const balanceOf = (part: Partial<UnitBalance> = {}): UnitBalance => ({
  property: aspen,
  owners: 'Nora Vance',
  balanceMinor: 50_000,
  overdueMinor: 20_000,
  reachable: 1,
  isHeld: false,
  ...part,
});

export const runPreviewOf = (part: Partial<StatementRunPreview> = {}): StatementRunPreview => ({
  fromOn: '2025-12-01',
  at: '2026-12-01',
  units: 12,
  letters: 15,
  balanceMinor: 620_000,
  unreachable: [{ property: birch, owners: 'Omar Field' }],
  held: [],
  ...part,
});

/** Of two units, one of which nobody reaches. */
export const runOf = (part: Partial<StatementRun> = {}): StatementRun =>
  sampleOf(statementRun, {
    id: idOf(950),
    audience: 'owing',
    includesHeld: false,
    fromOn: '2025-12-01',
    at: '2026-12-01',
    askedAt: '2026-12-01T15:00:00Z',
    sentBy: 'Maya Okafor',
    units: 1,
    letters: 2,
    unreachable: 1,
    held: 0,
    waiting: 1,
    sent: 0,
    failed: 0,
    withheld: 1,
    rows: [
      {
        property: aspen,
        owners: 'Nora Vance',
        balanceMinor: 50_000,
        outcome: 'mailed',
        letters: [
          { id: idOf(951), recipient: 'Nora Vance', state: 'queued', withheld: null },
          { id: idOf(952), recipient: 'Theo Vance', state: 'withheld', withheld: 'on-hold' },
        ],
      },
      { property: birch, owners: 'Omar Field', balanceMinor: 12_000, outcome: 'no-address', letters: [] },
    ],
    ...part,
  });
