import pg from 'pg';
import { createTestDatabase, testServer } from '../testing/test-database';
import { bringForward } from './open-database';

/** Where the tests run on a server of one's own, one login does both. */
const describeFenced = testServer().user === null ? describe.skip : describe;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describeFenced('two logins', () => {
  test('what who serves put on its own tables does not run as the login that migrates', async () => {
    const database = await createTestDatabase();
    try {
      // Who serves can start alone where nothing is missing.
      const alone = { url: database.url, migrationUrl: database.url };
      expect(await bringForward(alone)).toEqual({ canOwnBooks: false });
      await withClient(database.url, (serving) =>
        serving.query(`
        create function public.look() returns boolean language plpgsql as $$ begin
          if session_user = 'courtyard_migration' then
            set local role courtyard_ledger;
            raise exception 'it ran as %', current_user;
          end if;
          return true;
        end $$;
        alter table public.migration enable row level security;
        alter table public.migration force row level security;
        create policy look on public.migration using (public.look())`),
      );
      // What it would do: a role is taken on by whom the session is of, not by who reads at the moment.
      await withClient(database.migrationUrl, async (migration) => {
        const read = migration.query('begin; set local role courtyard; select name from public.migration');
        await expect(read).rejects.toThrow('it ran as courtyard_ledger');
      });
      // Nothing is missing: the other login is not opened.
      expect(await bringForward(database)).toEqual({ canOwnBooks: false });
      // Who serves can make it look as if something was: then it is an error, and is not run.
      await withClient(database.url, (serving) =>
        serving.query(`delete from public.migration where name like '0305%'`),
      );
      await expect(bringForward(database)).rejects.toThrow(/row-level security policy for table "migration"/);
    } finally {
      await database.drop();
    }
  }, 180_000);
});
