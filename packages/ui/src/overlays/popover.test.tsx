import { renderPage } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { Button } from '../actions/button';
import { LoadingState } from '../feedback/skeleton';
import { withUi } from '../testing/testing';
import { Popover } from './popover';

const open = async (children: React.ReactNode) => {
  const { user } = renderPage(
    <>
      <Popover label="News" trigger={<Button>Bell</Button>}>
        {children}
      </Popover>
      <Button>Next</Button>
    </>,
    { wrap: withUi },
  );
  await user.click(screen.getByRole('button', { name: 'Bell' }));
  expect(screen.getByRole('dialog', { name: 'News' })).toHaveFocus();
  return user;
};

test('Tab does not leave while what it holds is still on its way', async () => {
  const user = await open(<LoadingState />);
  await user.keyboard('{Tab}');
  expect(screen.getByRole('dialog', { name: 'News' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bell' })).toHaveFocus();
});

test('Tab goes to what it holds, and closes it behind the last', async () => {
  const user = await open(<Button>Read all</Button>);
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Read all' })).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});
