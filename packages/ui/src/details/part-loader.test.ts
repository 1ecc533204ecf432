import { ApiError } from '@courtyard/common';
import { latestIn } from './part-loader';

const pets = [{ id: '1', name: 'Rex' }];

test('one of a list is given as it is now, and nothing where it is gone', async () => {
  const query = { refetch: async () => ({ data: pets, isError: false, error: null }) };
  expect(await latestIn(query, '1')).toBe(pets[0]);
  expect(await latestIn(query, '2')).toBeUndefined();
});

test('what could not be asked for is not what it was before', async () => {
  const error = new ApiError({ status: 0, code: 'network', message: 'Failed to fetch' });
  const query = { refetch: async () => ({ data: pets, isError: true, error }) };
  await expect(latestIn(query, '1')).rejects.toBe(error);
});
