import type { SalePolicyInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import { verify } from '../../../../ledger';
import { OwnerScene, today } from '../owner-account/owner.fixture';
import { saleJob } from './sale.jobs';

export const listMoves = 'GET /api/v1/properties/:propertyId/sale-moves';
export const move = 'POST /api/v1/properties/:propertyId/sale-moves';
export const undo = 'POST /api/v1/properties/:propertyId/sale-moves/:moveId/undo';
export const reason = 'The sale fell through';

/** Units that are sold on 2 June, and what becomes of their accounts. */
export class SaleScene extends OwnerScene {
  statementOf = async (propertyId: string, ledgerId?: string) =>
    (
      await (
        await this.treasurer()
      ).ok('GET /api/v1/properties/:propertyId/statement', {
        params: { propertyId },
        query: ledgerId === undefined ? {} : { ledgerId },
      })
    ).data;

  /** A unit whose seller owes what is billed and paid of it. Gives the ledger of the seller. */
  sell = async (name: string, amounts: { owed?: number; ahead?: number }) => {
    const unit = await this.unit(name, { owner: `Seller of ${name}` });
    const { owed = 0, ahead = 0 } = amounts;
    let invoiceId = '';
    if (owed > 0)
      invoiceId = await this.bill(unit, [this.dues(owed - 500), this.reserve(500)], {
        issuedOn: '2026-03-01',
      });
    const paid =
      ahead > 0
        ? await this.pay([{ propertyId: unit, amountMinor: owed + ahead }], { receivedOn: '2026-05-20' })
        : null;
    await this.passOn(unit, `Buyer of ${name}`, '2026-06-02');
    const { data } = await (
      await this.treasurer()
    ).ok('GET /api/v1/properties/:propertyId/collection', { params: { propertyId: unit } });
    return { unit, invoiceId, paymentId: paid?.id ?? '', ledgerId: data.former[0]?.ledgerId ?? '' };
  };

  /** Ends the ownership of a unit, and begins that of the next on a day. */
  passOn = async (propertyId: string, owner: string, startsOn: string): Promise<void> => {
    const endsOn = new Date(Date.parse(startsOn) - 86_400_000).toISOString().slice(0, 10);
    await this.within((tx) =>
      tx
        .updateTable('ownership')
        .set({ endsOn })
        .where('propertyId', '=', propertyId)
        .where('endsOn', 'is', null)
        .execute(),
    );
    await this.own(propertyId, { owner, startsOn });
  };

  /** The clock moves what goes with the units. */
  run = async () => {
    const tenant = await this.app.platform.tenants.byId(this.app.tenants.demo);
    if (!tenant) throw new Error('there is no demo');
    await saleJob.run(this.app.platform, tenant);
  };

  /** Says who keeps what. */
  set = async (body: SalePolicyInput) =>
    (await (await this.treasurer()).ok('POST /api/v1/sale-policies', { body })).data;

  movesOf = async (propertyId: string) =>
    (await (await this.treasurer()).ok(listMoves, { params: { propertyId } })).data;

  /** The last move of a unit, as a path names it. */
  lastMove = async (propertyId: string) => ({
    propertyId,
    moveId: (await this.movesOf(propertyId))[0]?.id ?? '',
  });

  /** A unit that was sold, and moved by the clock. */
  moved = async (name: string, amounts: { owed?: number; ahead?: number }) => {
    const sold = await this.sell(name, amounts);
    await this.run();
    return { ...sold, params: await this.lastMove(sold.unit) };
  };

  tryUndo = async (params: { propertyId: string; moveId: string }, on = today) =>
    (await this.treasurer()).call(undo, { params, body: { on, reason } });

  /** What is wrong with the books, and invoices that say otherwise than they. */
  faults = async () => [...(await this.strays()), ...(await this.within(verify)).faults];
}
