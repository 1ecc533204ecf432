import { connectLiveEvents } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useLiveSection } from './live-data';

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
  Object.assign(globalThis, { EventSource: Stream });
  disconnect = connectLiveEvents();
});

afterEach(() => {
  disconnect();
  Object.assign(globalThis, { EventSource: original });
});

test('what others change is asked for again; what belongs elsewhere is left alone', async () => {
  const asked: string[] = [];
  function Page() {
    useLiveSection();
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

  act(() => Stream.opened?.tell('section-data', 'people'));
  act(() => Stream.opened?.tell('section-data', 'properties'));
  await waitFor(() => expect(asked.filter((name) => name === 'property')).toHaveLength(2));
  expect(asked.filter((name) => name === 'members')).toHaveLength(1);
});
