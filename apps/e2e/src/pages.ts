import type { Product } from './product';

const section = '/properties-common-areas';

export const publicPages = [
  '/pages/login',
  '/pages/register',
  '/pages/reset-password',
  '/reset-password?token=not-one',
  '/unauthorized',
];

interface Ids {
  data: { id: string; name?: string; status?: string }[];
}

/** Ids of the demo community that pages are about. */
export interface DemoIds {
  /** Of the account `owner`; it has a vehicle and a policy. */
  property: string;
  /** Where somebody keeps a pet. */
  propertyWithPet: string;
  vehicle: string;
  policy: string;
  /** Booked by the hour. */
  court: string;
  /** Booked by the day. */
  suite: string;
  /** In service, with a warranty that ends soon. */
  generator: string;
  /** A component of the reserve study with four assets, which was inspected. */
  elevators: string;
}

export async function demoIds(product: Product): Promise<DemoIds> {
  const list = async (account: string, path: string) => {
    const headers = { authorization: `Bearer ${await product.token(account, 'demo')}` };
    return (await product.send('demo', `/api/v1${path}`, { headers })).json<Ids>().data;
  };
  const first = (found: Ids['data'], name?: string) => {
    const one = name === undefined ? found[0] : found.find((each) => each.name === name);
    if (!one) throw new Error(`The demo community has no ${name ?? 'such thing'}.`);
    return one.id;
  };
  const property = first(await list('owner', '/properties/mine'));
  const areas = await list('admin', '/common-areas');
  return {
    property,
    propertyWithPet: await propertyWithPet(product),
    vehicle: first(await list('admin', `/properties/${property}/vehicles`)),
    policy: first(await list('admin', `/properties/${property}/insurance`)),
    court: first(areas, 'Tennis court'),
    suite: first(areas, 'Guest suite'),
    generator: first(await list('admin', '/assets?search=generator')),
    elevators: first(await list('admin', '/reserve-components?search=elevator')),
  };
}

async function propertyWithPet(product: Product): Promise<string> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const listed = async (path: string) =>
    (await product.send('demo', `/api/v1${path}`, { headers })).json<Ids>().data;
  for (const { id } of await listed('/properties?limit=50')) {
    if ((await listed(`/properties/${id}/pets`)).length > 0) return id;
  }
  throw new Error('Nobody in the demo community keeps a pet.');
}

const detail = (id: string, tab: string) => `${section}/properties/detail?id=${id}&tab=${tab}`;

/** Every page of the signed-in product for who may do everything. */
export const staffPages = (ids: DemoIds): string[] => [
  '/dashboard/default',
  '/sample-page',
  '/typography',
  '/color',
  '/shadow',
  '/components',
  '/help-support',
  '/myprofile',
  '/administration/sections',
  '/administration/outbox',
  '/no-such-page',
  section,
  `${section}/properties`,
  `${section}/properties?view=cards`,
  `${section}/properties?search=nothing-is-called-this`,
  ...['overview', 'owners', 'residents', 'vehicles', 'insurance', 'documents', 'history'].map((tab) =>
    detail(ids.property, tab),
  ),
  detail(ids.propertyWithPet, 'pets'),
  `${section}/properties/detail?id=${ids.court}`,
  `${section}/properties/add`,
  `${section}/properties/edit?id=${ids.property}`,
  `${section}/properties/import`,
  `${section}/properties/detail/insurance?id=${ids.property}&policy=${ids.policy}`,
  `${section}/properties/detail/vehicle?id=${ids.property}&vehicle=${ids.vehicle}`,
  `${section}/common-areas`,
  `${section}/common-areas/details?id=${ids.court}`,
  `${section}/common-areas/details?id=${ids.suite}`,
  `${section}/common-areas/details?id=${ids.court}&tab=requests`,
  `${section}/common-areas/details?id=${ids.court}&tab=history`,
  `${section}/common-areas/create`,
  `${section}/common-areas/edit?id=${ids.court}`,
  `${section}/reservations`,
  ...['week', 'month', 'requests'].map((show) => `${section}/reservations?show=${show}`),
  `${section}/assets`,
  `${section}/assets?view=cards`,
  `${section}/assets/create`,
  `${section}/assets/edit?id=${ids.generator}`,
  ...['overview', 'services', 'history'].map(
    (tab) => `${section}/assets/details?id=${ids.generator}&tab=${tab}`,
  ),
  `${section}/common-areas/details?id=${ids.court}&tab=assets`,
  `${section}/reserve-components`,
  `${section}/reserve-components?view=cards`,
  `${section}/reserve-components/create`,
  `${section}/reserve-components/edit?id=${ids.elevators}`,
  `${section}/reserve-components/details?id=${ids.elevators}`,
  `${section}/reserve-components/details?id=${ids.elevators}&tab=history`,
];

/** What an owner sees otherwise than staff. */
export const ownerPages = (ids: DemoIds): string[] => [
  '/dashboard/default',
  '/administration/sections',
  section,
  detail(ids.property, 'overview'),
  detail(ids.property, 'vehicles'),
  `${section}/properties/detail/vehicle?id=${ids.property}`,
  `${section}/properties/detail/insurance?id=${ids.property}`,
  `${section}/common-areas`,
  `${section}/common-areas/details?id=${ids.court}`,
  `${section}/reservations`,
  `${section}/reservations?show=month`,
  `${section}/reserve-components`,
  `${section}/reserve-components/details?id=${ids.elevators}`,
];
