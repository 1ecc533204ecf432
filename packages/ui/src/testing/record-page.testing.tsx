import { idOf, problemOf, type OpenedPage } from '@courtyard/common/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

interface RecordPage {
  /** Opens the page of the record, as who may change it. Its list says "The list". */
  open: (given: { path?: string; answers?: Record<string, () => unknown> }) => OpenedPage;
  /** Address of the page, without the id. */
  path: string;
  record: { id: string; name: string };
  /** The calls that give and remove it. */
  read: string;
  remove: string;
  /** The words of the button that removes it. */
  removeVerb: string;
  /** What the page says where there is no such record, and the words of the way on. */
  missingTitle: string;
  all: string;
}

/** Tests what every page about a record does: the removal after one question, and addresses of what is not there. */
export function testRecordPage(given: RecordPage): void {
  const { open, path, record, read, remove, removeVerb, missingTitle, all } = given;
  const askToRemove = async ({ user }: OpenedPage) => {
    await user.click(await screen.findByRole('button', { name: `More for ${record.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return within(await screen.findByRole('alertdialog', { name: `Delete ${record.name}?` }));
  };
  const isMissing = () => screen.findByRole('heading', { level: 1, name: missingTitle });

  test('removing asks once, and the way leads back to the list', async () => {
    let isGone = false;
    const opened = open({
      answers: {
        [read]: () => (isGone ? problemOf(404, 'not-found') : { data: record }),
        [remove]: () => {
          isGone = true;
          return new Response(null, { status: 204 });
        },
      },
    });
    const { user, calls, router } = opened;
    const question = await askToRemove(opened);
    expect(isGone).toBe(false);
    await user.click(question.getByRole('button', { name: removeVerb }));
    expect(await screen.findByText('The list')).toBeVisible();
    expect(screen.getByText(new RegExp(`^${record.name} (was )?(removed|deleted)`))).toBeVisible();
    expect(calls.filter(({ name }) => name === remove)).toHaveLength(1);
    // Nobody asks again for what is no longer there, until somebody comes back to it.
    expect(calls.filter(({ name }) => name === read)).toHaveLength(1);
    act(() => router.navigate(`${path}?id=${record.id}`));
    expect(await isMissing()).toBeVisible();
  });

  test('a refusal to remove is told where it was asked, and the record stays', async () => {
    const detail = 'Something else still needs it.';
    const opened = open({ answers: { [remove]: () => problemOf(409, 'needed', { detail }) } });
    const question = await askToRemove(opened);
    await opened.user.click(question.getByRole('button', { name: removeVerb }));
    expect(await question.findByText(detail)).toBeVisible();
    await opened.user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: record.name })).toBeVisible();
  });

  test.each([
    ['names nothing', '', 404, 'not-found'],
    ['names one that is gone', `?id=${idOf(999)}`, 404, 'not-found'],
    ['names what is no id', '?id=pump', 422, 'validation'],
  ])('an address that %s leads to the list', async (_what, search, status, code) => {
    const { user } = open({ path: path + search, answers: { [read]: () => problemOf(status, code) } });
    expect(await isMissing()).toBeVisible();
    await user.click(screen.getByRole('link', { name: all }));
    expect(await screen.findByText('The list')).toBeVisible();
  });
}
