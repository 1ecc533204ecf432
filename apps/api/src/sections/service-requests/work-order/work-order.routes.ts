import {
  residentWorkRoutes,
  vendorMemberRoutes,
  workOrderActionRoutes,
} from '@courtyard/contract/service-requests/work-order/work-order-actions';
import { workOrderCalendarRoutes } from '@courtyard/contract/service-requests/work-order/work-order-calendar';
import { workOrderRoutes } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { notFound } from '../../../platform/http/problem';
import { bulkChange } from '../../../platform/section/bulk/bulk-change';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import { applyWorkOrderAction } from './lifecycle/apply-work-order-action';
import { retryWorkBill } from './lifecycle/bill/draft-work-bill';
import { createWorkOrder, updateWorkOrder } from './lifecycle/work-order.service';
import { addVisit, cancelVisit, confirmVisit } from './lifecycle/visit/visits.service';
import { recordSignOff, setCheck, setWorkLines, setWorkPhotos } from './lifecycle/work.service';
import { assignWorkOrders, setPriorityOfWorkOrders, setStateOfWorkOrders } from './list/bulk-work-orders';
import { workOrderExport } from './list/work-order.export';
import { workOrderList } from './list/work-orders.sql';
import { seesSigner } from './people/signer.sql';
import { requireWorkPart } from './people/work-part';
import { workOrderBeginning } from './queries/work-order-beginning';
import { workOrderCalendar } from './queries/work-order-calendar';
import { workOrderChoices } from './queries/work-order-choices';
import { getWorkOrder } from './queries/work-order-details';
import { workOrderPdf } from './queries/work-order-paper';
import { getResidentWork, signOffWork } from './people/resident-work.service';
import { setVendorMembers, vendorMembers } from './people/vendor-members.service';

const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}.pdf"`,
  'cache-control': 'private, no-store',
});

/** Lists, one order, and its paper. */
export const workOrderModule: Module = () => [
  implement(workOrderRoutes.listWorkOrders, (call) => workOrderList.page(call, call.query)),
  implementStream(workOrderRoutes.exportWorkOrders, (call) => exportList(call, workOrderExport(call.query))),
  implement(workOrderRoutes.workOrderValues, async (call) => ({
    data: await workOrderList.values(call, call.query),
  })),
  implement(workOrderRoutes.workOrderTotals, async (call) => ({
    data: await workOrderList.totals(call, call.query),
  })),
  implement(workOrderRoutes.workOrderChoices, async (call) => ({
    data: await workOrderChoices(call, call.query.search),
  })),
  implement(workOrderRoutes.workOrderBeginning, async (call) => ({
    data: await workOrderBeginning(call, call.query),
  })),
  implement(workOrderCalendarRoutes.workOrderCalendar, async (call) => ({
    data: await workOrderCalendar(call, call.query),
  })),
  implement(workOrderRoutes.createWorkOrder, async (call) => ({
    data: await createWorkOrder(call, call.body),
  })),
  implement(workOrderRoutes.getWorkOrder, async (call) => ({
    data: await getWorkOrder(call, call.params.workOrderId),
  })),
  implement(workOrderRoutes.updateWorkOrder, async (call) => ({
    data: await updateWorkOrder(call, call.params.workOrderId, call.body),
  })),
  implement(
    workOrderRoutes.workOrderHistory,
    historyOf('work-order', async (call) => {
      const { seesAll } = await requireWorkPart(call, call.params.workOrderId);
      if (!seesAll) throw notFound('work order');
      const { workOrderId } = call.params;
      return {
        id: workOrderId,
        except: (await seesSigner(call, workOrderId)) ? [] : ['work-order.sign-off'],
      };
    }),
  ),
  implementStream(workOrderRoutes.workOrderPaper, async (call) => {
    const { platform, tenant, params, caller, reply } = call;
    const { order, language } = await platform.inTenant(
      tenant.id,
      async (tx) => ({
        order: await getWorkOrder({ ...call, tx }, params.workOrderId),
        language: (await storedPreferences(tx, caller.memberId)).language,
      }),
      { readOnly: true },
    );
    void reply.headers(pdfHeaders(`work-order-${order.number}`));
    return workOrderPdf(order, { tenant, language });
  }),
];

/** What is done with orders. */
export const workOrderActionModule: Module = () => [
  implement(workOrderActionRoutes.applyWorkOrderAction, async (call) => ({
    data: await applyWorkOrderAction(call, call.params.workOrderId, call.body),
  })),
  implement(workOrderActionRoutes.addVisit, async (call) => ({
    data: await addVisit(call, call.params.workOrderId, call.body),
  })),
  implement(workOrderActionRoutes.confirmVisit, async (call) => ({
    data: await confirmVisit(call, call.params),
  })),
  implement(workOrderActionRoutes.cancelVisit, async (call) => ({
    data: await cancelVisit(call, call.params),
  })),
  implement(workOrderActionRoutes.setCheck, async (call) => ({
    data: await setCheck(call, call.params, call.body.isDone),
  })),
  implement(workOrderActionRoutes.setWorkLines, async (call) => ({
    data: await setWorkLines(call, call.params.workOrderId, call.body),
  })),
  implement(workOrderActionRoutes.setWorkPhotos, async (call) => ({
    data: await setWorkPhotos(call, call.params.workOrderId, call.body),
  })),
  implement(workOrderActionRoutes.recordSignOff, async (call) => ({
    data: await recordSignOff(call, call.params.workOrderId, call.body),
  })),
  implement(workOrderActionRoutes.draftWorkBill, async (call) => ({
    data: await retryWorkBill(call, call.params.workOrderId),
  })),
  implement(workOrderActionRoutes.assignWorkOrders, async (call) => ({
    data: await bulkChange(call, assignWorkOrders, call.body.chosen, call.body),
  })),
  implement(workOrderActionRoutes.setPriorityOfWorkOrders, async (call) => ({
    data: await bulkChange(call, setPriorityOfWorkOrders, call.body.chosen, call.body),
  })),
  implement(workOrderActionRoutes.setStateOfWorkOrders, async (call) => ({
    data: await bulkChange(call, setStateOfWorkOrders, call.body.chosen, call.body),
  })),
  implement(residentWorkRoutes.getResidentWork, async (call) => ({
    data: await getResidentWork(call, call.params.workOrderId),
  })),
  implement(residentWorkRoutes.signOffWork, async (call) => ({
    data: await signOffWork(call, call.params.workOrderId, call.body.note),
  })),
  implement(vendorMemberRoutes.getVendorMembers, async (call) => ({
    data: await vendorMembers(call, call.params.vendorId),
  })),
  implement(vendorMemberRoutes.setVendorMembers, async (call) => ({
    data: await setVendorMembers(call, call.params.vendorId, call.body.memberIds),
  })),
];
