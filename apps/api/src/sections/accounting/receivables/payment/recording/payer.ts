import { unitsOn } from '../../unit-account/unit-ledger-on.sql';
import { notFound } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { formerLedger } from '../../statement/former-ledger.sql';

/** Characters that a payment has room for. */
const maxCharacters = 160;

/** Who pays for a unit unless somebody says otherwise: its owners on a day, or former owners by their ledger. Throws a Problem, 404. */
export async function payerOf(
  context: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  { propertyId, ledgerId, on }: { propertyId: string; ledgerId?: string | undefined; on: string },
): Promise<string | null> {
  const { tx } = context;
  const unit = (await unitsOn(tx, [propertyId], on)).get(propertyId);
  if (!unit) throw notFound('property');
  if (ledgerId === undefined) return unit.owners?.slice(0, maxCharacters) ?? null;
  const former = await formerLedger(tx, { propertyId, ledgerId }, todayOf(context));
  if (!former) throw notFound('account of former owners');
  return former.owners.slice(0, maxCharacters);
}
