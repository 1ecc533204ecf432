import type { WhichRecord } from '@courtyard/contract/people/member/merge';
import { requireCanGive } from '../../../../platform/auth/permissions/granting.service';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { allowedTogether, moneyGained } from '../../role/approval/money-gained.sql';
import { type RoleHeld, rolesGained } from './merge.rules';
import type { MergeRecord } from './merge-records.sql';

/**
 * Who signs in afterwards gains what only the other record holds: the caller has to be allowed to give it, and rights over
 * money are given on the member's page, where a second person approves them.
 */
export async function requireCanGainRoles(
  context: CallContext,
  after: readonly RoleHeld[],
  { stays, goes, signIn }: { stays: MergeRecord; goes: MergeRecord; signIn: WhichRecord },
): Promise<void> {
  const signer = signIn === 'this' ? stays : goes;
  const gained = rolesGained(after, signer);
  const ids = gained.map(({ id }) => id);
  await requireCanGive(context, ids);
  const rights = await allowedTogether(context.tx, ids);
  const isLonger = gained.some(({ id }) => signer.roles.some((held) => held.id === id));
  const money = isLonger
    ? rights.filter((name) => context.platform.permissions.money.has(name))
    : await moneyGained(context, [signer.id], rights);
  if (money.length === 0) return;
  const names = gained.map(({ name }) => name).join(', ');
  throw conflict(
    'merge-over-money',
    msg`Merging would give the person who signs in as ${signer.name} rights over money (${names}). First assign these roles on their page, where a second person approves them, or remove them from the other record.`,
  );
}
