import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { addDays } from '@courtyard/contract/days';
import type { Tx } from '../../../../platform/database/database';
import { actingIn, type DemoActing } from '../../../../platform/section/demo/acting';
import type { DemoPerson, DemoSeed } from '../../../../platform/section/demo/demo-community';
import { todayOf } from '../../../../platform/section/call-context';
import { approve, refuse } from '../../../../platform/tenancy/approvals/decide.service';
import { settleDraft } from '../../../accounting';
import { submitClaim, withdrawClaim } from '../claim.service';
import { claimChoices, getClaim } from '../expense-claim-details';
import { reviewClaim } from '../reviewing/review-claim.service';
import { receiptPicture } from './receipt-picture';

interface DemoClaim {
  by: DemoPerson;
  shop: string;
  purpose: string;
  amountMinor: number;
  daysAgo: number;
  /** How far it gets. */
  until: 'submitted' | 'pending' | 'returned' | 'withdrawn' | 'approved' | 'payable' | 'paid';
}

const claims: readonly DemoClaim[] = [
  {
    by: 'owner',
    shop: 'HARBOR HARDWARE',
    purpose: 'Light bulbs for the lobby',
    amountMinor: 4_862,
    daysAgo: 41,
    until: 'paid',
  },
  {
    by: 'board',
    shop: 'OFFICE CORNER',
    purpose: 'Printer paper for annual meeting',
    amountMinor: 3_120,
    daysAgo: 24,
    until: 'payable',
  },
  {
    by: 'owner',
    shop: 'GREEN NURSERY',
    purpose: 'Flowers for front entrance bed',
    amountMinor: 7_450,
    daysAgo: 12,
    until: 'approved',
  },
  {
    by: 'treasurer',
    shop: 'POST OFFICE',
    purpose: 'Certified mail',
    amountMinor: 1_845,
    daysAgo: 9,
    until: 'pending',
  },
  {
    by: 'owner',
    shop: 'CITY LOCKS',
    purpose: 'Keys for the bike room',
    amountMinor: 2_790,
    daysAgo: 6,
    until: 'returned',
  },
  {
    by: 'board',
    shop: 'BAKERY NO 5',
    purpose: 'Coffee for the volunteers',
    amountMinor: 2_235,
    daysAgo: 5,
    until: 'withdrawn',
  },
  {
    by: 'owner',
    shop: 'POOL SUPPLY',
    purpose: 'Test strips for the pool',
    amountMinor: 1_999,
    daysAgo: 2,
    until: 'submitted',
  },
];

const dayMs = 86_400_000;

async function submit(
  as: DemoActing,
  { by, shop, purpose, amountMinor, daysAgo }: DemoClaim,
): Promise<ExpenseClaim> {
  const context = await as(by);
  const { tx, tenant, platform, caller } = context;
  const spentOn = addDays(todayOf(context), -daysAgo);
  const content = receiptPicture([
    shop,
    spentOn,
    '',
    `TOTAL   $${(amountMinor / 100).toFixed(2)}`,
    '',
    'THANK YOU',
  ]);
  const file = await platform.files.store(tx, {
    tenantId: tenant.id,
    name: 'Receipt.png',
    content,
    uploadedBy: caller.memberId,
  });
  const claim = await submitClaim(context, { fileIds: [file.id], amountMinor, spentOn, purpose });
  const submittedAt = new Date(platform.clock().getTime() - daysAgo * dayMs);
  await tx.updateTable('expenseClaim').set({ submittedAt }).where('id', '=', claim.id).execute();
  return claim;
}

const approvalOf = async (tx: Tx, claimId: string): Promise<string> =>
  (
    await tx
      .selectFrom('approval')
      .select('id')
      .where('record', '=', 'expense-claim')
      .where('recordId', '=', claimId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
  ).id;

/** Takes a claim as far as it gets: each step by somebody who may. */
async function carry(as: DemoActing, claim: ExpenseClaim, { by, until }: DemoClaim): Promise<void> {
  if (until === 'submitted') return;
  if (until === 'withdrawn') {
    await withdrawClaim(await as(by), claim.id, claim.version);
    return;
  }
  const reviewer = await as(by === 'treasurer' ? 'admin' : 'treasurer');
  const { accounts, funds } = await claimChoices(reviewer);
  const [account, fund] = [
    accounts.find(({ name }) => /repairs|maintenance/i.test(name)) ?? accounts[0],
    funds[0],
  ];
  if (!account || !fund) return;
  const line = { accountId: account.id, fundId: fund.id, description: null, amountMinor: claim.amountMinor };
  await reviewClaim(reviewer, claim.id, { version: claim.version, lines: [line] });
  if (until === 'pending') return;
  const decider = await as(by === 'board' ? 'admin' : 'board');
  const approvalId = await approvalOf(decider.tx, claim.id);
  if (until === 'returned') {
    await refuse(decider, approvalId, 'The receipt is cut off. Attach a photo of the whole receipt.');
    return;
  }
  await approve(decider, approvalId);
  const { bill } = await getClaim(reviewer, claim.id);
  if (until !== 'approved' && bill?.id) await settleDraft(reviewer, bill.id, { isPaid: until === 'paid' });
}

/** Claims of the demo in every state, with a picture of each receipt. */
export const seedExpenseClaims: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const as = actingIn(tx, community, 'budget');
  for (const claim of claims) await carry(as, await submit(as, claim), claim);
};
