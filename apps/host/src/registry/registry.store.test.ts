import { personWith, resetStores, signIn } from '@courtyard/common/testing';
import { aRegistry, aSection } from './registry.fixture';
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

test('a build that the server does not know stands beside its sections, until the server knows it', () => {
  signIn(personWith(['Section Override']));
  const { start, invite } = useRegistry.getState();
  const guest = aSection({ id: 'pond', version: '0.1.0' });
  const ids = () => useRegistry.getState().registry?.sections.map(({ id, version }) => `${id} ${version}`);
  start(aRegistry());
  invite(guest);
  invite({ ...guest, version: '0.2.0' });
  expect(ids()).toEqual(['properties 1.0.0', 'pond 0.2.0']);
  start(aRegistry());
  expect(ids()).toEqual(['properties 1.0.0', 'pond 0.2.0']);
  start(aRegistry({ sections: [aSection(), aSection({ id: 'pond', version: '1.0.0' })] }));
  expect(ids()).toEqual(['properties 1.0.0', 'pond 1.0.0']);
  signIn(null);
  start(aRegistry());
  expect(ids()).toEqual(['properties 1.0.0']);
});
