import { asset, component, type DemoAsset, type DemoComponent } from './plan';

export const lakesideComponents: readonly DemoComponent[] = [
  component('Roofs, shingle', 'roofing', [16_200, 'sq ft'], { age: 12, life: 25, cost: 162_000 }),
  component('Wood siding, stain', 'exterior', [28_000, 'sq ft'], { age: 4, life: 6, cost: 42_000 }),
  component('Swimming dock', 'structure', [1, 'each'], {
    area: 'Lake dock',
    age: 14,
    life: 20,
    cost: 38_500,
  }),
  component('Gravel drive and culvert', 'paving', [1900, 'ft'], { age: 7, life: 15, cost: 28_500 }),
  component('Septic mound pumps', 'plumbing', [2, 'each'], { age: 8, life: 10, cost: 9800 }),
];

export const lakesideAssets: readonly DemoAsset[] = [
  asset('Swimming dock', 'structure', 'Shore, below Birch', {
    area: 'Lake dock',
    component: 'Swimming dock',
    maker: 'ShoreMaster',
    model: 'Roll-in',
    age: 14,
    cost: 31_000,
    every: 12,
    servicedAgo: 361,
    by: 'Northwoods Dock & Lift',
    done: ['maintenance', 'Taken out before the ice, two boards replaced.'],
  }),
  ...[1, 2].map((number) =>
    asset(`Septic mound pump ${number}`, 'plumbing', 'Mound, behind Maple', {
      component: 'Septic mound pumps',
      maker: 'Zoeller',
      model: 'M161',
      age: 8,
      cost: 3900,
      every: 6,
      servicedAgo: 190,
      by: 'Rock River Septic',
      done: ['inspection', 'Floats free, alarm tested.'],
    }),
  ),
  asset('Furnace, community hall', 'mechanical', 'Maple, ground floor', {
    area: 'Community hall',
    maker: 'Lennox',
    model: 'EL296V',
    age: 3,
    cost: 6200,
    warranty: 10,
    every: 12,
    servicedAgo: 330,
    by: 'Badger Heating',
    done: ['maintenance', 'Cleaned and tuned, filter changed.'],
  }),
  asset('Well pump', 'plumbing', 'Pump house', {
    maker: 'Grundfos',
    model: 'SQFlex',
    age: 5,
    cost: 8700,
    warrantyEndsIn: 27,
    every: 12,
    servicedAgo: 290,
    by: 'Rock River Septic',
    done: ['inspection', 'Yield and pressure as last year; water sample fine.'],
  }),
];
