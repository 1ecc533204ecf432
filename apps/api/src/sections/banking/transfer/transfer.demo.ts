import type { TransferInput } from '@courtyard/contract/banking/transfer/transfer';
import { accounts, funds, postSeed } from '../../../ledger';
import { newId } from '../../../platform/core/ids';
import { actingIn } from '../../../platform/section/demo/acting';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { todayOf } from '../../../platform/section/call-context';
import { postTransfer } from './post-transfer';

type Move = Pick<TransferInput, 'purpose' | 'amountMinor' | 'memo'> & { from: string; to: string };

/** The larger demo community lent to operations from the reserve and got a part of it back; it contributed, and moved cash within a fund. */
export const seedTransfers: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const banks = (await accounts(tx)).filter(
    ({ purpose, fundId, archivedAt }) => purpose === 'bank' && fundId !== null && archivedAt === null,
  );
  const kinds = new Map((await funds(tx)).map(({ id, kind }) => [id, kind]));
  const operating = banks.find(({ fundId }) => kinds.get(fundId ?? '') === 'operating');
  const reserve = banks.find(({ fundId }) => kinds.get(fundId ?? '') === 'reserve');
  if (!operating || !reserve) return;
  const second = banks.find(({ id, fundId }) => fundId === reserve.fundId && id !== reserve.id);
  const [op, res] = [operating.id, reserve.id];
  const moves: Move[] = [
    { from: res, to: op, purpose: 'loan', amountMinor: 500_000, memo: 'Insurance premium before dues' },
    { from: op, to: res, purpose: 'repayment', amountMinor: 200_000, memo: 'First loan repayment' },
    { from: op, to: res, purpose: 'contribution', amountMinor: 150_000, memo: 'Pool season surplus' },
    ...(second
      ? [
          {
            from: res,
            to: second.id,
            purpose: 'same-fund' as const,
            amountMinor: 100_000,
            memo: 'To the certificate of deposit',
          },
        ]
      : []),
  ];
  const context = await actingIn(tx, community, 'banking')('treasurer');
  const { board, treasurer } = community.people;
  const nameOf = ({ memberId: id, displayName: name }: typeof board) => ({ id, name });
  for (const { from, to, ...move } of moves) {
    const input = { ...move, on: todayOf(context), fromAccountId: from, toAccountId: to };
    await postTransfer(context, newId(), input, nameOf(board));
    // A transaction posts once, but for what fills a community that nobody works in yet.
    await postSeed(tx, [], nameOf(treasurer));
  }
};
