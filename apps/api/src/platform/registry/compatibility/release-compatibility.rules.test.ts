import { routes } from '@courtyard/contract/sections';
import { callShapeOf, routesByName } from '@courtyard/contract/compatibility/call-shapes';
import { packCalls } from '@courtyard/contract/compatibility/packing.rules';
import type { CallShape, Shape } from '@courtyard/contract/compatibility/shape';
import { releaseOf } from '../release/section-build.fixture';
import {
  hostIncompatibilities,
  namingRelease,
  servedCall,
  serverIncompatibilities,
} from './release-compatibility.rules';

const host = { contract: '1.2.0', shared: { react: '19.3.1', '@courtyard/ui': '0.4.2' } };

describe('what the deployed host provides', () => {
  const needs = (shared: Record<string, string>) =>
    hostIncompatibilities(releaseOf({ release: { shared } }), host);

  test('the same or an older version of a line fits', () => {
    expect(needs({ react: '19.3.1', '@courtyard/ui': '0.4.0' })).toEqual([]);
    expect(needs({ react: '19.0.0' })).toEqual([]);
  });

  test('a newer one, another line or a missing one does not', () => {
    expect(needs({ react: '19.4.0' })).toEqual(['it was built against react 19.4.0, the host has 19.3.1']);
    expect(needs({ react: '18.3.1' })).toHaveLength(1);
    expect(needs({ '@courtyard/ui': '0.3.9' })).toHaveLength(1);
    expect(needs({ dates: '1.0.0' })).toEqual(['it needs dates, which the host does not provide']);
  });

  test('the contract is a range', () => {
    expect(hostIncompatibilities(releaseOf({ declaration: { contract: '^2.0.0' } }), host)).toContain(
      'it needs the contract ^2.0.0, the host has 1.2.0',
    );
  });
});

describe('exports of the host', () => {
  const exports = { '@courtyard/ui': ['Box', 'Text'], '@courtyard/ui/forms': ['Field'] };
  const uses = (used: Record<string, string[]>) => {
    const release = { uses: { exports: used, calls: {}, shapes: [] } };
    return hostIncompatibilities(releaseOf({ release }), { ...host, exports });
  };

  test('what it offers may be used', () => {
    expect(uses({ '@courtyard/ui': ['Text', 'Box'], '@courtyard/ui/forms': [] })).toEqual([]);
  });

  test('what it does not offer is named', () => {
    const misfits = uses({ '@courtyard/ui': ['Box', 'Slider', 'Tree'], '@courtyard/ui/forms': ['Combobox'] });
    expect(misfits).toEqual([
      'it uses Slider and Tree of @courtyard/ui, which the host that is deployed does not offer',
      'it uses Combobox of @courtyard/ui/forms, which the host that is deployed does not offer',
    ]);
  });

  test('a build that does not say its exports cannot be compared; one that is served while it is worked on is taken by its versions', () => {
    const used = { '@courtyard/ui': ['Slider'] };
    const release = releaseOf({ release: { uses: { exports: used, calls: {}, shapes: [] } } });
    expect(hostIncompatibilities(release, host)).toEqual([
      'it cannot be compared with the host that is deployed, which does not say what it exports: build that again',
    ]);
    expect(hostIncompatibilities(release, { ...host, exports: null })).toEqual([]);
  });
});

describe('calls of the server', () => {
  const ofCalls = (calls: Record<string, CallShape>, shapes: Shape[] = []) =>
    serverIncompatibilities(releaseOf({ release: { uses: { exports: {}, calls, shapes } } }), servedCall);

  test('what this server takes and gives fits itself, every call of it', () => {
    const all = Object.fromEntries(
      [...routesByName(routes)].map(([name, route]) => [name, callShapeOf(route)]),
    );
    const { calls, shapes } = packCalls(all);
    expect(ofCalls(calls, shapes)).toEqual([]);
  });

  test('a release that does not say what it uses does not fit', () => {
    const unsaid = releaseOf({ release: { uses: undefined } });
    expect(serverIncompatibilities(unsaid, servedCall)).toEqual([
      'it does not say what it uses of host and server; build it again, with a version of its own',
    ]);
  });

  test('a form without a field that is required now, and an answer without one that is read', () => {
    const made = {
      body: { fields: { category: { values: ['roofing', 'moat'] } } },
      answer: { fields: { data: { fields: { id: 'string', moat: 'string' } } } },
    } satisfies CallShape;
    expect(ofCalls({ 'POST /api/v1/assets': made })).toEqual([
      'its form for POST /api/v1/assets sends no name, which the server now requires',
      'its form for POST /api/v1/assets may send "moat" as category, which the server does not take',
      'it reads data.moat of the answer to POST /api/v1/assets, which the server does not give',
    ]);
  });

  test('a filter that is unknown, a call that is gone, a record that cannot be read', () => {
    expect(ofCalls({ 'GET /api/v1/assets': { query: { fields: { 'moat?': 'string' } } } })).toEqual([
      'its call GET /api/v1/assets sends moat, which the server does not take',
    ]);
    expect(ofCalls({ 'GET /api/v1/moats': {} })).toEqual([
      'it makes the call GET /api/v1/moats, which the server does not have',
    ]);
    expect(ofCalls({ 'GET /api/v1/assets': { query: '#0' } })).toEqual([
      'its record of calls cannot be used: the shape #0 is not among those before it',
    ]);
  });
});

test('a refusal names the release, and ends where nobody would read on', () => {
  expect(namingRelease(releaseOf({ version: '1.4.0' }), ['it uses A', 'its form sends no b'])).toEqual([
    'gardens 1.4.0 uses A',
    'gardens 1.4.0: its form sends no b',
  ]);
  const many = Array.from({ length: 8 }, (_, at) => `it lacks ${at}`);
  expect(namingRelease(releaseOf(), many).slice(4)).toEqual(['gardens 1.0.0 lacks 4', 'and 3 more']);
});
