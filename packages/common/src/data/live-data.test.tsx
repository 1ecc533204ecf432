import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { connectLiveEvents } from './live-events';
import { renderPage } from '../testing/testing';
import { useLiveData } from './live-data';
import { useCommand } from './use-command';

/** The browser's end of the stream; the test is the server. */
class Stream extends EventTarget {
  static opened: Stream | undefined;
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    Stream.opened = this;
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(topic: string, section: string) {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify({ section }) }));
  }
}

const original = globalThis.EventSource;
let disconnect: () => void;

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  Object.assign(globalThis, { EventSource: Stream });
  disconnect = connectLiveEvents();
});

afterEach(() => {
  disconnect();
  Object.assign(globalThis, { EventSource: original });
});

/** Others changed something of these sections; by the end the page has had its turn to ask. */
const hear = (...sections: string[]) =>
  act(async () => {
    for (const section of sections) Stream.opened?.tell('section-data', section);
    await new Promise((done) => setTimeout(done));
  });

test('what others change is asked for again; what belongs elsewhere is left alone', async () => {
  const asked: string[] = [];
  function Page() {
    useLiveData();
    const ask = (name: string) => async () => {
      asked.push(name);
      return asked.length;
    };
    const property = useQuery({ queryKey: ['properties', 'one'], queryFn: ask('property') });
    useQuery({ queryKey: ['members'], queryFn: ask('members') });
    return <p>{property.data ? 'shown' : 'loading'}</p>;
  }
  renderPage(<Page />);
  await screen.findByText('shown');
  expect(asked.toSorted()).toEqual(['members', 'property']);

  await hear('people', 'properties', 'properties');
  expect(asked.filter((name) => name === 'property')).toHaveLength(2);
  expect(asked.filter((name) => name === 'members')).toHaveLength(1);
});

test('what is being removed is not asked for, though word of it comes before the answer; kept, it is again', async () => {
  let asked = 0;
  let answer = { resolve: () => {}, reject: (_: Error) => {} };
  function Page() {
    useLiveData();
    const key = ['properties', 'assets', 'one', 'pump'];
    const pump = useQuery({ queryKey: key, queryFn: async () => (asked += 1) });
    const removal = useCommand(
      'properties',
      (_name: string) => new Promise<void>((resolve, reject) => (answer = { resolve, reject })),
      () => key,
    );
    return (
      <button type="button" onClick={() => removal.mutate('pump')}>
        {pump.data ? 'Remove' : 'loading'}
      </button>
    );
  }
  const { user } = renderPage(<Page />);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await hear('properties');
  };
  await remove();
  expect(asked).toBe(1);
  await act(async () => answer.reject(new Error('It has services on record')));
  await hear('properties');
  await waitFor(() => expect(asked).toBe(2));

  await remove();
  await act(async () => answer.resolve());
  await hear('properties');
  expect(asked).toBe(2);
});
