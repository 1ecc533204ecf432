import type { BillInput } from '@courtyard/contract/accounting/payables/bill/bill';
import type { TestApp } from '../../../../testing';
import { OwnerScene } from '../../receivables/owner-account/owner.fixture';
import { strayBills } from './queries/bill-open.sql';

type Line = BillInput['lines'][number];

/** The books of an association, empty, and vendors who bill it, as the treasurer enters and pays it. */
export class BillScene extends OwnerScene {
  private place = 0;

  constructor(private readonly scene: TestApp) {
    super(scene);
  }

  board = () => this.scene.client.as('board', 'demo');

  vendor = async (name: string, more: object = {}): Promise<string> => {
    const { data } = await (await this.treasurer()).ok('POST /api/v1/vendors', { body: { name, ...more } });
    return data.id;
  };

  line = (amountMinor: number, code = '5200', fund = 'OP', more: Partial<Line> = {}) => ({
    accountId: this.id(code),
    fundId: this.id(fund),
    amountMinor,
    ...more,
  });

  billBody = (vendorId: string, lines: ReturnType<BillScene['line']>[], more: Partial<BillInput> = {}) => ({
    vendorId,
    number: `B-${(this.place += 1)}`,
    billedOn: '2026-05-01',
    dueOn: '2026-05-31',
    lines,
    ...more,
  });

  /** Enters a bill; below $500.00 it is posted at once. */
  enter = async (vendorId: string, lines: ReturnType<BillScene['line']>[], more: Partial<BillInput> = {}) => {
    const body = this.billBody(vendorId, lines, more);
    return (await (await this.treasurer()).ok('POST /api/v1/bills', { body })).data;
  };

  read = async (billId: string) =>
    (await (await this.treasurer()).ok('GET /api/v1/bills/:billId', { params: { billId } })).data;

  payBody = (parts: { billId: string; amountMinor: number }[], more: object = {}) => ({
    paidOn: '2026-06-01',
    bankAccountId: this.id('1010'),
    method: 'check' as const,
    parts,
    ...more,
  });

  payBills = async (parts: { billId: string; amountMinor: number }[], more: object = {}) =>
    (
      await (
        await this.treasurer()
      ).ok('POST /api/v1/vendor-payments', {
        body: this.payBody(parts, more),
      })
    ).data;

  /** Pays what waits for a second person, who approves it. */
  payWithBoard = async (parts: { billId: string; amountMinor: number }[], more: object = {}) => {
    const { approvalIds } = await this.payBills(parts, more);
    const board = await this.board();
    for (const approvalId of approvalIds)
      await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
    const query = { sort: '-number' as const, limit: approvalIds.length };
    return (await board.ok('GET /api/v1/vendor-payments', { query })).data;
  };

  /** The approvals that wait about a bill. */
  waiting = async (recordId: string): Promise<string[]> => {
    const query = { state: 'waiting' as const, record: 'bill', recordId };
    const { data } = await (await this.board()).ok('GET /api/v1/approvals', { query });
    return data.map(({ id }) => id);
  };

  /** Sets how many decide from which amounts on, and over how many days a payee's amounts are added up; null takes the rule away. */
  rule = (
    kind: string,
    rule: { sumDays: number; limits: { fromMinor: number; deciders: number }[] } | null,
  ): Promise<void> =>
    this.within(async (tx) => {
      const of = { tenantId: this.scene.tenants.demo, kind };
      await tx.deleteFrom('approvalRuleLimit').where('kind', '=', kind).execute();
      await tx.deleteFrom('approvalRule').where('kind', '=', kind).execute();
      if (rule === null) return;
      const { sumDays, limits } = rule;
      await tx
        .insertInto('approvalRule')
        .values({ ...of, groupKind: null, groupId: null, sumDays, version: 1 })
        .execute();
      await tx
        .insertInto('approvalRuleLimit')
        .values(limits.map((limit) => ({ ...of, ...limit })))
        .execute();
    });

  /** Bills that say otherwise than the books what is open of them. */
  stray = () => this.within(strayBills);
}
