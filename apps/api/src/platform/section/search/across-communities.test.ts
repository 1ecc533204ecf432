import { sql } from 'kysely';
import { withApp } from '../../../testing';

/** Functions that read with the rights of their owner, asked in one community about what only the other has. */
const app = withApp();

interface Asked {
  name: string;
  parameters: string[];
}
interface Known {
  kind: string;
  id: string;
  word: string;
}
/** Folders of documents of both communities. */
let scopes: string[] = [];

/** These tell by design what holds for everybody: the day in a community. */
const ofEverybody = ['day_in'];

/** Who serves may call them, and they change nothing. */
async function functions(): Promise<Asked[]> {
  const { rows } = await app.platform.pool.query<Asked>(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as parameters from pg_proc
     where pronamespace = 'courtyard'::regnamespace and prosecdef and provolatile <> 'v' and pronargs > 0
       and has_function_privilege('courtyard_app', oid, 'execute') and proname <> all ($1) order by 1`,
    [ofEverybody],
  );
  return rows;
}

/** By the name of a parameter, what it is asked with; a new one is added here. */
const given: Readonly<Record<string, (known: Known) => unknown>> = {
  p_kind: ({ kind }) => kind,
  p_word: ({ word }) => word,
  p_term: ({ word }) => word,
  p_key: ({ word }) => word,
  p_needle: ({ word }) => word,
  p_needles: ({ word }) => [word],
  p_pattern: ({ word }) => `%${word}%`,
  p_patterns: ({ word }) => [`%${word}%`],
  p_record_id: ({ id }) => id,
  p_property_id: ({ id }) => id,
  p_member_id: ({ id }) => id,
  p_within: () => null,
  p_scopes: () => scopes,
  p_limit: () => 1000,
};

async function answers(tenantId: string, { name, parameters }: Asked, known: Known): Promise<string[]> {
  const values = parameters.map((parameter) => {
    const value = given[parameter];
    if (!value) throw new Error(`${name} takes ${parameter}: add to "given" what it is asked with`);
    return sql`${value(known)}`;
  });
  const { rows } = await app.platform.inTenant(tenantId, (tx) =>
    sql<{ answer: unknown }>`select to_jsonb(answer) as answer
      from ${sql.raw(`courtyard.${name}`)}(${sql.join(values)}) as answer`.execute(tx),
  );
  const nothing = [null, false, 0, '0'];
  return rows.flatMap(({ answer }) => (nothing.includes(answer as null) ? [] : [JSON.stringify(answer)]));
}

/** Rows of all communities, as a function sees them while it searches. */
async function seen<T extends object>(statement: string, values: string[]): Promise<T[]> {
  const client = await app.platform.pool.connect();
  try {
    await client.query('begin');
    await client.query('select courtyard.start_searching()');
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Of each kind some records, each with a word that the other community does not have. */
const onlyOf = (tenantId: string, other: string): Promise<Known[]> =>
  seen(
    `select kind, record_id as id, word from (
       select kind, record_id, word, row_number() over (partition by kind order by word, record_id) as place
       from search_entry cross join lateral regexp_split_to_table(words, '[^[:alpha:]]+') as split (word)
       where tenant_id = $1 and length(word) > 4
         and not exists (select from search_entry o where o.tenant_id = $2 and o.words like '%' || word || '%')
     ) found where place <= 2`,
    [tenantId, other],
  );

/** Bills by their numbers, which no search of words knows, and people with an account. */
async function besides(tenantId: string): Promise<Known[]> {
  return app.platform.inTenant(tenantId, async (tx) => {
    const { rows } = await sql<Known>`
      (select '' as kind, id, lower(number) as word from bill order by id limit 5)
      union all
      (select '', id, '' from member where identity_id is not null order by id limit 5)`.execute(tx);
    return rows.map((row) => ({ ...row, word: row.word || row.id }));
  });
}

const scopesOf = (tenantId: string): Promise<string[]> =>
  app.platform.inTenant(tenantId, async (tx) => {
    const { rows } = await sql<{ id: string }>`select distinct scope_id as id from document_folder`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  });

/** Words that a community has itself, as functions answer them. */
async function wordsOf(tenantId: string): Promise<Set<string>> {
  const rows = await seen<{ term: string }>('select term from search_term where tenant_id = $1', [tenantId]);
  return new Set(rows.map(({ term }) => JSON.stringify(term)));
}

test('a function with the rights of its owner finds nothing of another community', async () => {
  const { demo, lakeside } = app.tenants;
  const asked = await functions();
  const own = await wordsOf(lakeside);
  scopes = [...(await scopesOf(demo)), ...(await scopesOf(lakeside))];
  const leaks: unknown[] = [];
  const silent = new Set(asked.map(({ name }) => name));
  for (const known of [...(await onlyOf(demo, lakeside)), ...(await besides(demo))]) {
    for (const one of asked) {
      const ours = await answers(demo, one, known);
      const theirs = new Set(await answers(lakeside, one, known));
      if (ours.length > 0) silent.delete(one.name);
      const shared = ours.filter((answer) => theirs.has(answer) && !own.has(answer));
      if (shared.length > 0) leaks.push([one.name, known, shared]);
    }
  }
  expect(leaks).toEqual([]);
  // Nobody of the demo has a second factor.
  expect([...silent]).toEqual(['has_factor']);
});
