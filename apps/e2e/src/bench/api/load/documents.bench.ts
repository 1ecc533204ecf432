import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';
import { startSeeded } from '../../../product/seeded';
import { timesOf } from '../times';
import { atMost, type Figure, median, percentile } from '../../figure';
import { fillWithDocuments, idOf, numbers } from './bulk-documents';

const list = '/api/v1/hoa-documents?limit=50&sort=name';
const contents = (q: string) => `/api/v1/documents/contents?q=${encodeURIComponent(q)}`;

const ways: Record<string, Record<string, string>> = {
  'list of documents': {
    'first page': list,
    'by change': '/api/v1/hoa-documents?limit=50&sort=-updatedAt',
    'by size': '/api/v1/hoa-documents?limit=50&sort=bytes',
    'a name': `${list}&search=record%2077123`,
  },
  'a folder': {
    'its folders': `/api/v1/hoa-documents/folders?parentId=${idOf('folder', 500)}`,
    'its documents': `${list}&folderId=${idOf('folder', 501)}`,
    'folders of the top': '/api/v1/hoa-documents/folders',
  },
  'search in contents': {
    'a rare word': contents('xenolith'),
    'one of fifty': contents('insurance'),
    'in every document': contents('assessment'),
    'two words': contents('insurance assessments'),
    'a beginning': contents('insur'),
    none: contents('qqqq'),
    'the top bar': '/api/v1/search?q=xenolith',
  },
};

async function readingFigures(
  product: Product,
  headers: Record<string, string>,
  who: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, paths] of Object.entries(ways)) {
    const all: number[] = [];
    const each: string[] = [];
    for (const [way, path] of Object.entries(paths)) {
      const times = await timesOf(product, path, headers, 20);
      all.push(...times);
      each.push(`${way} ${median(times).toFixed(1)}`);
    }
    figures.push({
      what: `${what}, ${who}: p50`,
      value: median(all),
      unit: 'ms',
      limit: atMost(50),
      note: `p95 ${percentile(all, 0.95).toFixed(0)} ms; p50 in ms: ${each.join(', ')}`,
    });
  }
  return figures;
}

interface Known {
  tenant: string;
  /** The top folder of the association. */
  top: string;
  /** The administrator's. */
  memberId: string;
}

interface Access {
  data: { version: number };
}

/** Milliseconds of a call that changes something. */
async function timeOf(
  product: Product,
  path: string,
  { headers, method, body }: { headers: Record<string, string>; method: 'PUT' | 'POST'; body: object },
): Promise<number> {
  const began = performance.now();
  const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
  const answer = await product.send('demo', path, { headers: keyed, method, body });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return performance.now() - began;
}

async function rightFigure(
  product: Product,
  { top, memberId }: Known,
  [admin, owner]: readonly [Record<string, string>, Record<string, string>],
): Promise<Figure> {
  const path = `/api/v1/document-folders/${top}/access`;
  const times: number[] = [];
  for (const isRestricted of [true, false, true, false]) {
    const { version } = (await product.send('demo', path, { headers: admin })).json<Access>().data;
    const grants = [{ grantee: { kind: 'person', id: memberId }, right: 'change' }];
    const body = { isRestricted, grants, version };
    times.push(await timeOf(product, path, { headers: admin, method: 'PUT', body }));
    const seen = await product.send('demo', contents('xenolith'), { headers: owner });
    const isSeen = seen
      .json<{ data: { document: { folder: { name: string } } }[] }>()
      .data.some(({ document }) => !document.folder.name.endsWith('5'));
    if (isSeen === isRestricted) throw new Error('a right that was changed on the top is not in force');
  }
  return {
    what: 'a right changed on the top, in force at the next call',
    value: Math.max(...times),
    unit: 'ms',
    limit: atMost(1000),
    note: 'the slowest of four',
  };
}

async function moveFigure(product: Product, headers: Record<string, string>, top: string): Promise<Figure> {
  const moved = idOf('folder', 0);
  const times: number[] = [];
  for (const parentId of [idOf('folder', 1000), top, idOf('folder', 2000), top]) {
    const path = `/api/v1/hoa-documents/folders?parentId=${moved}`;
    const read = (await product.send('demo', path, { headers })).json<{
      data: { folder: { version: number } };
    }>();
    const body = { parentId, version: read.data.folder.version };
    times.push(
      await timeOf(product, `/api/v1/document-folders/${moved}/move`, { headers, method: 'POST', body }),
    );
  }
  return {
    what: `moving a folder of ${numbers.inMoved.toLocaleString('en')} documents`,
    value: Math.max(...times),
    unit: 'ms',
    limit: atMost(1000),
    note: 'the slowest of four',
  };
}

/** Documents of a large community. On a product of its own. */
export async function measureDocuments(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    const client = await superuser(product);
    const { rows } = await client.query<Known>(
      `select folder.tenant_id as tenant, folder.id as top, member.id as "memberId" from document_folder folder
       join member on member.tenant_id = folder.tenant_id join identity on identity.id = member.identity_id
       where email = 'admin@demo.example' and space = 'hoa' and parent_id is null`,
    );
    const [known] = rows;
    if (!known) throw new Error('the demo has no documents of the association');
    try {
      await fillWithDocuments(client, known.tenant);
    } finally {
      await client.end();
    }
    const headersOf = async (who: string) => ({
      authorization: `Bearer ${await product.token(who, 'demo')}`,
    });
    const [admin, owner] = [await headersOf('admin'), await headersOf('owner')];
    return [
      ...(await readingFigures(product, admin, 'by an administrator')),
      ...(await readingFigures(product, owner, 'by an owner')),
      await rightFigure(product, known, [admin, owner]),
      await moveFigure(product, admin, known.top),
    ];
  } finally {
    await product.stop();
  }
}
