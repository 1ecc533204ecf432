import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { TestApp } from '../../../testing';
import type { ReadContext } from '../../section/call-context';
import type { Tx } from '../database';

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Look {
  /** Which of the statements are looked at, by a part of their text; all where it is left out. */
  having?: string;
  /** Tables of few rows, which are looked up for the rows of a page: how, follows from their number alone. */
  few?: readonly string[];
}

/** What a page of a list is read with, by nobody in the demo community. */
export async function readerOf(app: TestApp, tx: Tx, section: string): Promise<ReadContext> {
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('there is no demo');
  const caller = {
    tenantId: tenant.id,
    memberId: '',
    identityId: '',
    displayName: '',
    sessionId: '',
    address: '',
    permissions: new Set<string>(),
    owesFactor: false,
    changesAt: null,
  };
  return { tx, tenant, platform: app.platform, section, caller };
}

/** A page of a list, as far as walking on from it goes. */
type ReadPage = (
  context: ReadContext,
  cursor: string | undefined,
) => Promise<{ page: { next: string | null } }>;

/** How many rows the busiest step looks at that reads the first pages of a list of a section, each from the end of the one before it. */
export const busiestOfPages = (
  app: TestApp,
  tx: Tx,
  { section, pages = 4, read, ...look }: Look & { section: string; pages?: number; read: ReadPage },
): Promise<number> =>
  busiestStep(
    tx,
    async (noted) => {
      const context = await readerOf(app, noted, section);
      let cursor: string | undefined;
      for (let place = 0; place < pages; place += 1) {
        const { page } = await read(context, cursor);
        cursor = page.next ?? undefined;
      }
    },
    look,
  );

/** Rows that each step of a plan looked at. */
const looked = (plan: Plan, few: readonly string[]): number[] => [
  few.includes(plan['Relation Name'] ?? '')
    ? 0
    : (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
  ...(plan.Plans ?? []).flatMap((step) => looked(step, few)),
];

/** How many rows the busiest step of the statements looks at that `read` makes, as PostgreSQL explains them when they are run again. */
export async function busiestStep(
  tx: Tx,
  read: (tx: Tx) => Promise<unknown>,
  { having = '', few = [] }: Look = {},
): Promise<number> {
  const statements: CompiledQuery[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(tx.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(tx.withPlugin(noting));
  const rows: number[] = [];
  for (const { sql, parameters } of statements.filter((one) => one.sql.includes(having))) {
    const explained = await tx.executeQuery<{ 'QUERY PLAN': unknown }>(
      CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
    );
    const [plan] = Object.values(explained.rows[0] ?? {});
    rows.push(...looked(JSON.parse(JSON.stringify(plan))[0].Plan, few));
  }
  return Math.max(...rows);
}
