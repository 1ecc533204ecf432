import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { WorkOrderLoader } from '../details/work-order-loader';
import { workOrderPaths } from '../work-order-paths';
import { workOrderName, workOrders } from '../work-order.queries';
import { workForm, WorkOrderFields } from './work-order-fields';
import { placeFrom, placeValue, stepsFrom, stepsText } from './work-form.rules';

const valuesOf = (order: WorkOrder) => ({
  ...order,
  place: placeValue(order.place),
  checks: stepsText(order.checks),
  vendorId: order.worker?.kind === 'vendor' ? order.worker.id : null,
  assigneeId: order.worker?.kind === 'member' ? order.worker.id : null,
  requestIds: order.requests.map(({ id }) => id),
  fileIds: order.files.map(({ id }) => id),
});

/** `work-orders/edit?id=`. */
export function WorkOrderEditPage() {
  return <WorkOrderLoader form>{(order) => <EditForm key={order.id} order={order} />}</WorkOrderLoader>;
}

function EditForm({ order }: { order: WorkOrder }) {
  const { id } = order;
  const saved = useSaved();
  const update = workOrders.useUpdate(id);
  const versioned = useVersionedSave({ read: order, valuesOf, fetchLatest: () => workOrders.fetchOne(id) });
  const { base, save } = versioned;
  const form = useContractForm(workForm, {
    versioned,
    onSubmit: async ({ place, checks, ...values }) => {
      const changed = await save((latest) =>
        update.mutateAsync({
          ...values,
          place: placeFrom(place),
          checks: stepsFrom(checks, latest.checks),
          version: latest.version,
        }),
      );
      await saved(workOrderPaths.details(id), { name: workOrderName(changed) });
    },
  });
  return (
    <FormPage form={form} edited={workOrderName(base)} cancelTo={workOrderPaths.details(id)}>
      <WorkOrderFields form={form} known={base} />
    </FormPage>
  );
}
