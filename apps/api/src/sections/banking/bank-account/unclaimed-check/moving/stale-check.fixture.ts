import { trialBalance } from '../../../../../ledger';
import { type Books, openBooks } from '../../../../../ledger/books.fixture';
import type { TestApp, TestPerson } from '../../../../../testing';

/** Books with a checking account of which checks are written, on June 15, 2026. */
export class StaleCheckScene {
  books!: Books;
  treasurer!: TestPerson;
  board!: TestPerson;
  vendorId = '';

  constructor(private readonly app: TestApp) {}

  get accountId(): string {
    return this.books.account('1010');
  }

  async begin(): Promise<void> {
    this.app.setClock(new Date('2026-06-15T16:00:00Z'));
    this.books = await openBooks(this.app);
    this.treasurer = await this.app.client.as('treasurer', 'demo');
    this.board = await this.app.client.as('board', 'demo');
    const { data } = await this.treasurer.ok('POST /api/v1/vendors', { body: { name: `Elm ${Date.now()}` } });
    this.vendorId = data.id;
  }

  approve = (approvalId: string, person = this.board) =>
    person.call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });

  /** A bill of the vendor that is paid by check; gives the payment's id. */
  pay = async (amountMinor: number, paidOn: string): Promise<string> => {
    const line = { accountId: this.books.account('5200'), fundId: this.books.fund('OP'), amountMinor };
    const { data: bill } = await this.treasurer.ok('POST /api/v1/bills', {
      body: {
        vendorId: this.vendorId,
        number: `${paidOn} ${amountMinor}`,
        billedOn: '2025-10-01',
        dueOn: '2025-10-31',
        lines: [line],
      },
    });
    const { data: asked } = await this.treasurer.ok('POST /api/v1/vendor-payments', {
      body: {
        paidOn,
        bankAccountId: this.accountId,
        method: 'check',
        parts: [{ billId: bill.id, amountMinor }],
      },
    });
    for (const approvalId of asked.approvalIds) await this.approve(approvalId);
    const { data } = await this.board.ok('GET /api/v1/vendor-payments', {
      query: { sort: '-number', limit: 1 },
    });
    return data[0]?.id ?? '';
  };

  move = (paymentIds: string[], on = '2026-06-15', person = this.treasurer) =>
    person.call('POST /api/v1/bank-accounts/:accountId/unclaimed-checks', {
      params: { accountId: this.accountId },
      body: { paymentIds, on },
    });

  /** Moves checks and approves it as another person does. */
  moved = async (paymentIds: string[], on?: string): Promise<void> => {
    const answer = await this.move(paymentIds, on);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    for (const approvalId of answer.body.data.approvalIds) {
      const approved = await this.approve(approvalId);
      if (approved.status !== 200) throw new Error(JSON.stringify(approved.body));
    }
  };

  checksAt = async (at: string) =>
    (
      await this.treasurer.ok('GET /api/v1/bank-accounts/:accountId/checks', {
        params: { accountId: this.accountId },
        query: { at },
      })
    ).data;

  outstandingAt = async (at: string) =>
    (
      await this.treasurer.ok('GET /api/v1/bank-accounts/:accountId/outstanding', {
        params: { accountId: this.accountId },
        query: { at },
      })
    ).data;

  moveOf = async (paymentId: string) =>
    (await this.checksAt('2026-06-15')).checks.find((check) => check.paymentId === paymentId)?.moved?.id ??
    '';

  undo = (unclaimedCheckId: string, on = '2026-06-15', person = this.treasurer) =>
    person.call('POST /api/v1/unclaimed-checks/:unclaimedCheckId/undo', {
      params: { unclaimedCheckId },
      body: { on, reason: 'Cashed after all' },
    });

  /** Amounts from which on another person approves a move. */
  limitFrom = (fromMinor: number) =>
    this.books.within(async (tx) => {
      const of = { tenantId: this.app.tenants.demo, kind: 'banking.unclaimed-check' };
      await tx
        .insertInto('approvalRule')
        .values({ ...of, groupKind: null, groupId: null, sumDays: null, version: 1 })
        .execute();
      await tx
        .insertInto('approvalRuleLimit')
        .values({ ...of, fromMinor, deciders: 1 })
        .execute();
    });

  setting = async () => (await this.treasurer.ok('GET /api/v1/bank-setting', {})).data;

  set = async (body: { staleAfterDays?: number; unclaimedAccountId?: string | null }) => {
    const { staleAfterDays, unclaimedAccount, version } = await this.setting();
    const unclaimedAccountId = unclaimedAccount?.id ?? null;
    return this.treasurer.call('PUT /api/v1/bank-setting', {
      body: { staleAfterDays, unclaimedAccountId, version, ...body },
    });
  };

  /** What accounts and types of accounts stand at, by code and by type: debits are positive. */
  balances = async (): Promise<Map<string, number>> => {
    const rows = await this.books.within((tx) => trialBalance(tx, { at: '2026-06-15', basis: 'accrual' }));
    const sums = new Map<string, number>();
    for (const { code, type, balanceMinor } of rows)
      for (const key of [code, type]) sums.set(key, (sums.get(key) ?? 0) + balanceMinor);
    return sums;
  };
}
