import { stepsFrom } from './section-moves.rules';

const releases = ['4', '3', '2', '1'].map((version) => ({ version, wasServed: version !== '2' }));
const from = (version: string | null, stableVersion: string | null, canaryVersion: string | null) => {
  const { on, back } = stepsFrom({ version, stableVersion, canaryVersion }, releases);
  const told = (steps: typeof on) => steps.map((step) => `${step.version} ${step.channel}`);
  return { on: told(on), back: told(back) };
};

test('on goes to stable, to canary, to the newest, each where it is newer', () => {
  expect(from('1', '2', '3').on).toEqual(['2 stable', '3 canary', '4 pinned']);
  expect(from('3', '2', '3').on).toEqual(['4 pinned']);
  expect(from('1', '4', '4').on).toEqual(['4 stable']);
  expect(from('4', '2', '3').on).toEqual([]);
});

test('back goes to what was served before, the nearest first, and leaves out what nobody had', () => {
  expect(from('4', '3', null).back).toEqual(['3 stable', '1 pinned']);
  expect(from('3', '3', null).back).toEqual(['1 pinned']);
  expect(from('1', '1', null).back).toEqual([]);
});

test('without a release, or with one that is gone, there is no way', () => {
  expect(from(null, null, null)).toEqual({ on: [], back: [] });
  expect(from('9', '2', '3')).toEqual({ on: [], back: [] });
});
