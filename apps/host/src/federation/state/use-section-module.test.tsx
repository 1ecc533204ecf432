import { act, render, screen, waitFor } from '@testing-library/react';
import { aSection } from '../../registry/registry.fixture';
import { keyOf, prefetch, retrySection, useSectionLoads } from './section-loads';
import { useSectionModule } from './use-section-module';

/** It fails without any wait: nothing is fetched from a place that is not allowed. */
const section = aSection({ entryUrl: 'https://elsewhere.example/entry.js' });
const standing = () => useSectionLoads.getState()[keyOf(section, './routes')]?.status;

function Page() {
  return <p>{useSectionModule(section, './routes').status}</p>;
}

beforeEach(() => act(() => retrySection(section)));

test('a failed load that nobody waited for is forgotten, so that the visit tries again', async () => {
  void prefetch(section);
  expect(standing()).toBe('loading');
  await waitFor(() => expect(standing()).toBe('idle'));
});

test('where the pages do not come ahead of a visit, the cards of the section stay as they are', async () => {
  const slots = keyOf(section, './slots');
  const ready = { status: 'ready', module: { slots: {} } } as const;
  act(() => useSectionLoads.setState({ [slots]: ready }));
  await act(() => prefetch(section));
  expect(standing()).toBe('idle');
  expect(useSectionLoads.getState()[slots]).toBe(ready);
});

test('a visit that began meanwhile shows the failure, and does not wait for all of it once more', async () => {
  const seen: (string | undefined)[] = [];
  const stop = useSectionLoads.subscribe(() => seen.push(standing()));
  void prefetch(section);
  render(<Page />);
  expect(await screen.findByText('failed')).toBeVisible();
  stop();
  expect(seen).toEqual(['loading', 'failed']);
});

test('a section of which no release fits says so, and none of its code is asked for', async () => {
  const misfitting = aSection({ isIncompatible: true });
  function Misfitting() {
    return <p>{useSectionModule(misfitting, './routes').status}</p>;
  }
  render(<Misfitting />);
  expect(await screen.findByText('incompatible')).toBeVisible();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
