import type { FindOwnPlaces } from '../../../../platform/section/tasks/own-places';
import { formerLedgersOf } from './former-ledger.sql';
import { unitsOwnedBy } from './statement.sql';

/** The units that a member owns, and those they sold with something open: their accounts are theirs to see. */
export const findOwnAccounts: FindOwnPlaces = async (tx, { memberId, today, limit }) =>
  [
    ...(await unitsOwnedBy(tx, memberId, today)),
    ...(await formerLedgersOf(tx, memberId, today)).map(({ property }) => property),
  ]
    .slice(0, limit)
    .map(({ id, name }) => ({ id, title: name }));
