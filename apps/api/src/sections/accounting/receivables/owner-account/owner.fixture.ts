import type { PaymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import { type Basis, accounts, createAssociationChart, funds, trialBalance } from '../../../../ledger';
import { emptyBooks } from '../../../../ledger/books.fixture';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import type { TestApp } from '../../../../testing';
import { strayInvoices } from './invoice-open.sql';

/** The day on which all of it is tried. */
export const today = '2026-06-15';

interface Line {
  description: string;
  accountId: string;
  fundId: string;
  amountMinor: number;
  chargeType?: 'regular' | 'late-fee' | 'interest' | 'fine';
}

/** Of those who own the unit, unless it names the ledger of former owners. */
type Part = Omit<PaymentInput['parts'][number], 'ledgerId' | 'depositInvoiceId' | 'isBeforePetition'> & {
  ledgerId?: string;
  depositInvoiceId?: string;
  isBeforePetition?: boolean;
};

/** The demo's books, empty, and units with owners of their own, as the treasurer bills them and records what they pay. */
export class OwnerScene {
  private ids = new Map<string, string>();

  constructor(protected readonly app: TestApp) {}

  within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    this.app.platform.inTenant(this.app.tenants.demo, work);

  treasurer = () => this.app.client.as('treasurer', 'demo');

  /** The treasurer proves by the clock of now that it is them: what moves money asks for it. */
  async prove(): Promise<void> {
    const body = { way: 'password', password: 'courtyard-demo' } as const;
    await (await this.treasurer()).ok('POST /api/v1/member-auth/proof', { body });
  }

  /** Takes what the demo has of books away, and begins those of an association. */
  async begin(): Promise<void> {
    this.app.setClock(new Date(`${today}T16:00:00Z`));
    await emptyBooks(this.app);
    this.ids = await this.within(async (tx) => {
      await createAssociationChart(tx, this.app.tenants.demo);
      return new Map([...(await accounts(tx)), ...(await funds(tx))].map(({ code, id }) => [code, id]));
    });
  }

  /** Of an account or a fund, by its code. */
  id = (code: string): string => this.ids.get(code) ?? '';

  /** A unit, with an owner unless there is none. */
  async unit(
    name: string,
    {
      owner = `Owner of ${name}`,
      share = 0,
      billingRatio = 0,
      memberId = null,
    }: { owner?: string | null; share?: number; billingRatio?: number; memberId?: string | null } = {},
  ): Promise<string> {
    const admin = await this.app.client.as('admin', 'demo');
    const body = {
      unitNumber: name,
      address: {},
      ownershipShareMillionths: share,
      billingRatioMillionths: billingRatio,
    };
    const { data } = await admin.ok('POST /api/v1/properties', { body });
    if (owner !== null) await this.own(data.id, { owner, memberId });
    return data.id;
  }

  own = (
    propertyId: string,
    {
      owner,
      memberId = null,
      startsOn = '2020-01-01',
    }: { owner: string; memberId?: string | null; startsOn?: string },
  ): Promise<void> =>
    this.within(async (tx) => {
      const tenantId = this.app.tenants.demo;
      const known =
        memberId === null
          ? undefined
          : await tx.selectFrom('person').select('id').where('memberId', '=', memberId).executeTakeFirst();
      const personId = known?.id ?? newId();
      if (!known)
        await tx
          .insertInto('person')
          .values({ tenantId, id: personId, name: owner, email: null, phone: null, memberId })
          .execute();
      await tx
        .insertInto('ownership')
        .values({
          tenantId,
          id: newId(),
          propertyId,
          personId,
          startsOn,
          endsOn: null,
          shareMillionths: 1_000_000,
        })
        .execute();
    });

  /** Dues of the operating fund. */
  dues = (amountMinor: number, more: Partial<Line> = {}): Line => ({
    description: 'Dues',
    accountId: this.id('4010'),
    fundId: this.id('OP'),
    amountMinor,
    ...more,
  });

  /** A contribution to the reserve fund. */
  reserve = (amountMinor: number): Line => ({
    description: 'Reserve',
    accountId: this.id('4030'),
    fundId: this.id('RES'),
    amountMinor,
  });

  invoiceBody = (propertyIds: string[], lines: Line[], more: { issuedOn?: string; dueOn?: string } = {}) => {
    const issuedOn = more.issuedOn ?? '2026-05-01';
    return { propertyIds, lines, issuedOn, dueOn: more.dueOn ?? issuedOn };
  };

  /** Bills a unit; gives the id of the invoice. */
  async bill(propertyId: string, lines: Line[], days = {}): Promise<string> {
    const body = this.invoiceBody([propertyId], lines, days);
    const { data } = await (await this.treasurer()).ok('POST /api/v1/invoices', { body });
    return data.invoiceId ?? '';
  }

  invoice = async (invoiceId: string) =>
    (await (await this.treasurer()).ok('GET /api/v1/invoices/:invoiceId', { params: { invoiceId } })).data;

  /** A check into the operating account. */
  paymentBody = (parts: Part[], more: Omit<Partial<PaymentInput>, 'parts'> = {}) => ({
    receivedOn: '2026-06-01',
    method: 'check' as const,
    depositToId: this.id('1010'),
    parts,
    ...more,
  });

  pay = async (parts: Part[], more: Omit<Partial<PaymentInput>, 'parts'> = {}) =>
    (await (await this.treasurer()).ok('POST /api/v1/payments', { body: this.paymentBody(parts, more) }))
      .data;

  /** What an account stands at in a fund. */
  balance = (code: string, fund: string, at = '2099-12-31', basis: Basis = 'accrual'): Promise<number> =>
    this.within(async (tx) => {
      const rows = await trialBalance(tx, { at, basis });
      return rows
        .filter(({ accountId, fundId }) => accountId === this.id(code) && fundId === this.id(fund))
        .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
    });

  /** Invoices that say otherwise than the books what is open of them. */
  strays = () => this.within(strayInvoices);
}
