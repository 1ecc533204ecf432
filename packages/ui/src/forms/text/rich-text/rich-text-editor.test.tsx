import { renderPage } from '@courtyard/common/testing';
import { mailingText } from '@courtyard/contract/fields/rich-text';
import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { withUi } from '../../../testing/testing';
import { Form } from '../../form/form';
import { FormActions } from '../../form/form-actions';
import { useContractForm } from '../../form/use-contract-form';
import { RichTextEditor } from './rich-text-editor';

const input = z.object({ body: mailingText });
const dear = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Dear ' }] };
const fields = [
  { name: 'firstName', label: 'First name' },
  { name: 'unit', label: 'Unit' },
];

function EmailMessage({ onSubmit }: { onSubmit: (values: z.infer<typeof input>) => Promise<void> }) {
  const form = useContractForm(input, {
    defaultValues: { body: { type: 'doc', content: [dear] } },
    onSubmit,
  });
  return (
    <Form form={form}>
      <RichTextEditor {...form.field('body')} label="Words" mergeFields={fields} />
      <FormActions submitLabel="Save" />
    </Form>
  );
}

test('a field is put into a letter as one piece, by its name, and is walked to among the tools', async () => {
  const saved: unknown[] = [];
  const { user } = renderPage(<EmailMessage onSubmit={async (values) => void saved.push(values)} />, {
    wrap: withUi,
  });
  const tools = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  expect(tools.queryByRole('button', { name: 'Picture' })).toBeNull();
  tools.getByRole('button', { name: 'Bold' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(tools.getByRole('button', { name: 'Insert Unit' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  const text = screen.getByRole('textbox', { name: /^Words/ });
  expect(within(text).getByText('First name')).toHaveAttribute('data-field', 'firstName');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(JSON.stringify(saved)).toContain('{"type":"mergeField","attrs":{"name":"firstName"}}');
});
