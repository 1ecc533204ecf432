import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChangeAtOnce } from './use-change-at-once';

interface Colours {
  wall: string;
  door: string;
}

const queryKey = ['colours'];

test('of two quick changes the answer to the first does not take back the second', async () => {
  const client = new QueryClient();
  const stored: Colours = { wall: 'white', door: 'white' };
  const answers: (() => void)[] = [];
  const send = (change: Partial<Colours>) =>
    new Promise<{ data: Colours }>((done) => {
      answers.push(() => done({ data: { ...Object.assign(stored, change) } }));
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data } = useQuery({
        queryKey,
        queryFn: () => stored,
        initialData: stored,
        staleTime: Infinity,
      });
      const { mutate } = useChangeAtOnce<Colours, Partial<Colours>>({
        queryKey,
        send,
        changed: (before, change) => ({ ...before, ...change }),
        onFailed: () => undefined,
      });
      return { data, mutate };
    },
    { wrapper },
  );
  const change = (colours: Partial<Colours>) => act(async () => result.current.mutate(colours));
  await change({ wall: 'red' });
  await change({ wall: 'green' });
  const isGreen = () => expect(result.current.data).toEqual({ wall: 'green', door: 'white' });
  await waitFor(isGreen);
  // The second waits for the first, so that the server has them in their order.
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  isGreen();
  answers[1]?.();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  isGreen();
  expect(stored).toEqual({ wall: 'green', door: 'white' });
});
