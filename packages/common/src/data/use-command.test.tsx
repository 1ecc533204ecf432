import { act, screen, waitFor } from '@testing-library/react';
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

test('a command without values is sent, each time under a key of its own', async () => {
  const keys: string[] = [];

  function Draft() {
    const command = useCommand('properties', async (_nothing: undefined, key) => void keys.push(key));
    return (
      <button type="button" onClick={() => command.mutate(undefined)}>
        draft
      </button>
    );
  }

  const { user } = renderPage(<Draft />);
  for (const count of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'draft' }));
    await waitFor(() => expect(keys).toHaveLength(count));
  }
  expect(keys[1]).not.toBe(keys[0]);
});

test('the end of one command is not the end of another that began meanwhile', async () => {
  const sent: { values: string; key: string; answer: (failure?: Error) => void }[] = [];

  function Commands() {
    const command = useCommand(
      'properties',
      (values: string, key) =>
        new Promise<void>((resolve, reject) =>
          sent.push({ values, key, answer: (failure) => (failure ? reject(failure) : resolve()) }),
        ),
    );
    return ['first', 'second'].map((values) => (
      <button key={values} type="button" onClick={() => command.mutate(values)}>
        {values}
      </button>
    ));
  }

  const { user } = renderPage(<Commands />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('first');
  await press('second');
  await act(async () => sent[0]?.answer());
  await act(async () => sent[1]?.answer(new TypeError('The network is gone')));
  await press('second');
  expect(sent.map(({ values }) => values)).toEqual(['first', 'second', 'second']);
  expect(sent[2]?.key).toBe(sent[1]?.key);
});
