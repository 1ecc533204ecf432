import { personWith, resetStores, signIn } from '@courtyard/common/testing';
import { aRegistry } from './registry.fixture';
import { useRegistry } from './registry.store';

afterEach(resetStores);

test('the sections of one person are not the next one’s', () => {
  const alma = personWith([]);
  signIn(alma);
  useRegistry.getState().start(aRegistry());
  signIn({ ...alma, token: 'the next one' });
  expect(useRegistry.getState().registry).not.toBeNull();
  signIn(personWith([], { memberId: 'another' }));
  expect(useRegistry.getState()).toMatchObject({ registry: null, standing: 'loading' });
});
