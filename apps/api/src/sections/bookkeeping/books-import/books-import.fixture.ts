import type { BooksImportKind } from '@courtyard/contract/bookkeeping/books-import/books-import';
import { demoEmail } from '../../../demo/demo';
import { type Books, openBooks } from '../../../ledger/books.fixture';
import type { CallInput, TestApp, TestPerson } from '../../../testing';

type BooksImportBody = NonNullable<CallInput<'POST /api/v1/books-import/check'>['body']>;
type Files = Partial<Record<Exclude<BooksImportKind, 'balances'>, string>> & { balances: string };

/** Empty books, and the treasurer who brings files of another system. */
export class BooksImportScene {
  private constructor(
    private readonly app: TestApp,
    readonly books: Books,
    readonly treasurer: TestPerson,
    private readonly memberId: string,
  ) {}

  static async open(app: TestApp): Promise<BooksImportScene> {
    const books = await openBooks(app, 'demo', 0);
    const { id } = await books.within((tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', '=', demoEmail('treasurer', 'demo'))
        .executeTakeFirstOrThrow(),
    );
    return new BooksImportScene(app, books, await app.client.as('treasurer', 'demo'), id);
  }

  upload = async (content: string): Promise<string> => {
    const { platform, tenants } = this.app;
    const tenantId = tenants.demo;
    const file = await platform.inTenant(tenantId, (tx) =>
      platform.files.store(tx, {
        tenantId,
        name: 'old.csv',
        content: Buffer.from(content),
        uploadedBy: this.memberId,
      }),
    );
    return file.id;
  };

  read = async (kind: BooksImportKind, content: string) =>
    (
      await this.treasurer.ok('POST /api/v1/books-import/read', {
        body: { kind, fileId: await this.upload(content) },
      })
    ).data;

  /** Files with the columns that their headings name. */
  inputOf = async (files: Files): Promise<BooksImportBody> => {
    const fileOf = async (kind: BooksImportKind) => {
      const content = files[kind];
      if (content === undefined) return null;
      const { fileId, columns } = await this.read(kind, content);
      return { fileId, columns };
    };
    const balances = await fileOf('balances');
    if (!balances) throw new Error('nothing is brought without the old trial balance');
    return {
      on: '2025-12-31',
      clearingAccountId: this.books.account('1290'),
      journal: await fileOf('journal'),
      items: await fileOf('items'),
      vendors: await fileOf('vendors'),
      bills: await fileOf('bills'),
      balances,
    };
  };

  check = async (body: BooksImportBody) =>
    (await this.treasurer.ok('POST /api/v1/books-import/check', { body })).data;

  postNext = (body: BooksImportBody) => this.treasurer.call('POST /api/v1/books-import/post', { body });
}
