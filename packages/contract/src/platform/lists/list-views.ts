import { z } from 'zod';
import { id, line, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** As `listNameOf` makes it. */
const listName = z.string().max(120);

const maxSettingsBytes = 4000;

/**
 * What is set on a list, as its address says it: values by the names of parameters. A list leaves out what it does not
 * know any more, so names are not checked here.
 */
export const listSettings = z
  .record(z.string().regex(/^[a-zA-Z][\w-]{0,59}$/), z.array(z.string().max(2000)).min(1).max(100))
  .refine(
    (settings) => JSON.stringify(settings).length <= maxSettingsBytes,
    'This view has too many settings. Remove some filters.',
  );

const viewName = line(60);

/** A name for what is set on a list: one person's, or shared with all who may open the list. */
export const listView = z.object({
  id,
  list: listName,
  name: z.string(),
  settings: listSettings,
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Who made it. */
  author: z.string(),
  /** What the caller may do with it: change and remove it; share it, or keep it to themselves again. */
  may: z.object({ change: z.boolean(), share: z.boolean() }),
  version,
});

/** `usual`: the list as it comes. */
const startOfMine = z.union([id, z.literal('usual')]).nullable();

export const listViews = z.object({
  views: z.array(listView),
  /** What the caller may do with any: share views, and choose what the community begins with. */
  canShare: z.boolean(),
  /** With which view the list opens: the caller's choice, or where they have none the community's. */
  starts: z.object({ mine: startOfMine, community: id.nullable() }),
});

const views = '/api/v1/shell/list-views' as const;
const ofView = z.object({ viewId: id });
const asRead = z.object({ version });
const written = { name: viewName, settings: listSettings, isShared: z.boolean() };

export const listViewPermissions = {
  'Shared View Update': 'Share list views, edit shared views and choose the default view',
} as const;

/** Views of lists. Who may not open a list gets 403 for all of them; a list whose section is not in use is not found. */
export const listViewRoutes = {
  listViews: defineRoute({
    method: 'GET',
    path: views,
    access: 'signed-in',
    summary: 'My views of a list, and the shared ones, by name',
    query: z.object({ list: listName }),
    response: one(listViews),
  }),
  createListView: defineRoute({
    method: 'POST',
    path: views,
    access: 'signed-in',
    summary: 'Keep what is set on a list as a view; sharing it needs "Shared View Update"',
    body: z.object({ list: listName, ...written }),
    response: one(listView),
  }),
  updateListView: defineRoute({
    method: 'PUT',
    path: `${views}/:viewId`,
    access: 'signed-in',
    summary: 'Rename a view, change what it sets, share it or keep it to oneself',
    params: ofView,
    body: z.object({ ...written, version }),
    response: one(listView),
  }),
  removeListView: defineRoute({
    method: 'POST',
    path: `${views}/:viewId/remove`,
    access: 'signed-in',
    summary: 'Remove a view; it can be brought back for a day',
    params: ofView,
    body: asRead,
    response: one(listView),
  }),
  restoreListView: defineRoute({
    method: 'POST',
    path: `${views}/:viewId/restore`,
    access: 'signed-in',
    summary: 'Bring back a view that was removed, as what the list opens with too',
    params: ofView,
    body: asRead,
    response: one(listView),
  }),
  startWithListView: defineRoute({
    method: 'PATCH',
    path: `${views}/starts`,
    access: 'signed-in',
    summary: 'Choose with which view a list opens: for me, or with "Shared View Update" for the community',
    body: z.object({ list: listName, mine: startOfMine.optional(), community: id.nullable().optional() }),
    response: one(listViews),
  }),
};

export type ListSettings = z.infer<typeof listSettings>;
export type ListView = z.infer<typeof listView>;
export type ListViews = z.infer<typeof listViews>;
