import { type Books, openBooks } from '../../../../ledger/books.fixture';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import type { TestApp, TestPerson } from '../../../../testing';

/** The day on which all of it begins. */
const today = '2026-06-15';
const months = 12;

/** A year by months: what does not divide is in the first. */
function monthsOf(yearMinor: number): number[] {
  const each = Math.floor(yearMinor / months);
  return Array.from({ length: months }, (_, place) => (place === 0 ? yearMinor - (months - 1) * each : each));
}

/** The demo with the books of an association, units of its own, and budgets that are adopted. */
export class DuesScene {
  private books: Books | undefined;

  constructor(private readonly app: TestApp) {}

  async begin(): Promise<void> {
    this.app.setClock(new Date(`${today}T16:00:00Z`));
    this.books = await openBooks(this.app);
  }

  within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    this.app.platform.inTenant(this.app.tenants.demo, work);

  private opened(): Books {
    if (!this.books) throw new Error('the books are not open yet');
    return this.books;
  }

  account = (code: string): string => this.opened().account(code);

  line = (account: string, fund: string, amountMinor: number) => ({
    description: account,
    accountId: this.account(account),
    fundId: this.opened().fund(fund),
    amountMinor,
  });

  /** A unit with an owner. */
  async unit(unitNumber: string, { share = 0, billingRatio = 0 } = {}): Promise<string> {
    const admin = await this.app.client.as('admin', 'demo');
    const { data } = await admin.ok('POST /api/v1/properties', {
      body: {
        unitNumber,
        address: {},
        ownershipShareMillionths: share,
        billingRatioMillionths: billingRatio,
      },
    });
    const tenantId = this.app.tenants.demo;
    const personId = newId();
    await this.within(async (tx) => {
      await tx
        .insertInto('person')
        .values({
          tenantId,
          id: personId,
          name: `Owner of ${unitNumber}`,
          email: null,
          phone: null,
          memberId: null,
        })
        .execute();
      await tx
        .insertInto('ownership')
        .values({
          tenantId,
          id: newId(),
          propertyId: data.id,
          personId,
          startsOn: '2020-01-01',
          endsOn: null,
          shareMillionths: 1_000_000,
        })
        .execute();
    });
    return data.id;
  }

  /** A budget of the operating fund that is adopted: its assessments, its water and its other costs of a year. Gives its id. */
  async adopted(
    { treasurer, board }: { treasurer: TestPerson; board: TestPerson },
    yearFrom: string,
    water = 100_001,
  ): Promise<string> {
    const { data: made } = await treasurer.ok('POST /api/v1/budgets', {
      body: { fundId: this.opened().fund('OP'), yearFrom, scenario: 'Base' },
    });
    const params = { budgetId: made.id };
    const years: Record<string, number> = { '4010': 1_000_003, '5100': water, '5010': 950_000 };
    const rows = Object.entries(years).map(([code, year]) => ({
      accountId: this.account(code),
      amountsMinor: monthsOf(year),
      note: null,
    }));
    const { data: saved } = await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
      params,
      body: { scenario: 'Base', version: made.version, rows },
    });
    const { data: proposed } = await treasurer.ok('POST /api/v1/budgets/:budgetId/propose', {
      params,
      body: { version: saved.version },
    });
    await board.ok('POST /api/v1/budgets/:budgetId/adopt', {
      params,
      body: {
        version: proposed.version,
        motion: 'Motion 4',
        adoptedOn: '2026-06-01',
        replacesId: proposed.inForce?.id ?? null,
      },
    });
    return made.id;
  }
}
