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
  signIn({ ...alma, memberId: 'somebody else' });
  expect(bootSession()).toBeNull();
  signIn(alma);
  expect(bootSession()?.registry.sections).toHaveLength(aRegistry().sections.length);
  expect(bootSession()?.preferences.language).toBe('en');
  // In another tab, which this one follows without ever seeing that nobody is signed in.
  signIn({ ...alma, memberId: 'somebody else' });
  signIn(alma);
  expect(bootSession()).toBeNull();
});
