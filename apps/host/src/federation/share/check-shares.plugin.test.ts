import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { checkShares } from './check-shares.plugin';
import type { SharedModule } from './shared-modules';

const shareConfig = (requiredVersion: string) => ({ singleton: true, requiredVersion }) as const;
const forms = { name: 'forms' };
const fetchForms = jest.fn(() => Promise.resolve(() => forms));
const offered: Record<string, SharedModule> = {
  react: { version: '19.3.1', get: () => Promise.resolve(() => ({})), shareConfig: shareConfig('^19.3.1') },
  '@courtyard/ui/forms': { version: '0.1.0', get: fetchForms, shareConfig: shareConfig('^0.1.0') },
};

registerGlobalPlugins([checkShares(offered)]);
const host = createInstance({ name: 'host', remotes: [], shared: offered });
const section = createInstance({ name: 'section', remotes: [] });
section.initShareScopeMap('default', host.shareScopeMap.default ?? {});

/** Asks for a module as the code that the build wrote into a section does. */
const take = async (name: string, requiredVersion: string) => {
  const strict = { ...shareConfig(requiredVersion), strictVersion: true };
  const factory = await section.loadShare<object>(name, { customShareInfo: { shareConfig: strict } });
  return factory ? factory() : undefined;
};

// The library says on the console what a plugin threw.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

test.each([
  ['of another version', 'react', '^18.0.0'],
  ['that the host lacks', 'vue', '^3.0.0'],
])('a section that needs a module %s is incompatible', async (_what, name, range) => {
  await expect(take(name, range)).rejects.toMatchObject({ failure: 'incompatible' });
});

test('a module that could not be fetched is asked for again, and then kept', async () => {
  const lost = Object.assign(new Error('lost'), {
    name: 'ChunkLoadError',
    type: 'timeout',
    request: '/forms.js',
  });
  fetchForms.mockRejectedValueOnce(lost);
  await expect(take('@courtyard/ui/forms', '^0.1.0')).rejects.toMatchObject({ failure: 'timeout' });
  expect(await take('@courtyard/ui/forms', '^0.1.0')).toBe(forms);
});
