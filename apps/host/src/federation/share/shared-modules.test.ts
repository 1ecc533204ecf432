import { offeredExports } from '@courtyard/build/webpack/provided/offered-exports.mjs';
import { sharedNames } from '@courtyard/build/webpack/provided/shared-modules.mjs';
import { sharedModules } from './shared-modules';

const load = async (name: string) => (await sharedModules[name]?.get())?.();

test('the host provides what sections are built to take', () => {
  expect(new Set(Object.keys(sharedModules))).toEqual(new Set(sharedNames));
});

test.each(Object.entries(offeredExports))(
  'of %s it provides what the build of sections accepts',
  async (name, offered) => {
    expect(new Set(Object.keys((await load(name)) ?? {}))).toEqual(new Set(offered));
  },
);

test('there is one React', async () => {
  expect(await load('react')).toMatchObject({ useState: jest.requireActual('react').useState });
});

test('a section in development runs without the development build of React', async () => {
  const runtime = await load('react/jsx-dev-runtime');
  expect(Object.keys(runtime ?? {}).toSorted()).toEqual(['Fragment', 'jsxDEV']);
});
