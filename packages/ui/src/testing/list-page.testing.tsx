import { pageOf, type OpenedPage } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';

interface ListPage {
  /** Opens the page with rows, as who may change things. */
  open: (given: {
    path?: string;
    permissions?: readonly string[];
    answers?: Record<string, () => unknown>;
  }) => OpenedPage;
  /** The list's call; its export is asked for below it. */
  list: string;
  /** The name of one of the rows. */
  row: string;
  /** What one holds who only reads. */
  reader: readonly string[];
  /** The words of the button that leads to the form. */
  add: string;
  /** What an empty list says. */
  none: string;
  /** Filters in the address that reach list and file under the same names: `category=pool`. */
  filtered: string;
}

/** Tests what every list does: who is offered to add and to edit, the file under the list's filters, the empty list. */
export function testListPage({ open, list, row, reader, add, none, filtered }: ListPage): void {
  const shown = () => screen.findByText(row);

  test('only who keeps the list is offered to add and to edit', async () => {
    const { user } = open({});
    expect(await screen.findByRole('link', { name: add })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();

    const { user: visitor } = open({ permissions: reader });
    await visitor.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
    expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: add })).not.toBeInTheDocument();
  });

  test('the server writes the file, under the filters of the list', async () => {
    // jsdom cannot follow a link, not even to a download.
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const { user, calls } = open({
      path: `/?${filtered}&sort=-name&cursor=page-3`,
      permissions: reader,
      answers: { [`${list}/export`]: () => ({}) },
    });
    await shown();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const asked = calls.find(({ name }) => name === `${list}/export`)?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      ...Object.fromEntries(new URLSearchParams(filtered)),
      sort: '-name',
      format: 'xlsx',
    });
  });

  test('an empty list tells who keeps it what to do, and others what will come', async () => {
    const answers = { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) };
    open({ answers });
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.getAllByRole('link', { name: add })).toHaveLength(2);
    open({ answers, permissions: reader });
    expect(await screen.findByText('Nothing here yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: add })).not.toBeInTheDocument();
  });
}
