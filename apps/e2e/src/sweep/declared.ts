import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, root } from '../product/product';
import { declarationSchema, type Sweep, sweepSchema } from './sweep.schema';

const apps = join(root, 'apps');
const read = (app: string, file: string): unknown => JSON.parse(readFileSync(join(apps, app, file), 'utf8'));

interface Declared extends Sweep {
  app: string;
  /** Paths of `section.json`, below the base path. */
  routes: string[];
}

const withBase = (basePath: string) => (path: string) => (path === '/' ? basePath : basePath + path);

/** What an application declares, its paths whole. */
function declaredOf(app: string): Declared {
  const sweep = sweepSchema.parse(read(app, 'sweep.json'));
  if (!existsSync(join(apps, app, 'section.json'))) return { ...sweep, app, routes: [] };
  const { basePath, routes } = declarationSchema.parse(read(app, 'section.json'));
  const whole = withBase(basePath);
  return {
    ...sweep,
    app,
    routes: routes.map(({ path }) => whole(path)),
    pages: {
      public: sweep.pages.public.map(whole),
      admin: sweep.pages.admin.map(whole),
      owner: sweep.pages.owner.map(whole),
    },
    openings: sweep.openings.map((opening) => ({ ...opening, path: whole(opening.path) })),
  };
}

/** Every application that has pages. Throws where a section has no `sweep.json`. */
export const declared: readonly Declared[] = readdirSync(apps)
  .filter((app) => ['sweep.json', 'section.json'].some((file) => existsSync(join(apps, app, file))))
  .map(declaredOf);

/** Paths of `section.json` that no page of the same section's `sweep.json` shows. */
export const unswept = ({ routes, pages }: Declared): string[] => {
  const swept = [...pages.admin, ...pages.owner].map((path) => path.split('?')[0] ?? '');
  // A parameter of a path is shown by a sample: `/invoices/{invoice}` for `/invoices/:invoiceId`.
  const shows = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '\\{\\w+\\}')}$`);
  return routes.filter((route) => !swept.some((path) => shows(route).test(path)));
};

type ListedRow = { id: string; name?: string; title?: string };
/** A row with the things that it names. */
type NamingRow = ListedRow & Record<string, unknown>;

interface Listed {
  /** What is answered as a whole has lists by name. */
  data: NamingRow[] | Record<string, NamingRow[]>;
}

/** The id of a row, or of the record that it names. */
function idIn(row: NamingRow, of: string | undefined): string | undefined {
  const record: unknown = of === undefined ? row : row[of];
  const id: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Puts the demo community's ids in place of the samples' names. */
export type FillIn = (text: string) => string;

async function samplesOf({ samples, app }: Declared, product: Product): Promise<FillIn> {
  const ids = new Map<string, string>();
  const fillIn: FillIn = (text) =>
    text.replaceAll(/\{(\w+)\}/g, (_, sample: string) => {
      const id = ids.get(sample);
      if (id === undefined) throw new Error(`${app}/sweep.json has no sample "${sample}" before "${text}".`);
      return id;
    });
  const tokens = { admin: product.token('admin', 'demo'), owner: product.token('owner', 'demo') };
  const list = async (path: string, account: keyof typeof tokens, at?: string) => {
    const headers = { authorization: `Bearer ${await tokens[account]}` };
    const answered = await product.send('demo', path.startsWith('/api/') ? path : `/api/v1${fillIn(path)}`, {
      headers,
    });
    const listed = answered.json<Listed | NamingRow[]>();
    // The specification's lists are addressed whole, and that of events is an array.
    if (Array.isArray(listed)) return listed;
    return Array.isArray(listed.data) ? listed.data : (listed.data[at ?? ''] ?? []);
  };
  for (const [sample, { in: path, as, named, with: other, at, of }] of Object.entries(samples)) {
    for (const row of await list(path, as, at)) {
      const id = idIn(row, of);
      if (id === undefined || (named !== undefined && (row.name ?? row.title) !== named)) continue;
      ids.set(sample, id);
      if (other === undefined || (await list(other, as)).length > 0) break;
      ids.delete(sample);
    }
    if (!ids.has(sample)) throw new Error(`The demo community has no "${sample}" of ${app}/sweep.json.`);
  }
  return fillIn;
}

/** The pages that are the first of their route; the others show it with other data, another tab or another filter. */
export function firstOfRoutes(paths: readonly string[]): Set<string> {
  const byRoute = new Map<string, string>();
  for (const path of paths) {
    const [route = path] = path.split('?');
    if (!byRoute.has(route)) byRoute.set(route, path);
  }
  return new Set(byRoute.values());
}

/** Pages and openings of all applications, for the demo community of a product. */
export async function sweepOf(product: Product): Promise<Pick<Sweep, 'pages' | 'openings'>> {
  const all: Pick<Sweep, 'pages' | 'openings'> = {
    pages: { public: [], admin: [], owner: [] },
    openings: [],
  };
  for (const each of declared) {
    const fillIn = await samplesOf(each, product);
    all.pages.public.push(...each.pages.public.map(fillIn));
    all.pages.admin.push(...each.pages.admin.map(fillIn));
    all.pages.owner.push(...each.pages.owner.map(fillIn));
    all.openings.push(...each.openings.map((opening) => ({ ...opening, path: fillIn(opening.path) })));
  }
  return all;
}
