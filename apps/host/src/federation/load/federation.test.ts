import { aSection } from '../../registry/registry.fixture';
import { loadExposed } from './federation';

const release = aSection();
const ran: string[] = [];

/** jsdom loads no scripts: each run of the entry sets a container that says which run it was of. */
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('only scripts are appended');
    ran.push(new URL(node.src).search);
    const run = ran.length;
    const get = (expose: string) => Promise.resolve(() => ({ expose, run }));
    Reflect.set(globalThis, release.container, { init: () => undefined, get });
    setTimeout(() => node.dispatchEvent(new Event('load')));
    return node;
  });
});

test('the entry runs once for all that a section exposes, and anew for every start', async () => {
  expect(await loadExposed({ release, freshness: 0 }, './routes')).toEqual({ expose: './routes', run: 1 });
  expect(await loadExposed({ release, freshness: 0 }, './slots')).toEqual({ expose: './slots', run: 1 });
  expect(await loadExposed({ release, freshness: 1 }, './routes')).toEqual({ expose: './routes', run: 2 });
  expect(ran).toEqual(['', '?retry=3']);
});

test('the browser’s Module Federation tool finds host and section, and no request is spent on it', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await loadExposed({ release, freshness: 2 }, './routes');
  expect(asked).not.toHaveBeenCalled();
  const manifest = 'http://demo.localhost:8080/sections/properties/1.0.0/mf-manifest.json';
  expect(Reflect.get(globalThis, '__FEDERATION__')).toMatchObject({
    moduleInfo: {
      courtyard_host: { remotesInfo: { courtyard_properties: { matchedVersion: manifest } } },
      [`courtyard_properties:${manifest}`]: {
        remoteEntry: 'entry.js',
        buildVersion: '1.0.0',
        modules: [{ moduleName: 'routes' }, { moduleName: 'slots' }],
      },
    },
  });
});
