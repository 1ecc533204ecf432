import type {
  WorkActionInput,
  WorkOrder,
  WorkOrderInput,
} from '@courtyard/contract/service-requests/work-order/work-order';
import { memberOf } from '../../../../platform/notifications/notice.fixture';
import type { DemoPerson } from '../../../../platform/section/demo/demo-community';
import type { TestApp } from '../../../../testing';

type Person = Awaited<ReturnType<TestApp['client']['as']>>;

/** Work orders of the community "demo", as its administrator manages and its vendor does them. */
export class WorkScene {
  constructor(private readonly scene: TestApp) {}

  admin = () => this.scene.client.as('admin', 'demo');
  board = () => this.scene.client.as('board', 'demo');
  worker = () => this.scene.client.as('vendor', 'demo');

  /** A vendor of its own for a test. */
  vendor = async (name: string): Promise<string> => {
    const { data } = await (
      await this.scene.client.as('treasurer', 'demo')
    ).ok('POST /api/v1/vendors', { body: { name } });
    return data.id;
  };

  /** Gives the orders of a vendor to the vendor of the demo, who sees no others from then on. */
  giveTo = async (vendorId: string): Promise<void> => {
    const admin = await this.admin();
    const params = { vendorId };
    const memberId = await memberOf(this.scene, 'vendor');
    await this.scene.platform.inTenant(this.scene.tenants.demo, (tx) =>
      tx.deleteFrom('vendorMember').where('memberId', '=', memberId).execute(),
    );
    await admin.ok('PUT /api/v1/work-order-vendors/:vendorId/members', {
      params,
      body: { memberIds: [memberId] },
    });
  };

  /** A unit in which somebody of the demo lives, or which they own. */
  homeOf = async (person: DemoPerson): Promise<string> => {
    const memberId = await memberOf(this.scene, person);
    const { propertyId } = await this.scene.platform.inTenant(this.scene.tenants.demo, (tx) =>
      tx
        .selectFrom('ownership')
        .innerJoin('person', 'person.id', 'ownership.personId')
        .select('ownership.propertyId')
        .where('person.memberId', '=', memberId)
        .where('ownership.endsOn', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    return propertyId;
  };

  create = async (title: string, more: Partial<WorkOrderInput> = {}): Promise<WorkOrder> =>
    (await (await this.admin()).ok('POST /api/v1/work-orders', { body: { title, ...more } })).data;

  read = async (person: Person, workOrderId: string): Promise<WorkOrder> =>
    (await person.ok('GET /api/v1/work-orders/:workOrderId', { params: { workOrderId } })).data;

  action = async (
    person: Person,
    order: WorkOrder,
    action: WorkActionInput['action'],
    note?: string,
  ): Promise<WorkOrder> => {
    const input = {
      params: { workOrderId: order.id },
      body: { action, note: note ?? null, version: order.version },
    };
    return (await person.ok('POST /api/v1/work-orders/:workOrderId/state', input)).data;
  };

  tryAction = async (person: Person, order: WorkOrder, action: WorkActionInput['action'], note?: string) => {
    const input = {
      params: { workOrderId: order.id },
      body: { action, note: note ?? null, version: order.version },
    };
    return person.call('POST /api/v1/work-orders/:workOrderId/state', input);
  };
}
