import { saleRoutes } from '@courtyard/contract/accounting/receivables/sale/sale';
import { implement, type Module } from '../../../../platform/http/implement';
import { moveSale, previewMove } from './move-sale.service';
import { listMoves, previewUndo, undoMove } from './undo/undo-move.service';
import { listSalePolicies, setSalePolicy } from './sale-policy.service';

export const saleModule: Module = () => [
  implement(saleRoutes.listSalePolicies, listSalePolicies),
  implement(saleRoutes.setSalePolicy, async (call) => ({ data: await setSalePolicy(call, call.body) })),
  implement(saleRoutes.previewSaleMove, async (call) => ({
    data: await previewMove(call, call.params.propertyId, call.body),
  })),
  implement(saleRoutes.moveSale, async (call) => ({
    data: await moveSale(call, call.params.propertyId, call.body, {
      id: call.caller.memberId,
      name: call.caller.displayName,
    }),
  })),
  implement(saleRoutes.listSaleMoves, (call) => listMoves(call, call.params.propertyId)),
  implement(saleRoutes.previewSaleMoveUndo, async (call) => ({
    data: await previewUndo(call, call.params.propertyId, call.params.moveId, call.body),
  })),
  implement(saleRoutes.undoSaleMove, async (call) => ({
    data: await undoMove(call, call.params.propertyId, call.params.moveId, call.body),
  })),
];
