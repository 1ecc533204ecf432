import { renderPage } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { withUi } from '../testing/testing';
import { Button } from './button';

function Actions() {
  const [busy, setBusy] = useState('');
  return (
    <>
      <Button loading={busy === 'save'} onClick={() => setBusy('save')}>
        Save
      </Button>
      <Button loading={busy === 'add'} onClick={() => setBusy('add')} icon="plus">
        Add
      </Button>
    </>
  );
}

test.each([
  ['Save', 'covered'],
  ['Add', null],
])(
  '%s shows that it is busy over its words or in place of its icon, and keeps its name',
  async (name, words) => {
    const { user } = renderPage(<Actions />, { wrap: withUi });
    const button = screen.getByRole('button', { name });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName(name);
    expect(button.getAttribute('data-words')).toBe(words);
    // The spinner alone: an icon beside it would make the button wider.
    expect(button.children).toHaveLength(1);
    expect(button.querySelector('svg')).toBeNull();
  },
);
