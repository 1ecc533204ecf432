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
  const swept = new Set([...pages.admin, ...pages.owner].map((path) => path.split('?')[0]));
  return routes.filter((path) => !swept.has(path));
};

interface Listed {
  data: { id: string; name?: string }[];
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
  const list = async (path: string, account: keyof typeof tokens) => {
    const headers = { authorization: `Bearer ${await tokens[account]}` };
    return (await product.send('demo', `/api/v1${fillIn(path)}`, { headers })).json<Listed>().data;
  };
  for (const [sample, { in: path, as, named, with: other }] of Object.entries(samples)) {
    for (const { id, name } of await list(path, as)) {
      if (named !== undefined && name !== named) continue;
      ids.set(sample, id);
      if (other === undefined || (await list(other, as)).length > 0) break;
      ids.delete(sample);
    }
    if (!ids.has(sample)) throw new Error(`The demo community has no "${sample}" of ${app}/sweep.json.`);
  }
  return fillIn;
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
