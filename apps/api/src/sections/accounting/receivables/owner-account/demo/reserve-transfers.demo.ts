import { addDays, addMonths } from '@courtyard/contract/days';
import { accounts, funds, postSeed, standingBetweenFunds, usedMonths } from '../../../../../ledger';
import { todayOf } from '../../../../../platform/section/call-context';
import type { DemoSeed } from '../../../../../platform/section/demo/demo-community';

const maxQuarters = 12;

/** Each quarter the demo's operating account passes on what it took in for the reserve until the last month ended. */
export const seedReserveTransfers: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const today = todayOf({ platform: community.platform, tenant: community });
  const ids = new Map([...(await accounts(tx)), ...(await funds(tx))].map(({ code, id }) => [code, id]));
  const idOf = (code: string) => ids.get(code) ?? '';
  const [first] = await usedMonths(tx);
  if (first === undefined) return;
  const { memberId: id, displayName: name } = community.people.treasurer;
  for (let quarter = 1; quarter <= maxQuarters; quarter += 1) {
    const month = addMonths(`${first}-01`, quarter * 3);
    const date = addDays(month, 18);
    if (date > today) return;
    const owed = (await standingBetweenFunds(tx, addDays(month, -1)))
      .filter(({ fundId }) => fundId === idOf('RES'))
      .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
    if (owed <= 0) continue;
    const moved = [
      ['1020', 'RES', owed],
      ['1010', 'OP', -owed],
    ] as const;
    const entry = {
      key: `demo:reserve-transfer:${month}`,
      date,
      kind: 'transfer' as const,
      memo: 'Transfer of reserve assessments paid into the operating account',
      betweenFunds: true,
      lines: moved.map(([account, fund, amountMinor]) => ({
        accountId: idOf(account),
        fundId: idOf(fund),
        amountMinor,
      })),
    };
    await postSeed(tx, [entry], { id, name });
  }
};
