import { screen } from '@testing-library/react';
import { renderPage } from '@courtyard/common/testing';
import { useState } from 'react';
import { withUi } from '../../testing/testing';
import { useAddedRow } from './use-added-row';

function Lines() {
  const [count, setCount] = useState(1);
  const rows = useAddedRow(count);
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} ref={rows.refOf(at)}>
          <button type="button">Remove</button>
          <input aria-label={`Line ${at + 1}`} />
        </div>
      ))}
      <button type="button" onClick={rows.adding(() => setCount(count + 1))}>
        Add
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Paste
      </button>
    </>
  );
}

test('who adds a row goes on in its first field; one that came otherwise leaves the focus where it is', async () => {
  const { user } = renderPage(<Lines />, { pattern: '/', wrap: withUi });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(screen.getByRole('textbox', { name: 'Line 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Paste' })).toHaveFocus();
});
