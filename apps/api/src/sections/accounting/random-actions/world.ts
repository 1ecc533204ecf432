import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Dice } from '../../../platform/section/demo/dice';
import type { TestApp } from '../../../testing';
import { today } from '../receivables/owner-account/owner.fixture';
import { SaleScene } from '../receivables/sale/sale.fixture';

/** What the API answered to an action; null where there was nothing to do it to. */
export type Answered = { status: number; text: string } | null;
export type Action = (world: World) => Promise<Answered>;

/** Why, wherever a reason is asked for. */
export const reason = 'As it came';

const days = ['03-05', '03-31', '04-10', '04-30', '05-05', '05-20', '06-03', '06-10'].map(
  (day) => `2026-${day}`,
);

/** Units and a vendor of their own, and chance that falls the same way for a seed. */
export class World extends SaleScene {
  readonly dice: Dice;
  readonly units: string[] = [];
  readonly sold = new Set<string>();
  vendorId = '';

  constructor(app: TestApp, seed: string) {
    super(app);
    this.dice = new Dice(seed);
  }

  async start(): Promise<void> {
    await this.begin();
    await this.prove();
    await this.set({ owed: 'buyer', credit: 'buyer', effectiveOn: '2026-01-01' });
    await this.chargeLateFrom('2026-03-01');
    const word = randomUUID().slice(0, 8);
    for (const place of [1, 2, 3]) this.units.push(await this.unit(`H-${word}-${place}`));
    const { data } = await (
      await this.treasurer()
    ).ok('POST /api/v1/vendors', { body: { name: `Vendor ${word}` } });
    this.vendorId = data.id;
  }

  /** What is late draws a fee and interest. */
  private async chargeLateFrom(effectiveOn: string): Promise<void> {
    await (
      await this.treasurer()
    ).ok('POST /api/v1/late-charge-policies', {
      body: {
        name: 'florida',
        effectiveOn,
        lateFee: { graceDays: 10, fixedMinor: 2_500, millionths: 0, of: 'installment', capMinor: null },
        interest: { millionthsPerYear: 120_000, fromDays: 0, yearDays: '365' },
        feeAccountId: this.id('4100'),
        interestAccountId: this.id('4110'),
      },
    });
  }

  day = () => (this.dice.percent(25) ? today : this.dice.pick(days));
  /** On which something is taken back: today as often as not, since it is refused before it began. */
  backDay = () => (this.dice.percent(50) ? today : this.day());
  amount = () => this.dice.between(1, 60) * 500;

  /** One of the newest documents of a table; undefined where there is none. */
  async one(
    table: 'invoice' | 'payment' | 'deposit' | 'adjustment' | 'bill' | 'vendor_payment',
  ): Promise<string | undefined> {
    const { rows } = await this.within((tx) =>
      sql<{ id: string }>`select id from ${sql.table(table)} order by id desc limit 10`.execute(tx),
    );
    return rows.length === 0 ? undefined : this.dice.pick(rows).id;
  }

  /** A second person approves what waits for one. */
  async decide(answer: NonNullable<Answered>): Promise<NonNullable<Answered>> {
    const board = await this.app.client.as('board', 'demo');
    const { data } = await board.ok('GET /api/v1/approvals', { query: { state: 'waiting' } });
    for (const { id: approvalId, canDecide, section } of data)
      if (canDecide && section === 'accounting')
        await board.ok('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });
    return answer;
  }

  /** The clock uses credit for what is due, charges what is late, and takes back what does not stand. */
  chargeLate = () => this.app.runJob('accounting.late-charges');

  /** Write-offs that stand. */
  writtenOff = (): Promise<string[]> =>
    this.within(async (tx) => {
      const rows = await tx
        .selectFrom('adjustment')
        .select('id')
        .where('kind', '=', 'write-off')
        .where('voidedOn', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    });

  /** Payments that wait for a deposit, the oldest first. */
  undeposited = async (): Promise<string[]> => {
    const { data } = await (await this.treasurer()).ok('GET /api/v1/undeposited-payments');
    return data.map(({ id }) => id);
  };

  /** Bills and credits of which something is open, with how much. */
  openBills = (): Promise<{ id: string; openMinor: number; isCredit: boolean }[]> =>
    this.within(async (tx) => {
      const rows = await tx
        .selectFrom('bill')
        .select(['id', 'openMinor'])
        .where('openMinor', '<>', 0)
        .orderBy('id')
        .execute();
      return rows.map(({ id, openMinor }) => ({
        id,
        openMinor: Math.abs(openMinor),
        isCredit: openMinor < 0,
      }));
    });
}
