import { z } from 'zod';
import { releaseUses } from './compatibility/shape';

const path = z.string().regex(/^\/[a-z0-9/:_-]*$/, 'a path starts with / and has lower-case segments');
const routePath = z
  .string()
  .regex(
    /^\/([a-z0-9/_-]|:[a-z]\w*)*$/,
    'a path starts with / and has lower-case segments and :name parameters',
  );

export const menuIcon = z.enum([
  'dashboard',
  'users',
  'bank',
  'community',
  'store',
  'calendar-dollar',
  'file-text',
  'mailbox',
  'bell',
  'key',
  'settings',
  'logout',
  'user',
  'help',
  'message',
  'wrench',
  'chart',
  'book',
  'home',
]);

/** A title in other languages than English, which `title` itself is in. */
export const titles = z.strictObject({ es: z.string().optional() }).optional();

/** One entry of the side menu, with the fields of the specification's section 3. */
export interface MenuItem {
  id: string;
  title: string;
  titles?: z.infer<typeof titles>;
  type: 'group' | 'collapse' | 'item';
  url?: string | undefined;
  icon?: z.infer<typeof menuIcon> | undefined;
  /** A line under the title. */
  caption?: string | undefined;
  captions?: z.infer<typeof titles>;
  /** A word or two at the end of the row. */
  chip?: string | undefined;
  chips?: z.infer<typeof titles>;
  /** `false`: its page shows no breadcrumbs. */
  breadcrumbs?: boolean | undefined;
  requiredPermission?: string | undefined;
  children?: MenuItem[] | undefined;
}

export const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    title: z.string(),
    titles,
    type: z.enum(['group', 'collapse', 'item']),
    url: path.optional(),
    icon: menuIcon.optional(),
    caption: z.string().optional(),
    captions: titles,
    chip: z.string().optional(),
    chips: titles,
    breadcrumbs: z.boolean().optional(),
    requiredPermission: z.string().optional(),
    children: z.array(menuItem).optional(),
  }),
);

/**
 * An entry at the head of the menu for those who have something of their own, such as "My home". The section's server says
 * what that is (`ownPlaces` of `defineSection`); who has nothing has no entry.
 */
export const ownPlace = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Of the entry where it is one record, which then is named under the title. */
  title: z.string(),
  titles,
  /** Above the entries where there are several. */
  severalTitle: z.string(),
  severalTitles: titles,
  icon: menuIcon,
  /** The page about one of them; its query carries the `id`. */
  url: path,
  /** Where all of them are shown, for those with more than the menu has room for. */
  listUrl: path,
  requiredPermission: z.string().optional(),
});

/** A menu entry as the registry makes it: its address may carry a query. */
const ownMenuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    titles,
    type: z.enum(['group', 'item']),
    icon: menuIcon.optional(),
    caption: z.string().optional(),
    url: z.string().startsWith('/').optional(),
    children: z.array(ownMenuItem).optional(),
  }),
);

/** One guarded path of a section: the host refuses it before any code of the section is loaded. */
export const sectionRoute = z.strictObject({
  /** Below the base path, with `:name` parameters; `/` is the landing page. */
  path: routePath,
  title: z.string(),
  titles,
  permission: z.string().optional(),
});

/** Records whose pages end with panels of other sections. */
const recordPanels = ['property', 'area', 'asset', 'member', 'vendor', 'meeting'] as const;

/**
 * A place that sections contribute to: a card of the dashboard, what comes first on a property's page, a panel at the end of a
 * record's page (its subject is `{ propertyId }`, `{ areaId }`, …), or `task/v1`, which does a task in place and calls `useTaskAction` when it is through.
 */
export const slotName = z.enum([
  ...(['dashboard.card/v1', 'property.lead/v1', 'task/v1'] as const),
  ...recordPanels.map((record) => `${record}.panel/v1` as const),
]);

/** Something a section contributes to a page that is not its own. */
export const slotEntry = z.strictObject({
  slot: slotName,
  /** Key in the section's exposed `slots` map. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  titles,
  permission: z.string().optional(),
  /** Columns of a twelve-column grid from 1024 px. */
  width: z.int().min(3).max(12).default(4),
  /** Height in rows of 8 px, kept free while the card loads; `narrowHeight` below 768 px, where lines wrap. */
  height: z.int().min(8).max(80).default(24),
  narrowHeight: z.int().min(8).max(120).optional(),
  /** Where a card stands among all sections' on a dashboard that its person has not arranged, small numbers first; 500 where it is not said. */
  place: z.int().optional(),
  /** Where it stands for those who have a permission, the smallest of several: what is first for an owner comes last for who manages everything. */
  placeWith: z.record(z.string(), z.int()).optional(),
  /** Whether a card stands above "Needs you", as wide as the page, while it is the person's first. */
  leads: z.boolean().optional(),
});

/** A kind of record that the search finds, by the `kind` of its provider on the server. */
export const searchedKind = z.strictObject({
  kind: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string(),
  titles,
  icon: menuIcon.optional(),
});

const address = z.string().regex(/^\/[\w/:?&={}-]*$/, 'an address starts with /');

/** Something that the search offers to do: it opens a page, which may be filled in by what was typed. */
export const sectionAction = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  titles,
  permission: z.string().optional(),
  url: address,
  /** What people call it, by language; before the name of a record they begin a sentence: "book clubhouse saturday 3pm". */
  words: z.strictObject({ en: z.array(z.string()).min(1), es: z.array(z.string()) }),
  /** Where it leads when a record is named: `{id}` is the record's. `day` and `moment` are parameters for a day and a time that were said. */
  record: z.strictObject({ kind: z.string(), url: address, day: z.string(), moment: z.string() }).optional(),
});

/** `section.json`: what a section declares without loading its code. */
export const sectionDeclaration = z.strictObject({
  $schema: z.string().optional(),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string(),
  basePath: path,
  /** Range of contract versions that it works with (semver). */
  contract: z.string(),
  /** Place of its entries in the menu, small numbers first; the specification's own sections are 10, 20, … 90. */
  order: z.int().default(500),
  menu: menuItem,
  ownPlaces: z.array(ownPlace).optional(),
  routes: z.array(sectionRoute).min(1),
  slots: z.array(slotEntry).default([]),
  search: z.array(searchedKind).optional(),
  actions: z.array(sectionAction).optional(),
  /** Every permission the section's routes and calls use, with what it lets a person do. */
  permissions: z.record(z.string(), z.string()),
});

/** A file of a release with its hash (Subresource Integrity): `sha384-…` of a section's, `sha256-…` of the host's, whose chunks are asked for by these. */
export const asset = z.strictObject({ file: z.string(), bytes: z.int().min(0), integrity: z.string() });

/** Files of a part of a section, and the shared modules that they ask the host for: `@courtyard/ui/data`. */
const filesOfPart = z.strictObject({ files: z.array(z.string()), shared: z.array(z.string()) });

/** `release.json`, written by the build beside the assets: the declaration and what was built from it. */
export const sectionRelease = z.strictObject({
  declaration: sectionDeclaration,
  version: z.string(),
  /** Federation name of the container, unique per section. */
  container: z.string(),
  /** The remote entry, a file among `assets`. */
  entry: z.string(),
  /** Files that the first page needs, in load order, for preload links. */
  initial: z.array(z.string()),
  /** What each page asks for besides, by its route's path, where the build could tell. */
  pages: z.record(z.string(), filesOfPart).default({}),
  /** What each of its cards of the dashboard asks for besides the entry, by the card's id. */
  cards: z.record(z.string(), filesOfPart).optional(),
  assets: z.array(asset).min(1),
  /** Versions of the shared modules it was built against. */
  shared: z.record(z.string(), z.string()),
  /** What its code uses of them and of the server. Without it a release is kept, and fits nowhere. */
  uses: releaseUses.optional(),
});

/** The answer to `POST /api/v1/registry/releases`, with which a section's build machine publishes. */
export const publication = z.object({
  section: z.string(),
  version: z.string(),
  /** False where the very same release was there before. */
  isNew: z.boolean(),
  /** What points at it now; null where no channel was asked for. */
  channel: z.enum(['stable', 'canary']).nullable(),
});

/** `host.json`, written by the host's build beside its assets: what a section has to fit, and what the server preloads. */
export const hostRelease = z.object({
  /** Version of the wire that the host speaks (semver). */
  contract: z.string(),
  /** Versions of the modules that it provides to sections, by the name in the import. */
  shared: z.record(z.string(), z.string()),
  /** The names that each of them exports. Null where the host is served as it changes (`npm run dev`), and nobody can say; builds of before lack it. */
  exports: z.record(z.string(), z.array(z.string())).nullable().optional(),
  assets: z.array(asset).min(1),
  /** Files that each entry loads, in load order: `main` is in the document itself, `shell` is what a signed-in person needs next, `login` what a visitor does. */
  entries: z.record(z.string(), z.array(z.string())),
});

export type Publication = z.infer<typeof publication>;
export type HostRelease = z.infer<typeof hostRelease>;
export type SectionDeclaration = z.infer<typeof sectionDeclaration>;
export type SectionRelease = z.infer<typeof sectionRelease>;
export type OwnPlace = z.infer<typeof ownPlace>;
export type SectionAction = z.infer<typeof sectionAction>;
export type SlotEntry = z.infer<typeof slotEntry>;
export type SlotName = z.infer<typeof slotName>;

/** With what a list opens: the view, and what it sets by the names of parameters. */
export const startingView = z.object({
  list: z.string(),
  id: z.string(),
  name: z.string(),
  settings: z.record(z.string(), z.array(z.string())),
});

export type StartingView = z.infer<typeof startingView>;

/** A section as the registry names it to one person: already filtered by permission and by what the community switched on. */
export const registeredSection = z.object({
  id: z.string(),
  title: z.string(),
  basePath: z.string(),
  version: z.string(),
  channel: z.enum(['stable', 'canary', 'pinned']),
  container: z.string(),
  /** Absolute path or URL of the remote entry, and its hash. */
  entryUrl: z.string(),
  integrity: z.string(),
  /** Hashes of the other assets by URL, for the check of every chunk. */
  assets: z.record(z.string(), z.string()),
  /** URLs to preload for the section's first page. */
  initial: z.array(z.string()),
  menu: menuItem.nullable(),
  /** What this person has of their own here, as entries of the menu; none where they have nothing. */
  ownPlaces: z.array(ownMenuItem).optional(),
  /** All routes of the section, those without permission too, so that the guard can tell 403 from 404. */
  routes: z.array(sectionRoute),
  slots: z.array(slotEntry),
  search: z.array(searchedKind).optional(),
  actions: z.array(sectionAction).optional(),
  /** With which views its lists open for this person; lists without are as they come. */
  startingViews: z.array(startingView).optional(),
  /** Neither the release that was chosen nor an earlier one fits the host and the server: its pages say so, and no code of it is loaded. */
  isIncompatible: z.boolean().optional(),
});

/** `GET /api/v1/shell/registry`, and what the server writes into the index page. */
export const registry = z.object({
  sections: z.array(registeredSection),
  /** Sections that exist but are switched off here: their routes say so politely. */
  disabled: z.array(z.object({ id: z.string(), title: z.string(), basePath: z.string() })),
});

export type RegisteredSection = z.infer<typeof registeredSection>;
export type Registry = z.infer<typeof registry>;
