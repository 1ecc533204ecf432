import { listViewRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { createView, removeView, restoreView, startWith, updateView, viewsFor } from './list-views.service';

/** What people keep of lists under a name. */
export const listViewsModule: Module = () => [
  implement(listViewRoutes.listViews, async (call) => ({ data: await viewsFor(call, call.query.list) })),
  implement(listViewRoutes.createListView, async (call) => ({ data: await createView(call, call.body) })),
  implement(listViewRoutes.updateListView, async (call) => ({
    data: await updateView(call, call.params.viewId, call.body),
  })),
  implement(listViewRoutes.removeListView, async (call) => ({
    data: await removeView(call, { ...call.params, ...call.body }),
  })),
  implement(listViewRoutes.restoreListView, async (call) => ({
    data: await restoreView(call, { ...call.params, ...call.body }),
  })),
  implement(listViewRoutes.startWithListView, async (call) => ({ data: await startWith(call, call.body) })),
];
