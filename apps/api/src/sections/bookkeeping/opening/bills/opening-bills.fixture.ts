import type { OpeningBill } from '@courtyard/contract/bookkeeping/opening/opening';
import { type Books, openBooks } from '../../../../ledger/books.fixture';
import type { CallInput, TestApp, TestPerson } from '../../../../testing';

export type OpeningBody = NonNullable<CallInput<'POST /api/v1/opening-balances'>['body']>;
type BillBody = NonNullable<OpeningBody['bills']>[number];

/** The first day of the books. */
export const date = '2026-01-01';

/** Empty books, a treasurer who begins them, and three vendors, one of them archived. */
export class OpeningBillsScene {
  private constructor(
    readonly books: Books,
    readonly treasurer: TestPerson,
    readonly vendors: { elm: string; pools: string; old: string },
  ) {}

  static async open(app: TestApp, slug: 'demo' | 'lakeside'): Promise<OpeningBillsScene> {
    const books = await openBooks(app, slug, 0);
    const treasurer = await app.client.as('treasurer', slug);
    const vendorOf = async (name: string) => {
      const body = {
        name,
        termsDays: 30,
        reportable: true,
        taxClass: 'individual',
        taxBox: 'nec-1',
      } as const;
      return (await treasurer.ok('POST /api/v1/vendors', { body })).data;
    };
    const [elm, pools, old] = [
      await vendorOf('Elm Landscaping'),
      await vendorOf('Clear Pools'),
      await vendorOf('Gone & Sons'),
    ];
    await treasurer.ok('POST /api/v1/vendors/:vendorId/archive', {
      params: { vendorId: old.id },
      body: { version: old.version, archived: true },
    });
    return new OpeningBillsScene(books, treasurer, { elm: elm.id, pools: pools.id, old: old.id });
  }

  bill = (given: Partial<OpeningBill> = {}): BillBody => ({
    vendorId: this.vendors.elm,
    number: 'G-1',
    billedOn: '2025-11-15',
    dueOn: '2025-12-15',
    accountId: this.books.account('5200'),
    fundId: this.books.fund('OP'),
    amountMinor: 60_000,
    ...given,
  });

  control = (code: string, fund: string, amountMinor: number) => ({
    accountId: this.books.account(code),
    fundId: this.books.fund(fund),
    amountMinor,
  });

  balances = (bills: BillBody[], part: Partial<OpeningBody> = {}): OpeningBody => ({
    date,
    lines: [
      { accountId: this.books.account('1010'), fundId: this.books.fund('OP'), amountMinor: 500_000 },
      { accountId: this.books.account('1020'), fundId: this.books.fund('RES'), amountMinor: 900_000 },
    ],
    items: [],
    bills,
    ...part,
  });

  preview = (body: OpeningBody) => this.treasurer.call('POST /api/v1/opening-balances/preview', { body });
  post = (body: OpeningBody) => this.treasurer.call('POST /api/v1/opening-balances', { body });
  found = async () => (await this.treasurer.ok('GET /api/v1/opening-balances')).data;
}
