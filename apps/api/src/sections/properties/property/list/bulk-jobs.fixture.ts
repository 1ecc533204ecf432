import { runSlice } from '../../../../platform/section/bulk/run-slice';
import type { TestApp } from '../../../../testing';

/** Has bulk actions run as jobs from four rows on, while the tests of a file run. Call it at the file's top. */
export function inJobsFromFour(...actions: { most?: number }[]): void {
  const before = actions.map(({ most }) => most);
  beforeAll(() => {
    for (const action of actions) action.most = 3;
  });
  afterAll(() => {
    for (const [place, action] of actions.entries()) Object.assign(action, { most: before[place] });
  });
}

/** Bulk actions on properties of the demo community, which its administrator begins. */
export function actionsIn(scene: TestApp) {
  const admin = () => scene.client.as('admin', 'demo');
  return {
    async add(building: string, count: number): Promise<string[]> {
      const person = await admin();
      const ids = [];
      for (let unit = 1; unit <= count; unit++) {
        const body = { unitNumber: `${unit}`, building, address: {} };
        ids.push((await person.ok('POST /api/v1/properties', { body })).data.id);
      }
      return ids;
    },
    /** Archives a building. */
    async begin(building: string, expected: number) {
      const body = { matching: { building: [building] }, expected };
      const { data } = await (await admin()).ok('POST /api/v1/properties/archive', { body });
      return { jobId: data.job?.id ?? '', data };
    },
    async inUse(building: string) {
      const query = { building: [building] };
      return (await (await admin()).ok('GET /api/v1/properties', { query })).page.total;
    },
    stateOf: async (jobId: string) =>
      (await (await admin()).ok('GET /api/v1/shell/bulk-jobs/:jobId', { params: { jobId } })).data,
    /** Does the next two rows. */
    slice: (jobId: string) => runSlice(scene.platform, { tenantId: scene.tenants.demo, jobId }, 2),
  };
}
