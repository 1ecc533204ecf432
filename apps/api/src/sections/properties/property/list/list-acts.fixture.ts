import { runSlice } from '../../../../platform/section/many/run-slice';
import type { TestApp } from '../../../../testing';

/** Has acts go into a job from four rows on, while the tests of a file run. Call it at the file's top. */
export function inJobsFromFour(...acts: { most?: number }[]): void {
  const before = acts.map(({ most }) => most);
  beforeAll(() => {
    for (const act of acts) act.most = 3;
  });
  afterAll(() => {
    for (const [place, act] of acts.entries()) Object.assign(act, { most: before[place] });
  });
}

/** Acts on many properties of the demo community, which its administrator begins. */
export function actsIn(scene: TestApp) {
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
      return { actId: data.job?.id ?? '', data };
    },
    async inUse(building: string) {
      const query = { building: [building] };
      return (await (await admin()).ok('GET /api/v1/properties', { query })).page.total;
    },
    stateOf: async (actId: string) =>
      (await (await admin()).ok('GET /api/v1/shell/list-acts/:actId', { params: { actId } })).data,
    /** Does the next two rows. */
    slice: (actId: string) => runSlice(scene.platform, { tenantId: scene.tenants.demo, actId }, 2),
  };
}
