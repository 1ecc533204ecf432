import type {
  Reconciliation,
  ReconciliationLine,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { type Books, openBooks, postIn, transfer } from '../../../ledger/books.fixture';
import type { CallInput, TestApp, TestPerson } from '../../../testing';
import { demoEmail } from '../../../demo/demo';

interface StatementLine {
  on: string;
  /** In dollars, as banks write it. */
  amount: string;
}

const compact = (day: string) => day.replaceAll('-', '');

/** A statement as banks send it to Quicken: OFX 1.0.2. */
const ofxOf = (lines: readonly StatementLine[], from: string, until: string, balance: string) =>
  `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>${compact(until)}<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000358<ACCTID>000123<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${compact(from)}
<DTEND>${compact(until)}
${lines
  .map(
    ({ on, amount }, place) => `<STMTTRN>
<TRNTYPE>OTHER
<DTPOSTED>${compact(on)}
<TRNAMT>${amount}
<FITID>${compact(on)}-${place}
<NAME>LINE ${place}
</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>${compact(until)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

/** Books with a checking account, and a treasurer who reconciles it. */
export class ReconciliationScene {
  books!: Books;
  treasurer!: TestPerson;

  constructor(private readonly app: TestApp) {}

  async begin(): Promise<void> {
    this.app.setClock(new Date('2026-09-15T16:00:00Z'));
    this.books = await openBooks(this.app);
    this.treasurer = await this.app.client.as('treasurer', 'demo');
  }

  get accountId(): string {
    return this.books.account('1010');
  }

  /** Money in where positive; gives the entry’s id. */
  async move(date: string, amountMinor: number): Promise<string> {
    const [debit, credit] = amountMinor > 0 ? ['1010', '4010'] : ['6010', '1010'];
    const [entry] = await postIn(
      this.books,
      transfer(this.books, { date, debit, credit, amountMinor: Math.abs(amountMinor) }),
    );
    if (!entry) throw new Error('nothing was posted');
    return entry.id;
  }

  start = (body: Partial<CallInput<'POST /api/v1/reconciliations'>['body'] & {}>) =>
    this.treasurer.call('POST /api/v1/reconciliations', { body: { accountId: this.accountId, ...body } });

  async started(toOn: string, closingMinor: number): Promise<Reconciliation> {
    const body = { accountId: this.accountId, toOn, closingMinor };
    return (await this.treasurer.ok('POST /api/v1/reconciliations', { body })).data;
  }

  get = async (reconciliationId: string) =>
    (
      await this.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId', {
        params: { reconciliationId },
      })
    ).data;

  lines = async (reconciliationId: string, query: { from?: number; limit?: number } = {}) =>
    (
      await this.treasurer.ok('GET /api/v1/reconciliations/:reconciliationId/lines', {
        params: { reconciliationId },
        query,
      })
    ).data;

  clear = (
    reconciliationId: string,
    body: CallInput<'POST /api/v1/reconciliations/:reconciliationId/clear'>['body'] & {},
    person = this.treasurer,
  ) =>
    person.call('POST /api/v1/reconciliations/:reconciliationId/clear', {
      params: { reconciliationId },
      body,
    });

  finish = async (reconciliationId: string, version?: number) =>
    this.treasurer.call('POST /api/v1/reconciliations/:reconciliationId/finish', {
      params: { reconciliationId },
      body: { version: version ?? (await this.get(reconciliationId)).version },
    });

  undo = (reconciliationId: string) =>
    this.treasurer.call('POST /api/v1/reconciliations/:reconciliationId/undo', {
      params: { reconciliationId },
      body: { reason: 'A deposit was cleared twice' },
    });

  outstanding = async (at: string) =>
    (
      await this.treasurer.ok('GET /api/v1/bank-accounts/:accountId/outstanding', {
        params: { accountId: this.accountId },
        query: { at },
      })
    ).data;

  /** Clears all lines up to a date and finishes at what they sum to. */
  async reconcile(toOn: string, closingMinor: number): Promise<Reconciliation> {
    const { id } = await this.started(toOn, closingMinor);
    await this.clear(id, { all: { isCleared: true, until: toOn } });
    const answer = await this.finish(id);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return this.get(id);
  }

  /** Imports a bank file as the treasurer does, who confirms all that it asks; gives the import’s id. */
  async import(lines: readonly StatementLine[], from: string, until: string, balance: string) {
    const { platform, tenants } = this.app;
    const fileId = await this.books.within(async (tx) => {
      const { id: uploadedBy } = await tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', '=', demoEmail('treasurer', 'demo'))
        .executeTakeFirstOrThrow();
      const content = Buffer.from(ofxOf(lines, from, until, balance));
      return (
        await platform.files.store(tx, { tenantId: tenants.demo, name: 'bank.ofx', content, uploadedBy })
      ).id;
    });
    const input = { accountId: this.accountId, fileId };
    const { check } = (await this.treasurer.ok('POST /api/v1/bank-imports/check', { body: input })).data;
    if (!check) throw new Error('the file was not read');
    const answered = check.questions.map(({ question }) => question);
    const body = { ...input, basedOn: check.basedOn, answered };
    return (await this.treasurer.ok('POST /api/v1/bank-imports', { body })).data.id;
  }
}

export const refOf = ({ entryId, line }: Pick<ReconciliationLine, 'entryId' | 'line'>) => ({ entryId, line });
