import type {
  StatementRunInput,
  StatementRunPreview,
  StatementRunUnit,
} from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { addMonths } from '@courtyard/contract/days';
import { invalid } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { type BalanceOfUnit, balancesOfUnits } from './unit-balances';

export interface PlannedUnit extends BalanceOfUnit {
  outcome: StatementRunUnit['outcome'];
}

export interface PlannedStatements {
  fromOn: string;
  at: string;
  units: PlannedUnit[];
}

/** Who owns nothing has no statement; who owes nothing is none of those who owe. */
const isAsked = ({ owners, balanceMinor }: BalanceOfUnit, { audience }: StatementRunInput): boolean =>
  audience === 'chosen' || (owners !== '' && (audience === 'all' || balanceMinor > 0));

/** Whose statements are mailed, who cannot be reached, and who is left alone. Throws a Problem, 422. */
export async function planStatements(
  context: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  input: StatementRunInput,
): Promise<PlannedStatements> {
  const { audience, propertyIds, includesHeld } = input;
  const at = todayOf(context);
  if (input.fromOn !== null && input.fromOn > at) throw invalid({ fromOn: 'This date is in the future.' });
  const ids = [...new Set(propertyIds)];
  if (audience === 'chosen' && ids.length === 0) throw invalid({ propertyIds: 'Choose at least one unit.' });
  const units = await balancesOfUnits(context, audience === 'chosen' ? ids : undefined);
  if (audience === 'chosen' && units.length < ids.length)
    throw invalid({ propertyIds: 'Unit not found, or it’s archived.' });
  return {
    fromOn: input.fromOn ?? addMonths(at, -12),
    at,
    units: units
      .filter((unit) => isAsked(unit, input))
      .map((unit) => ({
        ...unit,
        outcome:
          unit.isHeld && !includesHeld ? 'on-hold' : unit.readers.length === 0 ? 'no-address' : 'mailed',
      })),
  };
}

/** How many get it, who cannot be reached and who is left out. Nothing is written. */
export async function previewStatements(
  context: ReadContext,
  input: StatementRunInput,
): Promise<StatementRunPreview> {
  const { fromOn, at, units } = await planStatements(context, input);
  const of = (outcome: PlannedUnit['outcome']) => units.filter((unit) => unit.outcome === outcome);
  const mailed = of('mailed');
  const named = ({ property, owners }: PlannedUnit) => ({ property, owners });
  return {
    fromOn,
    at,
    units: mailed.length,
    letters: mailed.reduce((sum, { readers }) => sum + readers.length, 0),
    balanceMinor: mailed.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0),
    unreachable: of('no-address').map(named),
    held: of('on-hold').map(named),
  };
}
