import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { withUi } from '../testing/testing';
import { IconButton } from './icon-button';

test('an icon button shows its label to who points at it, and is not named twice', async () => {
  renderPage(<IconButton icon="trash" label="Remove photo 2" />, { wrap: withUi });
  const button = screen.getByRole('button', { name: 'Remove photo 2' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove photo 2');
  expect(button).not.toHaveAccessibleDescription();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the keyboard shows it too, and other words describe the button', async () => {
  renderPage(<IconButton icon="copy" label="Copy Monday" tooltip="Copy to all days" />, { wrap: withUi });
  const button = screen.getByRole('button', { name: 'Copy Monday' });
  act(() => button.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy to all days');
  expect(button).toHaveAccessibleDescription('Copy to all days');
  fireEvent.blur(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
