import { withApp } from '../../../testing';
import { Publishing } from '../publishing/publishing.service';
import { entriesOf } from './own-entries';
import { buildSection } from '../release/section-build.fixture';

const tested = withApp();
const place = {
  id: 'my-home',
  title: 'My home',
  titles: { es: 'Mi vivienda' },
  severalTitle: 'My homes',
  icon: 'home' as const,
  url: '/properties-common-areas/properties/detail',
  listUrl: '/properties-common-areas',
  requiredPermission: 'Property Details View',
};
const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `Elm ${at}` }));

test('nothing of one’s own is no entry; one is named under the title', () => {
  expect(entriesOf(place, [])).toEqual([]);
  expect(entriesOf(place, records(1))).toEqual([
    {
      id: 'my-home',
      title: 'My home',
      titles: { es: 'Mi vivienda' },
      type: 'item',
      icon: 'home',
      url: '/properties-common-areas/properties/detail?id=0',
      caption: 'Elm 0',
    },
  ]);
});

test('several are entries of their own, too many one that leads to all', () => {
  const [several] = entriesOf(place, records(6));
  expect(several).toMatchObject({ title: 'My homes', type: 'group' });
  expect(several?.children?.map(({ title }) => title)).toHaveLength(6);
  expect(entriesOf(place, records(7))).toMatchObject([
    { title: 'My homes', url: '/properties-common-areas' },
  ]);
});

test('the registry names the owner’s home, and none for somebody without', async () => {
  const folder = await buildSection({
    version: '1.0.0',
    declaration: {
      id: 'properties',
      title: 'Properties & Areas',
      basePath: '/properties-common-areas',
      menu: {
        id: 'properties',
        title: 'Properties',
        type: 'collapse',
        children: [
          { id: 'areas', title: 'Areas', type: 'item', url: '/properties-common-areas/common-areas' },
        ],
      },
      ownPlaces: [place],
      routes: [{ path: '/', title: 'Properties' }],
      slots: [],
      permissions: { 'Property Details View': 'Open a property' },
    },
    release: { container: 'courtyard_properties' },
  });
  await new Publishing(tested.platform, { folder: '', release: null }).publish({ folder, actor: 'test' });
  const ownPlacesOf = async (name: 'owner' | 'vendor') => {
    const person = await tested.client.as(name, 'demo');
    const { data } = await person.ok('GET /api/v1/shell/registry');
    return data.sections.find(({ id }) => id === 'properties')?.ownPlaces;
  };
  const owner = await tested.client.as('owner', 'demo');
  const mine = (await owner.ok('GET /api/v1/properties/mine')).data;
  expect(mine.length).toBeGreaterThan(0);
  const urls = mine.map(({ id }) => `${place.url}?id=${id}`);
  const entries = (await ownPlacesOf('owner')) ?? [];
  expect(entries.flatMap(({ url, children }) => children?.map((child) => child.url) ?? [url])).toEqual(urls);
  expect(await ownPlacesOf('vendor')).toBeUndefined();
});
