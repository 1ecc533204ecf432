import type { BankFileInput } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { demoEmail } from '../../../demo/demo';
import type { TestApp } from '../../../testing';
import { OwnerScene } from '../receivables/owner-account/owner.fixture';

export interface StatementLine {
  on: string;
  amount: string;
  name: string;
  id?: string;
  check?: string;
}

const compact = (day: string) => day.replaceAll('-', '');

/** A statement as banks send it to Quicken: OFX 1.0.2, SGML. */
export function ofxOf(
  lines: readonly StatementLine[],
  {
    from,
    until,
    balance,
    account = '000123',
  }: { from: string; until: string; balance: string; account?: string },
): string {
  const transactions = lines.map(
    ({ on, amount, name, id, check }, place) => `<STMTTRN>
<TRNTYPE>${check === undefined ? 'OTHER' : 'CHECK'}
<DTPOSTED>${compact(on)}
<TRNAMT>${amount}
<FITID>${id ?? `${compact(on)}-${place}`}
${check === undefined ? '' : `<CHECKNUM>${check}\n`}<NAME>${name}
</STMTTRN>`,
  );
  return `OFXHEADER:100
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
<BANKACCTFROM><BANKID>121000358<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${compact(from)}
<DTEND>${compact(until)}
${transactions.join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>${compact(until)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
}

/** The same as a table, without ids and numbers of checks. */
export const csvOf = (lines: readonly StatementLine[]): string =>
  ['Date,Description,Amount', ...lines.map(({ on, amount, name }) => `${on},${name},${amount}`), ''].join(
    '\n',
  );

/** Books with a unit that pays, and files of the bank of its checking account. */
export class BankScene extends OwnerScene {
  constructor(private readonly bankApp: TestApp) {
    super(bankApp);
  }

  /** A file of the treasurer's; gives what to check it with. */
  async upload(name: string, content: string): Promise<BankFileInput> {
    const { platform, tenants } = this.bankApp;
    const fileId = await this.within(async (tx) => {
      const { id: uploadedBy } = await tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', '=', demoEmail('treasurer', 'demo'))
        .executeTakeFirstOrThrow();
      const file = { tenantId: tenants.demo, name, content: Buffer.from(content), uploadedBy };
      return (await platform.files.store(tx, file)).id;
    });
    return { accountId: this.id('1010'), fileId };
  }

  check = async (input: BankFileInput) =>
    (await (await this.treasurer()).ok('POST /api/v1/bank-imports/check', { body: input })).data;

  /** Takes a file in as a person does who answers all that it asks. */
  async import(name: string, content: string, more: Partial<BankFileInput> = {}) {
    const input = { ...(await this.upload(name, content)), ...more };
    const { check } = await this.check(input);
    if (!check) throw new Error('the columns of the file are not clear');
    const { basedOn, questions } = check;
    const body = { ...input, basedOn, answered: questions.map(({ question }) => question) };
    return (await (await this.treasurer()).ok('POST /api/v1/bank-imports', { body })).data;
  }

  lines = async (query: object = {}) =>
    (
      await (
        await this.treasurer()
      ).ok('GET /api/v1/bank-transactions', { query: { sort: 'bookedOn', ...query } })
    ).data;

  one = async (bankTransactionId: string) =>
    (
      await (
        await this.treasurer()
      ).ok('GET /api/v1/bank-transactions/:bankTransactionId', { params: { bankTransactionId } })
    ).data;

  suggestions = async (bankTransactionId: string) =>
    (
      await (
        await this.treasurer()
      ).ok('GET /api/v1/bank-transactions/:bankTransactionId/suggestions', { params: { bankTransactionId } })
    ).data;

  undo = async (bankTransactionId: string) =>
    (await this.treasurer()).call('POST /api/v1/bank-transactions/:bankTransactionId/undo', {
      params: { bankTransactionId },
    });
}
