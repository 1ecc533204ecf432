import { integrityFor, trustAssets, trustOrigin } from './integrity';

test('a named file has its hash, on every try', () => {
  trustAssets({ '/assets/properties/1.0.0/list.js': 'sha384-list' });
  expect(integrityFor('http://demo.localhost:8080/assets/properties/1.0.0/list.js')).toBe('sha384-list');
  expect(integrityFor('/assets/properties/1.0.0/list.js?retry=2')).toBe('sha384-list');
});

test('a file that nobody named gets a hash that nothing has, so the browser refuses it', () => {
  expect(integrityFor('/assets/properties/1.0.0/other.js')).toMatch(/^sha384-A{64}$/);
  expect(globalThis.courtyardIntegrity?.('/x.js')).toMatch(/^sha384-A{64}$/);
});

test('the check is off for a developer’s own machine only', () => {
  trustOrigin('http://localhost:3000');
  expect(integrityFor('http://localhost:3000/list.js')).toBe('');
  expect(integrityFor('http://localhost:3001/list.js')).not.toBe('');
});
