import type { ServiceKind } from '@courtyard/contract/properties/asset/service-record';
import { addDays, addMonths } from '@courtyard/contract/days';
import { nextServiceBy } from '../../upkeep/asset/asset.rules';
import type { DemoArea } from '../areas.demo';
import { type Dice, idOf } from '../../../../platform/section/demo/dice';
import { harborAssets, harborComponents } from './harbor-view';
import { lakesideAssets, lakesideComponents } from './lakeside';
import type { DemoAsset, DemoComponent } from './plan';

interface Input {
  tenantId: string;
  slug: 'demo' | 'lakeside';
  dice: Dice;
  today: string;
  areas: readonly DemoArea[];
  /** Who recorded the services. */
  manager: string;
}

const cents = (dollars: number) => dollars * 100;
const yearsBefore = (day: string, years: number) => addMonths(day, -12 * years);

type Row = { tenantId: string; id: string };

function componentRow(each: DemoComponent, row: Row & { areaId: string | null }, { dice, today }: Input) {
  // The study was made last spring.
  const study = addDays(today, -230);
  return {
    ...row,
    name: each.name,
    category: each.category,
    quantity: each.quantity,
    unit: each.unit,
    inServiceOn: addDays(yearsBefore(today, each.age), -dice.between(250, 340)),
    usefulLifeYears: each.life,
    assessedOn: each.remaining === undefined ? null : study,
    assessedRemainingYears: each.remaining ?? null,
    replacementCostMinor: cents(each.cost),
    pricedOn: study,
    notes: null,
  };
}

function warrantyEnd(each: DemoAsset, installedOn: string, today: string): string | null {
  if (each.warrantyEndsIn !== undefined) return addDays(today, each.warrantyEndsIn);
  return each.warranty === undefined ? null : addMonths(installedOn, 12 * each.warranty);
}

/** The services of an asset, the last first: a repair came after a regular service of half a year before. */
function servicesOf(each: DemoAsset, today: string): { on: string; kind: ServiceKind; words: string }[] {
  if (!each.done || each.servicedAgo === undefined) return [];
  const [kind, words] = each.done;
  const on = addDays(today, -each.servicedAgo);
  if (kind !== 'repair') return [{ on, kind, words }];
  return [
    { on, kind, words },
    { on: addDays(on, -180), kind: 'maintenance', words: 'Regular service.' },
  ];
}

interface AssetReferences {
  areaId: string | null;
  reserveComponentId: string | null;
  tag: string;
}

function assetRow(each: DemoAsset, row: Row & AssetReferences, { dice, today }: Input) {
  const installed = addDays(yearsBefore(today, each.age), -dice.between(0, 60));
  const warrantyEnds = warrantyEnd(each, installed, today);
  const services = servicesOf(each, today).map(({ on, kind }) => ({ servicedOn: on, kind }));
  const plan = { installedOn: installed, serviceIntervalMonths: each.every ?? null };
  return {
    ...row,
    name: each.name,
    category: each.category,
    location: each.place,
    manufacturer: each.maker,
    model: each.model,
    serialNumber: `${each.maker.slice(0, 2).toUpperCase()}${dice.between(100_000, 999_999)}`,
    status: each.status ?? ('in-service' as const),
    retiredOn: each.status === 'retired' ? addDays(today, -500) : null,
    installedOn: installed,
    costMinor: cents(each.cost),
    supplier: each.by ?? null,
    warrantyProvider: warrantyEnds === null ? null : each.maker,
    warrantyReference: warrantyEnds === null ? null : `W-${dice.between(10_000, 99_999)}`,
    warrantyExpiresOn: warrantyEnds,
    serviceProvider: each.by ?? null,
    serviceIntervalMonths: each.every ?? null,
    nextServiceOn: nextServiceBy(plan, services),
    notes: null,
  };
}

/** What the reserve study of a demo community lists, and its register of assets with their last services. */
export function demoUpkeep(input: Input) {
  const { tenantId, slug, dice, today, areas, manager } = input;
  const [components, assets] =
    slug === 'demo' ? [harborComponents, harborAssets] : [lakesideComponents, lakesideAssets];
  const areaId = (name: string | undefined) => {
    if (name === undefined) return null;
    const area = areas.find((each) => each.name === name);
    if (!area) throw new Error(`the demo has no area ${name}`);
    return area.id;
  };
  const row = (kind: string, name: string): Row => ({
    tenantId,
    id: idOf(`${slug} ${kind} ${name}`),
  });
  const prefix = slug === 'demo' ? 'HV' : 'LC';
  return {
    components: components.map((each) =>
      componentRow(each, { ...row('component', each.name), areaId: areaId(each.area) }, input),
    ),
    assets: assets.map((each, place) => {
      const references = {
        areaId: areaId(each.area),
        reserveComponentId: each.component === undefined ? null : row('component', each.component).id,
        tag: `${prefix}-${101 + place}`,
      };
      return assetRow(each, { ...row('asset', each.name), ...references }, input);
    }),
    services: assets.flatMap((each) =>
      servicesOf(each, today).map(({ on, kind, words }) => ({
        ...row('service', `${each.name} ${on}`),
        assetId: row('asset', each.name).id,
        servicedOn: on,
        kind,
        summary: words,
        performedBy: each.by ?? null,
        costMinor: cents(dice.between(12, 90) * 10),
        reportFileId: null,
        recordedBy: manager,
      })),
    ),
  };
}
