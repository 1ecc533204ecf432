import { withApp } from '../../../testing';
import { pdf } from '../demo/demo-files';
import { addDocument, addReadDocument, memberIdOf, readDocument, storedFile } from '../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;
type Person = Awaited<ReturnType<typeof admin>>;

const search = async (person: Person, text: string, space?: 'hoa' | 'mine') =>
  (await person.ok('GET /api/v1/documents/contents', { query: { q: text, ...(space && { space }) } })).data;
const namesOf = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).map(({ document }) => document.name).toSorted();
const marked = (hits: Awaited<ReturnType<typeof search>>) =>
  hits.flatMap(({ passages }) =>
    passages.map(({ page, parts }) => [page, parts.filter(({ isFound }) => isFound).map(({ text }) => text)]),
  );

test('words in a PDF are found with their page, by their stems, in English and Spanish', async () => {
  const person = await admin();
  const pages = Array.from({ length: 45 }, (_, at) => `Article ${at}. Nothing of note.`);
  const words = ['The xenoliths were reassessed.', 'Las reuniones xenófilas del señor D’Angelo.'];
  const content = await pdf('Geology', 'Harbor View', [...pages, ...pages, ...words]);
  await addReadDocument(app, person, root(), 'Geology.pdf', content);
  for (const [text, found] of [
    ['xenolith', 'xenoliths'],
    ['xenol', 'xenoliths'],
    ['REUNION xenofilas', 'reuniones xenófilas'],
    ["d'angelo", 'D’Angelo'],
    ['dangelo', 'D’Angelo'],
  ] as const) {
    const hits = await search(person, text, 'hoa');
    expect([text, hits.map(({ document }) => document.name)]).toEqual([text, ['Geology.pdf']]);
    expect(marked(hits)).toEqual([[expect.any(Number), found.split(' ')]]);
    expect(hits[0]?.passages[0]?.page).toBeGreaterThan(1);
  }
  expect(await search(person, 'xenolith absent')).toEqual([]);
  expect(await search(person, '… !')).toEqual([]);
});

test('text is escaped by nobody: parts are text, and their marks are apart', async () => {
  const person = await admin();
  await addReadDocument(app, person, root(), 'page.txt', 'A <b>quokka</b> & <script>alert(1)</script>');
  const [hit] = await search(person, 'quokka');
  expect(hit?.passages).toEqual([
    {
      page: null,
      parts: [
        { text: 'A <b>', isFound: false },
        { text: 'quokka', isFound: true },
        { text: '</b> & <script>alert(1)</script>', isFound: false },
      ],
    },
  ]);
});

test('only the current version is found, and no document in the trash', async () => {
  const person = await admin();
  const { id } = await addReadDocument(app, person, root(), 'plan.txt', 'the wombat plan');
  const params = { documentId: id };
  const fileId = await storedFile(app, 'plan-2.txt', 'the numbat plan');
  await person.ok('POST /api/v1/documents/:documentId/versions', { params, body: { fileId, version: 1 } });
  expect(await namesOf(person, 'wombat')).toEqual([]);
  await readDocument(app, id);
  expect([await namesOf(person, 'wombat'), await namesOf(person, 'numbat')]).toEqual([[], ['plan.txt']]);
  await person.ok('POST /api/v1/documents/:documentId/trash', { params, body: { version: 2 } });
  expect(await namesOf(person, 'numbat')).toEqual([]);
});

test('the search of the top bar leads to the page, and names a document once', async () => {
  const person = await admin();
  const content = await pdf('Wallaby', 'Harbor View', ['Pademelons and wallabies.']);
  const { id } = await addReadDocument(app, person, root(), 'Marsupials.pdf', content);
  const hits = async (q: string) =>
    (await person.ok('GET /api/v1/search', { query: { q } })).data.hits.map(
      ({ kind, title, subtitle, url }) => [kind, title, subtitle?.includes('Pademelons'), url],
    );
  expect(await hits('pademelon')).toEqual([
    ['document-text', 'Marsupials.pdf', true, `/documents/hoa-documents/details?id=${id}#page=1`],
  ]);
  await addReadDocument(app, person, root(), 'quoll.txt', 'A quoll is a marsupial.');
  expect((await hits('quoll')).map(([kind]) => kind)).toEqual(['document']);
});

test('own documents are found by their owner alone, and nothing by those of another community', async () => {
  const [person, reader] = [await admin(), await owner()];
  await addReadDocument(app, reader, await memberIdOf(app, 'owner'), 'private.txt', 'my bandicoot');
  await addReadDocument(app, person, root(), 'public.txt', 'our bandicoot');
  expect(await namesOf(reader, 'bandicoot')).toEqual(['private.txt', 'public.txt']);
  expect(await namesOf(reader, 'bandicoot', 'mine')).toEqual(['private.txt']);
  expect(await namesOf(person, 'bandicoot')).toEqual(['public.txt']);
  expect(await namesOf(await app.client.as('admin', 'lakeside'), 'bandicoot')).toEqual([]);
});

test('what was not read by a call is caught up', async () => {
  const person = await admin();
  const { id } = await addDocument(app, person, root(), 'late.txt', 'a late bilby');
  const queued = async () => {
    const { rows } = await app.platform.pool.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where name = 'documents.read' and data->>'documentId' = $1`,
      [id],
    );
    return rows[0]?.n;
  };
  await app.platform.pool.query(`delete from pgboss.job where name = 'documents.read'`);
  await app.runJob('documents.catch-up');
  expect(await queued()).toBe(1);
  await readDocument(app, id);
  await app.platform.pool.query(`delete from pgboss.job where name = 'documents.read'`);
  await app.runJob('documents.catch-up');
  expect(await queued()).toBe(0);
});

/** The plan of the search, made of the function's own statement. */
test('a search reads the index of words', async () => {
  const client = await app.platform.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true), courtyard.start_searching()`, [root()]);
    await client.query(`insert into document_passage (tenant_id, document_id, number, place, text)
      select tenant_id, document_id, number, 1000 + place, 'kangaroo ' || md5(place::text) from document_reading,
        generate_series(1, 500) place`);
    await client.query('analyze document_passage');
    await client.query('set local enable_seqscan = off');
    const { rows: functions } = await client.query<{ body: string }>(
      `select prosrc as body from pg_proc where proname = 'find_passages'`,
    );
    const statement = /return query\s+(with [\s\S]*?);\s*perform/.exec(functions[0]?.body ?? '')?.[1] ?? '';
    const asked = statement
      .replaceAll('wanted', `courtyard.passage_query('bilby')`)
      .replaceAll('p_scopes', `array['${root()}'::uuid]`)
      .replaceAll('p_limit', '20');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${asked}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on document_passage_words');
    expect(plan).toMatch(/Index Cond: \(\(tenant_id = .* AND \(words @@/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
