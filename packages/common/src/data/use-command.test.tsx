import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/testing';
import { useCommand } from './use-command';

test('the same values after a lost answer are the same command; other values, or success, begin a new one', async () => {
  const keys: [string, string][] = [];
  let losesAnswer = true;

  function Commands() {
    const command = useCommand('properties', async (values: string, key) => {
      keys.push([values, key]);
      if (losesAnswer) throw new TypeError('The network is gone');
    });
    return (
      <>
        {['save', 'save more'].map((values) => (
          <button key={values} type="button" onClick={() => command.mutate(values)}>
            {values}
          </button>
        ))}
      </>
    );
  }

  const { user } = renderPage(<Commands />);
  const press = async (name: string, count: number) => {
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(keys).toHaveLength(count));
  };
  await press('save', 1);
  losesAnswer = false;
  await press('save', 2);
  await press('save', 3);
  losesAnswer = true;
  await press('save', 4);
  await press('save more', 5);

  const [lost, again, next, lostAgain, other] = keys.map(([, key]) => key);
  expect(again).toBe(lost);
  expect(next).not.toBe(again);
  expect(other).not.toBe(lostAgain);
});
