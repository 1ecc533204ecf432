import { trashRoutes } from '@courtyard/contract/documents/trash/trash';
import { trashColumns } from '@courtyard/contract/documents/trash/trash.columns';
import { implement, type Module } from '../../../../platform/http/implement';
import { bulkChange } from '../../../../platform/section/bulk/bulk-change';
import { implementList } from '../../../../platform/section/resource/implement-resource';
import { deleteDocuments, restoreDocuments } from './bulk-trashed';
import { trashList } from './trash.sql';

const { listTrash, exportTrash, trashValues, trashTotals } = trashRoutes;

/** The trash: what is in it, and what is done with several. */
export const trashModule: Module = () => [
  ...implementList(
    { list: listTrash, export: exportTrash, values: trashValues, totals: trashTotals },
    { list: trashList, file: { name: 'trash', columns: trashColumns } },
  ),
  implement(trashRoutes.restoreTrash, async (call) => ({
    data: await bulkChange(call, restoreDocuments, call.body.chosen, {}),
  })),
  implement(trashRoutes.deleteTrash, async (call) => ({
    data: await bulkChange(call, deleteDocuments, call.body.chosen, {}),
  })),
];
