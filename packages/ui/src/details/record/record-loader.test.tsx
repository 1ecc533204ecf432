import { ApiError } from '@courtyard/common';
import { renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '../../testing/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Page } from '../../layout/page';
import { RecordLoader } from './record-loader';

const texts = { missingTitle: 'Which lamp?', missingText: 'Choose one.', all: 'All lamps' };
const gone = new ApiError({ status: 404, code: 'not-found', message: 'There is no such lamp.' });

function open({ data, error }: { data?: string; error?: unknown }, form: boolean) {
  renderPage(
    <RecordLoader
      id="1"
      query={{
        data,
        error: error ?? null,
        isError: error !== undefined,
        refetch: async () => undefined,
      }}
      title="Lamp"
      t={(key) => texts[key]}
      list="/lamps"
      form={form}
    >
      {(lamp) => <p>{lamp}</p>}
    </RecordLoader>,
    { wrap: withUi },
  );
}
afterEach(() => resetStores());

test('what somebody took away meanwhile is said to be missing', () => {
  open({ data: 'Desk lamp', error: gone }, false);
  expect(screen.getByRole('heading', { level: 1, name: 'Which lamp?' })).toBeVisible();
  expect(screen.getAllByText('Which lamp?')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All lamps' })).toHaveAttribute('href', '/lamps');
});

test('what a person may not see is said, with whom to ask', () => {
  open({ error: new ApiError({ status: 403, code: 'forbidden', message: 'No.' }) }, true);
  expect(screen.getByRole('heading', { level: 1, name: 'Lamp' })).toBeVisible();
  expect(screen.getByText(/If you need it, ask your community/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a form that is open stays with what is written in it', () => {
  open({ data: 'Desk lamp', error: gone }, true);
  expect(screen.getByText('Desk lamp')).toBeVisible();
});

test('a form on what was never there does not open', () => {
  open({ error: gone }, true);
  expect(screen.getByRole('heading', { level: 1, name: 'Which lamp?' })).toBeVisible();
});

const Lamp = ({ name }: { name: string }) => <Page title={name}>{null}</Page>;

test('the heading of the next thing has the focus that was on the one before', async () => {
  function Lamps() {
    const [{ id, data }, set] = useState<{ id: string; data: string | undefined }>({
      id: '1',
      data: 'Desk lamp',
    });
    const query = { data, error: null, isError: false, refetch: async () => undefined };
    const goOn = () => {
      set({ id: '2', data: undefined });
      setTimeout(() => set({ id: '2', data: 'Floor lamp' }), 10);
    };
    return (
      <main>
        <RecordLoader id={id} query={query} title="Lamp" t={(key) => texts[key]} list="/lamps">
          {(name) => <Lamp name={name} />}
        </RecordLoader>
        <p onPointerEnter={goOn}>On</p>
      </main>
    );
  }
  const { user } = renderPage(<Lamps />, { wrap: withUi });
  act(() => screen.getByRole('heading', { level: 1, name: 'Desk lamp' }).focus());
  await user.hover(screen.getByText('On'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Floor lamp' })).toHaveFocus());
});
