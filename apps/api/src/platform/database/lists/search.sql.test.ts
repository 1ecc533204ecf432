import type { FilterValue } from '@courtyard/contract/fields/filters';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';
import type { Tx } from '../database';
import { listFilters } from './list-filters';
import { valuesOfFilter } from './list-values';
import { allOf, everyWord } from './search.sql';

const scene = withApp();
const at = { today: '2026-06-15', timeZone: 'America/New_York', firstWeekday: 0 };
const filters = listFilters(
  { filters: { action: 'value', actorName: 'text' } },
  { action: 'auditLog.action', actorName: 'auditLog.actorName' },
);

const named = ["O'Hara", 'O\u2019Hara', 'O\u2018Hara', 'O\u02bcHara', 'O`Hara', 'O\u00b4Hara', 'OHara'];
const others = ['Harada', 'O Hara'];

// Lines of history stand for any list.
beforeAll(() =>
  scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx
      .insertInto('auditLog')
      .values(
        [...named, ...others].map((name) => ({
          tenantId: scene.tenants.lakeside,
          id: newId(),
          actorName: name,
          action: name,
          subjectType: 'named',
          subjectId: '1',
          changes: '{}',
        })),
      )
      .execute(),
  ),
);

const within = <T>(work: (tx: Tx) => Promise<T>) => scene.platform.inTenant(scene.tenants.lakeside, work);

const rows = (tx: Tx) => tx.selectFrom('auditLog').select('actorName').where('subjectType', '=', 'named');

const foundBy = (search: string) =>
  within(async (tx) => {
    const found = await rows(tx)
      .where(allOf(everyWord(search, ['auditLog.actorName'])))
      .execute();
    return found.map(({ actorName }) => actorName);
  });

const filteredBy = (text: FilterValue<'text'>) =>
  within(async (tx) => {
    const found = await rows(tx)
      .where(allOf(filters.conditions({ actorName: text }, at)))
      .execute();
    return found.map(({ actorName }) => actorName);
  });

const valuesLike = (find: string) =>
  within(async (tx) => {
    const asked = { of: 'action', find };
    const query = rows(tx);
    const { values } = await valuesOfFilter({ tx, query, visible: query, filters, asked, chosen: {}, at });
    return values.map(({ value }) => value);
  });

test.each(named)('%s finds the name in every way to write its apostrophe', async (search) => {
  for (const found of [foundBy, filteredBy, valuesLike])
    expect((await found(search)).toSorted()).toEqual(named.toSorted());
});

test('each of several words is found, and an apostrophe that stands alone is no word', async () => {
  expect(await foundBy("o hara'")).toHaveLength(named.length + 1);
  expect(await foundBy("har ' ada")).toEqual(['Harada']);
});

test('what a pattern would read as any text means itself', async () => {
  for (const search of ['%', '_', '\\', 'o%a', "o'_ara"]) expect(await foundBy(search)).toEqual([]);
});
