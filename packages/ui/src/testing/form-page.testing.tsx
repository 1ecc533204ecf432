import { type CallHandler, type OpenedPage, problemOf } from '@courtyard/common/testing';
import { screen, within } from '@testing-library/react';

interface FormPage<T extends { version: number }> {
  /** Opens the form that changes the record, as who may. The record's own page says "Details". */
  open: (given: { answers: Record<string, CallHandler> }) => OpenedPage;
  /** The calls that give and change it, and what the contract takes of a change. */
  read: string;
  update: string;
  change: { parse: (body: unknown) => { version: number } };
  /** As it is read first. */
  record: T;
  /** A field of text by its name and by what the form calls it: two people change it. */
  field: keyof T & string;
  label: RegExp;
  /** What else the other person saved: texts that are shown as they are. */
  theirs: { readonly [K in keyof T]?: string };
}

/** Tests what every form of a record with a version does when two people save it. */
export function testFormPage<T extends { version: number }>(given: FormPage<T>): void {
  const { open, read, update, change, record, field, label, theirs } = given;
  const saved = { ...record, ...theirs, [field]: 'Theirs', version: record.version + 1 };

  test('when somebody else saved meanwhile, theirs stands beside what was written; saving again puts mine over', async () => {
    let current: T = record;
    const { user, sent } = open({
      answers: {
        [read]: () => ({ data: current }),
        [update]: ({ body }) =>
          change.parse(body).version === current.version
            ? { data: { ...current, version: current.version + 1 } }
            : problemOf(409, 'changed-meanwhile'),
      },
    });
    const save = () => user.click(screen.getByText('Save changes', { selector: 'button' }));
    const written = await screen.findByLabelText(label);
    await user.clear(written);
    await user.type(written, 'Mine');
    current = saved;
    await save();
    const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
    expect(panel.getByRole('radio', { name: 'Theirs: Theirs' })).not.toBeChecked();
    expect(panel.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    for (const text of Object.values(theirs))
      expect(panel.getByRole('radio', { name: `Theirs: ${text}` })).toBeChecked();
    expect(written).toHaveValue('Mine');
    await save();
    expect(await screen.findByText('Details')).toBeVisible();
    expect(sent(update)).toHaveLength(2);
    expect(sent(update)[1]).toMatchObject({ ...theirs, [field]: 'Mine', version: saved.version });
  });
}
