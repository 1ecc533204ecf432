import { personWith, signIn } from '@courtyard/common/testing';
import { useOverrides } from './overrides.store';

beforeEach(() => {
  localStorage.clear();
  useOverrides.getState().reset();
});

test('a section is pointed at a local build and back', () => {
  expect(useOverrides.getState().point('properties', 'http://localhost:3000/dist')).toBe(true);
  expect(useOverrides.getState().urls).toEqual({ properties: 'http://localhost:3000/dist/' });
  expect(localStorage.getItem('courtyard-overrides')).toContain('http://localhost:3000/dist/');

  useOverrides.getState().reset('properties');
  expect(useOverrides.getState().urls).toEqual({});
  expect(localStorage.getItem('courtyard-overrides')).toBeNull();
});

test('another address is refused', () => {
  expect(useOverrides.getState().point('properties', 'https://elsewhere.example/dist/')).toBe(false);
  expect(useOverrides.getState().urls).toEqual({});
});

test('what one person overrides is over when they leave', () => {
  signIn(personWith(['Section Override']));
  useOverrides.getState().point('properties', 'http://localhost:3000/dist');
  signIn(null);
  expect(useOverrides.getState().urls).toEqual({});
});
