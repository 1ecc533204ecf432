import type { PayoutBatch, PayoutBatchInput } from '@courtyard/contract/banking/payout/payout';
import { post } from '../../../../ledger';
import { newId } from '../../../../platform/core/ids';
import { BillScene } from '../bill/bill.fixture';

const single = '/api/v1/payout-batches/:batchId';

type Parts = { billId: string; amountMinor: number }[];
type Named = Pick<PayoutBatch, 'id' | 'version'>;

/** Bills of vendors, $2,000.00 to pay them from, and batches as the treasurer prepares and the board approves them. */
export class PayoutScene extends BillScene {
  today = '';
  bankAccountId = '';

  override async begin(): Promise<void> {
    await super.begin();
    this.bankAccountId = this.id('1010');
    await this.within((tx) =>
      post(
        tx,
        [
          {
            key: 'payout-test-opening',
            date: '2026-01-02',
            kind: 'entry',
            memo: 'Money to pay from',
            lines: [
              { accountId: this.bankAccountId, fundId: this.id('OP'), amountMinor: 200_000 },
              { accountId: this.id('4010'), fundId: this.id('OP'), amountMinor: -200_000 },
            ],
          },
        ],
        { id: newId(), name: 'The test' },
      ),
    );
    const { data } = await (await this.treasurer()).ok('GET /api/v1/payouts-waiting');
    this.today = data.at;
  }

  bodyOf = (parts: Parts, more: Partial<PayoutBatchInput> = {}) => ({
    bankAccountId: this.bankAccountId,
    payOn: this.today,
    method: 'check' as const,
    parts,
    ...more,
  });

  draft = async (parts: Parts, more: Partial<PayoutBatchInput> = {}) =>
    (await (await this.treasurer()).ok('POST /api/v1/payout-batches', { body: this.bodyOf(parts, more) }))
      .data;

  asked = ({ id, version }: Named) => ({ params: { batchId: id }, body: { version } });

  prepare = async (batch: Named) =>
    (await (await this.treasurer()).ok(`POST ${single}/prepare`, this.asked(batch))).data;

  batch = async ({ id }: Pick<Named, 'id'>) =>
    (await (await this.treasurer()).ok(`GET ${single}`, { params: { batchId: id } })).data;

  approvalOf = async ({ id }: Pick<Named, 'id'>, state: 'waiting' | 'ended' = 'waiting') => {
    const query = { state, record: 'payout-batch', recordId: id };
    return (await (await this.board()).ok('GET /api/v1/approvals', { query })).data[0]?.id ?? '';
  };

  approved = async (parts: Parts, more: Partial<PayoutBatchInput> = {}) => {
    const batch = await this.prepare(await this.draft(parts, more));
    await (
      await this.board()
    ).ok('POST /api/v1/approvals/:approvalId/approve', {
      params: { approvalId: await this.approvalOf(batch) },
    });
    return this.batch(batch);
  };

  /** A bill of a new vendor. */
  billOf = async (name: string, amountMinor: number, code?: string, fund?: string) =>
    this.enter(await this.vendor(name), [this.line(amountMinor, code, fund)]);
}

/** All that is open of bills and credits. */
export const all = (...bills: { id: string; openMinor: number }[]): Parts =>
  bills.map(({ id, openMinor }) => ({ billId: id, amountMinor: Math.abs(openMinor) }));
