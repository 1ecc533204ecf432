import { personWith, resetStores, signIn } from '@courtyard/common/testing';
import { aRegistry } from '../../registry/registry.fixture';
import { somePreferences } from '../../testing/render-app';
import { bootSession } from './boot';

const alma = personWith([]);

beforeAll(() => {
  const session = {
    memberId: alma.memberId,
    registry: aRegistry(),
    preferences: somePreferences,
    overrides: {},
  };
  const script = document.createElement('script');
  script.id = 'courtyard-boot';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ session });
  document.body.append(script);
});

afterAll(resetStores);

test('what came with the page is for the person it was written for, until they leave', () => {
  expect(bootSession()).toBeNull();
  signIn(alma);
  expect(bootSession()?.registry.sections).toHaveLength(aRegistry().sections.length);
  signIn({ ...alma, memberId: 'somebody else' });
  expect(bootSession()).toBeNull();
  signIn(alma);
  expect(bootSession()?.preferences.language).toBe('en');
  signIn(null);
  signIn(alma);
  expect(bootSession()).toBeNull();
});
