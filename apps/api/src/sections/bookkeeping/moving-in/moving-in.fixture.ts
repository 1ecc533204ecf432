import type { MovingInKind } from '@courtyard/contract/bookkeeping/moving-in/moving-in';
import { demoEmail } from '../../../demo/demo';
import { type Books, openBooks } from '../../../ledger/books.fixture';
import type { CallInput, TestApp, TestPerson } from '../../../testing';

type MovingInBody = NonNullable<CallInput<'POST /api/v1/moving-in/check'>['body']>;
type Files = Partial<Record<Exclude<MovingInKind, 'balances'>, string>> & { balances: string };

/** Empty books, and the treasurer who brings files of another system. */
export class MovingInScene {
  private constructor(
    private readonly app: TestApp,
    readonly books: Books,
    readonly treasurer: TestPerson,
    private readonly memberId: string,
  ) {}

  static async open(app: TestApp): Promise<MovingInScene> {
    const books = await openBooks(app, 'demo', 0);
    const { id } = await books.within((tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', '=', demoEmail('treasurer', 'demo'))
        .executeTakeFirstOrThrow(),
    );
    return new MovingInScene(app, books, await app.client.as('treasurer', 'demo'), id);
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

  read = async (kind: MovingInKind, content: string) =>
    (
      await this.treasurer.ok('POST /api/v1/moving-in/read', {
        body: { kind, fileId: await this.upload(content) },
      })
    ).data;

  /** Files with the columns that their headings name. */
  inputOf = async (files: Files): Promise<MovingInBody> => {
    const fileOf = async (kind: MovingInKind) => {
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

  check = async (body: MovingInBody) =>
    (await this.treasurer.ok('POST /api/v1/moving-in/check', { body })).data;

  postNext = (body: MovingInBody) => this.treasurer.call('POST /api/v1/moving-in/post', { body });
}
